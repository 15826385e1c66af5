/** Where the dice of a throw lie. Each keeps its place until the turn is over: one that has been used leaves a gap, and
 * those that are thrown again fall where there is room. */

import { FACES, type Face, type View } from './view';

export interface Spot {
  face: Face; // of the die that lies here, or that lay here
  used: boolean;
}

/** A die that can still be used. */
export interface Die {
  face: Face;
  spot: number;
  nth: number; // of those that show this face
  id: string;
}

/** The spots that were there, with these faces on them. If a die is used, it is the one that was `paid` with or, if it
 * shows something else, the first. */
export function laid(before: Spot[], faces: View['faces'], paid = -1): Spot[] {
  const spots = before.map((spot) => ({ ...spot }));
  const missing: Face[] = [];
  for (const face of FACES) {
    const lying = spots.filter((spot) => spot.face === face && !spot.used);
    const first = lying.filter((spot) => spot === spots[paid]);
    const rest = lying.filter((spot) => spot !== spots[paid]);
    for (const spot of [...first, ...rest].slice(0, Math.max(0, lying.length - faces[face]))) spot.used = true;
    missing.push(...Array<Face>(Math.max(0, faces[face] - lying.length)).fill(face));
  }
  for (const face of missing) {
    const free = spots.findLast((spot) => spot.used && spot.face === face) ?? spots.find((spot) => spot.used);
    if (free) Object.assign(free, { face, used: false });
    else spots.push({ face, used: false });
  }
  return spots;
}

/** The dice on some spots, in the order of their spots. */
export function lyingOn(spots: Spot[]): Die[] {
  const seen: Partial<Record<Face, number>> = {};
  return spots.flatMap(({ face, used }, spot) => {
    if (used) return [];
    const nth = seen[face] ?? 0;
    seen[face] = nth + 1;
    return [{ face, spot, nth, id: `${face}:${spot}` }];
  });
}
