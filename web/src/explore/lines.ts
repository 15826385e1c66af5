/** The lines that were tried: a tree of positions. */

import type { Explored } from '../lib/wire';

export interface Node {
  id: number;
  parent: number | null;
  seat: number | null; // whose choice led here; null for the first position and for edits
  label: string;
  explored: Explored;
}

/** A line of the tree: it begins beside a node of an earlier one, `depth` steps from the first position. */
export interface Row {
  depth: number;
  nodes: Node[];
}

export function childrenOf(nodes: Node[], parent: number): Node[] {
  return nodes.filter((one) => one.parent === parent);
}

/** Every node once: each line goes on with what was tried first, and what was tried instead has lines of its own. */
export function rowsOf(nodes: Node[]): Row[] {
  const rows: Row[] = [];
  const follow = (first: Node, depth: number): void => {
    const row: Row = { depth, nodes: [] };
    rows.push(row);
    for (let next: Node | undefined = first; next; next = childrenOf(nodes, next.id)[0]) row.nodes.push(next);
    row.nodes.forEach((node, at) => {
      for (const other of childrenOf(nodes, node.id).slice(1)) follow(other, depth + at + 1);
    });
  };
  const root = nodes[0];
  if (root) follow(root, 0);
  return rows;
}
