/** Pictures of the guide: pieces of the game on a small stage, 128 by 88. */

/** A piece at a spot (its centre), perhaps on a tile of that hue. */
export interface Piece {
  icon: string;
  at: [number, number];
  size: number;
  tone?: string;
  tile?: string;
}

export interface Drawing {
  pieces: Piece[];
  way?: string; // a dotted way, as an SVG path
}

/** What a family provides to the guide: its pictures by the keys of their statements, and the signs of its units. */
export interface Drawings {
  pictures: Record<string, Drawing>;
  sign(unit: string): { icon: string; hue: string } | undefined;
}

/** The kind and the key of a unit. */
export function parted(unit: string): [string, string] {
  const at = unit.indexOf('-');
  return [unit.slice(0, at), unit.slice(at + 1)];
}

/** Ring the spots of the table that a statement is about. */
export function light(units: string[]): void {
  unlight();
  for (const unit of units) {
    const [kind, key] = parted(unit);
    for (const spot of document.querySelectorAll(`[data-at="${CSS.escape(`${kind}:${key}`)}"]`))
      spot.classList.add('told');
  }
}

export function unlight(): void {
  for (const spot of document.querySelectorAll('.told')) spot.classList.remove('told');
}
