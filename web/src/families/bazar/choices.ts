/** What the choices of the city look like, where they are on the board, and what is certain to follow from them. */

import type { Scene } from '../../lib/scene.svelte';
import { motif } from '../../lib/seats';
import { capital, listed, of, say, signed } from '../../lib/words.svelte';
import type { Choice, DecisionInfo } from '../../lib/wire';
import type { Face } from '../family';
import { keyOf } from '../shared';
import { prospect } from './ahead';
import { beside, cellOf, firstTile, standing } from './city';
import { totals } from './income';
import { look, merchant, type Way } from './looks';
import { viewOf, type Piece } from './view';

/** The merchant whose effect is being used: "courier.push" → "courier". */
export function acting(decision: DecisionInfo | null): string {
  return decision?.key.includes('.') ? (decision.key.split('.')[0] ?? '') : '';
}

/** Where the merchant stands whose effect is being used. */
export function origin(scene: Scene): string | undefined {
  const tile = acting(scene.decision);
  return tile && scene.toAct !== null ? standing(viewOf(scene), scene.toAct, tile) : undefined;
}

/** The space that a choice names, or that of the tile in the direction that it names. */
export function spaceOf(scene: Scene, choice: Choice): string | undefined {
  const space = keyOf(choice.parts.space);
  if (space) return space;
  const way = keyOf(choice.parts.way) as Way;
  const from = way ? origin(scene) : undefined;
  if (!from) return undefined;
  const view = viewOf(scene);
  return acting(scene.decision) === 'fisherman' ? firstTile(view, from, way) : beside(view, from, way);
}

/** The choices that belong to a space of the board. */
export function choicesAt(scene: Scene, space: string): Choice[] {
  return (scene.asked?.choices ?? []).filter((choice) => spaceOf(scene, choice) === space);
}

/** The merchant that is being placed; on the page alone, while that is a plan. */
export function tileOf(scene: Scene): string | null {
  return scene.plan ? keyOf(scene.plan.choice.parts.tile) : viewOf(scene).tile;
}

/** Whether a merchant is still to be chosen, so that a space may be touched before it. */
export function aims(scene: Scene): boolean {
  const [first] = scene.decision?.choices ?? [];
  return scene.decision?.key === 'merchant' && first !== undefined && scene.plans(first);
}

/** The space that was touched before the merchant was chosen, or with it. */
export function aimedAt(scene: Scene): string | undefined {
  return scene.aimed[0]?.split(':')[1];
}

/** "Orhan’s beggar". */
export function pieceName(scene: Scene, piece: Piece): string {
  return say('web-baz-piece', { tile: scene.unit('tile', piece.tile).name, who_of: of(scene.name(piece.seat)) });
}

export function hueOf(seat: number): string {
  return `var(--p-${motif(seat).key})`;
}

const WORDS: Record<string, string> = {
  'architect.turn:right': 'turn-right',
  'architect.turn:left': 'turn-left',
  'pedlar.walk_on:yes': 'steps',
};

export function face(scene: Scene, choice: Choice): Face {
  const view = viewOf(scene);
  const tile = keyOf(choice.parts.tile);
  if (tile) return { icon: merchant(tile), hue: hueOf(scene.viewer ?? view.seat) };
  const space = spaceOf(scene, choice);
  const piece = space ? view.spaces[space] : undefined;
  const way = keyOf(choice.parts.way);
  if (piece && acting(scene.decision) !== 'pedlar') {
    const note = way ? scene.unit('way', way).name : `${space} · ${districtName(scene, space)}`;
    return { icon: merchant(piece.tile), hue: hueOf(piece.seat), label: pieceName(scene, piece), note };
  }
  if (way) return { icon: `way-${way}` };
  if (space)
    return {
      icon: look(cellOf(view, space)?.district ?? '').icon,
      hue: look(cellOf(view, space)?.district ?? '').hue,
      note: districtName(scene, space),
    };
  return { icon: WORDS[choice.choice] };
}

function districtName(scene: Scene, space: string | undefined): string {
  const district = space ? cellOf(viewOf(scene), space)?.district : '';
  return district ? scene.unit('district', district).name : '';
}

/** Whose income would change, and to what. */
export function foresee(scene: Scene, _choice: Choice): string {
  const ahead = prospect(scene);
  if (!ahead) return '';
  const before = totals(viewOf(scene));
  const changed = totals(ahead.view).flatMap((coins, seat) => {
    const by = coins - (before[seat] ?? 0);
    return by ? [say('web-baz-ahead-seat', { who: scene.name(seat), coins, by: signed(by) })] : [];
  });
  return changed.length ? `${capital(say('web-baz-ahead', { changes: listed(changed) }))}` : '';
}
