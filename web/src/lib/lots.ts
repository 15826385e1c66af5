/**
 * Dice that nobody can bend: this browser’s part in them, and checking them after the game. See docs/protocol.md.
 *
 * A number means a card or a roll only by the rules, which are not here: `souk verify` has them.
 */

import { fromHex, hmac, randomHex, sha256, toHex } from './hash';
import { keepNumber, myNumbers, type MyNumber } from './keep';
import type { AttemptInfo, CommitRequest, NumberRequest, TableInfo } from './wire';

const BYTES = 32;
const DRAWN = 16; // bytes of the hash that a lot is drawn from

export function commitmentTo(table: string, seat: number, seal: string, number: string): Promise<string> {
  return sha256(`souk-number ${table} ${seat} ${seal} ${number}`);
}

const listing = ({ numbers }: AttemptInfo): string =>
  numbers.map(({ seat, commitment }) => `${seat}:${commitment}`).join(' ');

type Due = Omit<CommitRequest, 'id'> | Omit<NumberRequest, 'id'>;

/**
 * What a seat has to send before the game: a commitment to a number; then, once the list has it, the number. Before
 * either is sent, this browser keeps what will prove the dice: it is worth nothing if it is learned later.
 */
export async function due(info: TableInfo, seat: number, sent: Set<string>): Promise<Due | undefined> {
  const attempt = info.attempts.at(-1);
  if (info.begun || !attempt || !info.asked.includes(seat)) return undefined;
  const { seal } = attempt;
  const known = myNumbers(info.table).find((one) => one.seat === seat && one.seal === seal);
  const mine: MyNumber = known ?? { seat, seal, number: randomHex(BYTES), begin: '' };
  const commitment = await commitmentTo(info.table, seat, seal, mine.number);
  const listed = attempt.numbers.find((one) => one.seat === seat)?.commitment === commitment;
  if (attempt.begun) {
    if (!listed || sent.has(`number ${seal}`)) return undefined;
    sent.add(`number ${seal}`);
    keepNumber(info.table, { ...mine, begin: listing(attempt) });
    return { type: 'number', seal, number: mine.number };
  }
  if (listed || sent.has(`commit ${seal}`)) return undefined;
  sent.add(`commit ${seal}`);
  keepNumber(info.table, mine);
  return { type: 'commit', seal, commitment };
}

// Checking -----------------------------------------------------------------------------------------------------------

export interface Checked {
  /** What is wrong, as in the words `web-lots-…`; empty if nothing is. */
  fault: string;
  seat: number;
  lots: number;
  /** The seats whose numbers are in the dice. */
  seats: number[];
  attempts: number;
  /** Whether what this browser kept is in the dice, or was left out of them; empty if it kept nothing. */
  kept: '' | 'in' | 'out';
  /** Of the older kind: a sealed secret, and no numbers. */
  old: boolean;
}

interface Attempt {
  seal: string;
  secret: string;
  commitments: Map<number, string>;
  begin: string | undefined;
  numbers: Map<number, string>;
}

class Forged extends Error {
  constructor(
    readonly fault: string,
    readonly seat = -1,
  ) {
    super(fault);
  }
}

const spelled = (values: Map<number, string>): string[] =>
  [...values].sort(([a], [b]) => a - b).map(([seat, value]) => `${seat}:${value}`);

/** Check seal, commitments, numbers, and the number behind every lot of a record, against what this browser kept. */
export async function check(record: string, kept: MyNumber[]): Promise<Checked> {
  const found: Checked = { fault: '', seat: -1, lots: 0, seats: [], attempts: 0, kept: '', old: false };
  try {
    await checkAll(record, kept, found);
  } catch (error) {
    if (!(error instanceof Forged)) throw error;
    found.fault = error.fault;
    found.seat = error.seat;
  }
  return found;
}

