/** The lines that were tried: a tree of positions. */

import type { Explored, Judged, Worth } from '../lib/wire';
import { WIDE } from './worth';

export interface Node {
  id: number;
  parent: number | null;
  seat: number | null; // whose choice led here; null for the first position and for edits
  choice: string; // that led here, with no chance between; otherwise ''
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

/** Whose chance a node shows: of the seat that moved, or else of the one that is to move. */
export const moverOf = (node: Node): number | null => node.seat ?? node.explored.to_act;

/** That seat's chance: how the game ended, or as rollouts from there show it; before there are any, as those of the
 * position before showed the choice. */
export function chanceOf(node: Node, known: ReadonlyMap<number, Judged>): Worth | undefined {
  const seat = moverOf(node);
  const { outcome } = node.explored;
  if (outcome && seat !== null)
    return { mean: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0, se: 0, rollouts: 0 };
  const judged = known.get(node.id);
  if (judged) return judged.chances[seat ?? -1];
  return node.parent === null ? undefined : known.get(node.parent)?.choices[node.choice];
}

/** Whether a move has clearly bettered (1) or worsened (-1) the chance of the seat that made it. */
export function change(node: Node, known: ReadonlyMap<number, Judged>): -1 | 0 | 1 {
  const now = chanceOf(node, known);
  const before = node.parent === null ? undefined : known.get(node.parent)?.chances[node.seat ?? -1];
  if (!now || !before) return 0;
  const gained = now.mean - before.mean;
  if (Math.abs(gained) <= WIDE * Math.hypot(now.se, before.se)) return 0;
  return gained < 0 ? -1 : 1;
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
