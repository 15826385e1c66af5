/** The log by turns: one line for each that is over, which opens to its sentences. */

import type { LogEntry, TurnInfo } from './wire';

export interface LoggedTurn {
  key: string;
  round: number; // that begins with it; 0 if none does
  between: string; // what happened before it and belongs to no turn
  line: TurnInfo | null; // when it is over
  said: { key: string; seat: number | null; text: string }[];
}

/** Turns in order; the last one may still be going on. */
export function turnsOf(log: LogEntry[]): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  let round = 0;
  let turn: LoggedTurn = { key: '', round: 0, between: '', line: null, said: [] };
  for (const { version, said } of log)
    for (const [at, one] of said.entries()) {
      const key = `${version}-${at}`;
      if (one.text) {
        turn.said.push({ key, seat: one.seat, text: one.text });
        continue;
      }
      turn.line = one.turn ?? null;
      turns.push(turn);
      const opens = one.round > round;
      round = Math.max(round, one.round);
      turn = { key, round: opens ? one.round : 0, between: one.between ?? '', line: null, said: [] };
    }
  turns.push(turn);
  return turns.filter((one) => one.round || one.between || one.line || one.said.length);
}

/** The last turn of each other seat since this viewer’s own: what there is to catch up with. */
export function sinceOwn(log: LogEntry[], viewer: number | null): Map<number, TurnInfo> {
  const lines = turnsOf(log).flatMap(({ line }) => (line ? [line] : []));
  const own = lines.findLastIndex((line) => line.seat === viewer);
  return new Map(lines.slice(own + 1).map((line) => [line.seat, line]));
}
