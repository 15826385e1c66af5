/** The dice: this browser’s part in them, and checking them. `tools/lots.py` gives it a thousand games and forgeries. */

import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromHex, hmac, sha256, toHex } from '../src/lib/hash';
import { myNumbers, type MyNumber } from '../src/lib/keep';
import { check, command, commitmentTo, due } from '../src/lib/lots';
import type { TableInfo } from '../src/lib/wire';

interface Case {
  text: string;
  kept: MyNumber[];
  good: boolean;
}

const path = process.env.SOUK_LOTS ?? new URL('lots.json', import.meta.url);
const cases = JSON.parse(readFileSync(path, 'utf8')) as Case[];
const [first] = cases;
if (!first) throw new Error('no cases');
const [kept] = first.kept;
if (!kept) throw new Error('nothing was kept');

describe('hashes', () => {
  const secret = new Uint8Array(32).map((_, at) => at);
  it.each([crypto.subtle, null])('are those of the document, with the browser’s help or without', async (subtle) => {
    expect(await sha256(secret, subtle)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    const numbers = `k3JxQ0vTzB1m 0:${'ab'.repeat(32)} 2:${'cd'.repeat(32)}`;
    const key = await (await hmac(secret, subtle))(numbers);
    expect(toHex(key)).toBe('b9c3962191642551a8b7f35a10210c363d74685984cbe1b99ee16885d039eb04');
    expect(toHex(await (await hmac(key, subtle))('10')).slice(0, 32)).toBe('3064b76b2258411ecc250392b2895329');
  });
  it('commit to a number', async () => {
    const seal = await sha256(secret);
    expect(await commitmentTo('k3JxQ0vTzB1m', 0, seal, 'ab'.repeat(32))).toBe(
      '7e0706a8affadee5847d05489f812c8ed1eb44e6ebdf8cb37b1b10b85f09f750',
    );
    expect(toHex(fromHex(seal))).toBe(seal);
  });
});

describe('checking', () => {
  it('finds good games good, and every forgery', async () => {
    for (const { text, kept, good } of cases) {
      const found = await check(text, kept);
      expect(found.fault === '', text.slice(0, 4000)).toBe(good);
      if (good) expect([found.kept, found.seats.includes(1), found.lots > 5]).toEqual(['in', true, true]);
    }
  });
  it('does not find an invented game without what was kept', async () => {
    const invented = await Promise.all(cases.filter(({ good }) => !good).map(({ text }) => check(text, [])));
    expect(invented.some(({ fault }) => !fault)).toBe(true);
    expect(invented.some(({ fault }) => fault)).toBe(true);
  });
  it('knows when the game began without this browser’s number', async () => {
    expect((await check(first.text, [{ ...kept, begin: '' }])).kept).toBe('out');
    expect((await check(first.text, [])).kept).toBe('');
  });
  it('takes old games for what they are', async () => {
    const secret = 'ab'.repeat(32);
    const old = `souk 1 · game\n@ seal ${await sha256(fromHex(secret))}\n@ secret ${secret}\n* | roll:1+1`;
    expect(await check(old, [])).toMatchObject({ fault: '', old: true, seats: [] });
    expect((await check(old.replace('seal ', 'seal 0'), [])).fault).toBe('seal');
    expect((await check('souk 1 · game\n* | roll:1+1', [])).fault).toBe('none');
  });
  it('says how to check the rest', () => {
    expect(command('T', [kept])).toBe(
      `souk verify souk-T.souk --seal ${kept.seal} --number 1:${kept.number} --begin "${kept.begin}"`,
    );
  });
});

describe('before the game', () => {
  const SEAL = '5e'.repeat(32);
  const table = (begun: boolean, numbers: { seat: number; commitment: string }[]): TableInfo =>
    ({
      table: 'T',
      begun: false,
      asked: [0, 2],
      attempts: [{ seal: SEAL, secret: '', begun, numbers: numbers.map((one) => ({ ...one, number: '' })) }],
    }) as unknown as TableInfo;

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('commits, keeps what it will need, and tells its number when the list has it', async () => {
    const sent = new Set<string>();
    const request = await due(table(false, []), 2, sent);
    if (request?.type !== 'commit') throw new Error('no commitment');
    const [mine] = myNumbers('T');
    expect(mine).toMatchObject({ seat: 2, seal: SEAL, begin: '' });
    expect(await commitmentTo('T', 2, SEAL, mine?.number ?? '')).toBe(request.commitment);
    expect(await due(table(false, []), 2, sent)).toBeUndefined(); // once
    const listed = [
      { seat: 0, commitment: 'aa' },
      { seat: 2, commitment: request.commitment },
    ];
    expect(await due(table(false, listed), 2, new Set())).toBeUndefined(); // it is there already
    const number = await due(table(true, listed), 2, sent);
    expect(number).toMatchObject({ type: 'number', seal: SEAL, number: mine?.number });
    expect(myNumbers('T')).toEqual([{ ...mine, begin: `0:aa 2:${request.commitment}` }]);
  });
  it('tells nothing if the list has another commitment, or no seal asks for it', async () => {
    await due(table(false, []), 2, new Set());
    expect(await due(table(true, [{ seat: 2, commitment: 'bb' }]), 2, new Set())).toBeUndefined();
    expect(await due(table(true, []), 2, new Set())).toBeUndefined();
    expect(await due(table(false, []), 1, new Set())).toBeUndefined();
    expect(await due({ ...table(false, []), begun: true }, 2, new Set())).toBeUndefined();
  });
});