async function checkAll(record: string, kept: MyNumber[], found: Checked): Promise<void> {
  const lines = record.split('\n').map((line) => line.trim());
  const { table, attempts } = await read(lines.filter((line) => line.startsWith('@ ')).map((line) => line.slice(2)));
  const last = attempts.at(-1);
  if (!last?.secret) throw new Forged('none');
  found.attempts = attempts.length;
  found.old = !table;
  if (found.old) return;
  if (last.begin === undefined) throw new Forged('missing');
  for (const seat of last.commitments.keys()) if (!last.numbers.has(seat)) throw new Forged('missing', seat);
  found.seats = [...last.numbers.keys()].sort((a, b) => a - b);
  found.kept = compare(attempts, last, kept);
  const said = [table, ...spelled(last.numbers)].join(' ');
  const key = await (await hmac(fromHex(last.secret)))(said);
  const draw = await hmac(key);
  for (const lot of lines.flatMap((line) => line.split(' | ')[1]?.split(' ') ?? [])) {
    const drawn = toHex((await draw(String(found.lots))).slice(0, DRAWN));
    if (lot.split('#')[1] !== drawn) throw new Forged('lot');
    found.lots += 1;
  }
}

/** Read what a record says about its dice, in order. */
async function read(lines: string[]): Promise<{ table: string; attempts: Attempt[] }> {
  const attempts: Attempt[] = [];
  let table = '';
  for (const line of lines) {
    const [word = '', ...values] = line.split(' ');
    const last = attempts.at(-1);
    if (word === 'table' && !table && !last) table = values[0] ?? '';
    else if (word === 'seal') {
      if (last?.begin !== undefined && last.commitments.size === last.numbers.size) throw new Forged('order');
      attempts.push({
        seal: values[0] ?? '',
        secret: '',
        commitments: new Map(),
        begin: undefined,
        numbers: new Map(),
      });
    } else if (last) await readInto(last, table, word, values);
    else throw new Forged('order');
  }
  return { table, attempts };
}

async function readInto(last: Attempt, table: string, word: string, values: string[]): Promise<void> {
  const seat = Number(values[0]);
  const value = values[1] ?? '';
  if (word === 'commit') {
    if (last.begin !== undefined) throw new Forged('order', seat);
    last.commitments.set(seat, value);
  } else if (word === 'begin') {
    if (last.begin !== undefined || values.join(' ') !== spelled(last.commitments).join(' ')) throw new Forged('begin');
    last.begin = values.join(' ');
  } else if (word === 'number') {
    if (last.begin === undefined || last.numbers.has(seat)) throw new Forged('order', seat);
    if (last.commitments.get(seat) !== (await commitmentTo(table, seat, last.seal, value)))
      throw new Forged('number', seat);
    last.numbers.set(seat, value);
  } else if (word === 'secret') {
    last.secret = values[0] ?? '';
    if ((await sha256(fromHex(last.secret))) !== last.seal) throw new Forged('seal');
  } else throw new Forged('order');
}

/** Compare with what this browser kept: an invented record agrees with itself, but not with this. */
function compare(attempts: Attempt[], last: Attempt, kept: MyNumber[]): Checked['kept'] {
  if (!kept.length) return '';
  if (!kept.some(({ seal }) => attempts.some((one) => one.seal === seal))) throw new Forged('kept-seal');
  const told = kept.filter((one) => one.seal === last.seal && one.begin);
  for (const { seat, number, begin } of told) {
    if (last.begin !== begin) throw new Forged('kept-begin');
    if (last.numbers.get(seat) !== number) throw new Forged('kept-number', seat);
  }
  return told.length ? 'in' : 'out';
}

/** The command that checks a record against what this browser kept, with the rules as well. */
export function command(table: string, kept: MyNumber[]): string {
  const mine = kept.filter((one) => one.begin).slice(-1);
  const options = mine.map((one) => `--seal ${one.seal} --number ${one.seat}:${one.number} --begin "${one.begin}"`);
  return [`souk verify souk-${table}.souk`, ...options].join(' ');
}
