/** An open box: whatever is said of it is kept, however late the server answers. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenBox } from '../src/box/box.svelte';
import type { BoxInfo, BoxWanted, RowInfo } from '../src/lib/wire';

const KEYS = ['a', 'b', 'c'];

function row(key: string, said: BoxInfo['tables']): RowInfo {
  const mine = said.card?.find((one) => one.key === key);
  const form = { name: 'value', type: 'number', default: 0, low: 0, high: 9 };
  const field = { field: 'value', label: 'value', value: mine?.value ?? 0, text: '', usual: 0, source: '', note: '' };
  const fields = [{ ...field, status: mine ? 'owner' : 'reconstructed', said: !!mine, form }];
  return { kind: 'card', key, name: key, about: `${key}${field.value}`, mark: 'reconstructed', origin: '', fields };
}

function answered({ title, tables, text = '' }: BoxWanted): BoxInfo {
  const { box = [], ...said } = tables ?? {};
  const rows = KEYS.map((key) => row(key, said));
  const name = String(box[0]?.name ?? '');
  return {
    title,
    name,
    digest: '',
    text,
    tables: said,
    kinds: [{ kind: 'card', name: 'Cards', rows }],
    words: {},
    unfit: '',
  };
}

/** A server that answers when it is told to. */
class SlowServer {
  asked: { wanted: BoxWanted; answer: (refused?: boolean) => void }[] = [];

  fetch = (_: string, { body }: { body: string }): Promise<Response> =>
    new Promise((resolve) => {
      const wanted = JSON.parse(body) as BoxWanted;
      const refusal = new Response('{"status":400,"error":"bad_request","text":"no"}', { status: 400 });
      const answer = (refused = false) => resolve(refused ? refusal : new Response(JSON.stringify(answered(wanted))));
      this.asked.push({ wanted, answer });
    });

  /** Answer everything, one after the other, until nobody asks any more. */
  async answers(): Promise<void> {
    for (let at = 0; at < this.asked.length; at++) {
      this.asked[at]?.answer();
      await settled();
    }
  }
}

const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

let server: SlowServer;
let box: OpenBox;

async function opened(): Promise<void> {
  box = new OpenBox('istanbul');
  void box.open();
  await settled();
  await server.answers();
  server.asked = [];
}

function say(key: string, value: number): void {
  box.show('card', key);
  box.write('value', value);
}

const saidOf = (): unknown[] => (box.kept?.tables.card ?? []).map(({ key, value }) => [key, value]);

beforeEach(async () => {
  vi.useFakeTimers();
  server = new SlowServer();
  vi.stubGlobal('fetch', server.fetch);
  await opened();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an open box', () => {
  it('keeps what is said before the server has answered for the thing before', async () => {
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const) {
      say(key, value);
      void box.agree();
    }
    void box.rename('Mine');
    await settled();
    await server.answers();
    expect(saidOf()).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(box.kept?.name).toBe('Mine');
  });

  it('takes back what was agreed to a moment ago', async () => {
    say('a', 1);
    void box.agree();
    void box.doubt();
    await settled();
    await server.answers();
    expect(saidOf()).toEqual([]);
  });

  it('keeps what is agreed to while the language changes', async () => {
    say('a', 1);
    void box.agree();
    void box.retell();
    await settled();
    await server.answers();
    expect(saidOf()).toEqual([['a', 1]]);
  });

  it('does not keep a box again that was forgotten', async () => {
    say('a', 1);
    void box.agree();
    void box.close();
    await settled();
    await server.answers();
    expect(box.kept).toBeUndefined();
  });

  it('leaves what is refused, and goes on with the rest', async () => {
    say('a', 1);
    void box.agree();
    say('b', 2);
    void box.agree();
    await settled();
    server.asked[0]?.answer(true);
    await settled();
    await server.answers();
    expect(saidOf()).toEqual([['b', 2]]);
  });

  it('stays with a thing of which more has been written meanwhile', async () => {
    say('a', 1);
    void box.agree();
    await settled();
    box.write('value', 4);
    await server.answers();
    expect(box.key).toBe('a');
    expect(box.draft).toEqual({ value: 4 });
  });
});

describe('how a thing reads', () => {
  const WAITED = 1000;

  it('is asked one at a time, and only for the newest', async () => {
    for (const value of [1, 2, 3, 4, 5]) {
      say('a', value);
      await vi.advanceTimersByTimeAsync(WAITED);
    }
    expect(server.asked.length).toBe(1);
    await server.answers();
    expect(server.asked.length).toBe(2);
    expect(box.about).toBe('a5');
  });

  it('is not asked once it has been agreed to, and a late refusal is not told at another thing', async () => {
    say('a', 1);
    await vi.advanceTimersByTimeAsync(WAITED);
    say('b', 2);
    await settled();
    server.asked[0]?.answer(true);
    await settled();
    expect(box.fault).toBe('');
    void box.agree();
    await vi.advanceTimersByTimeAsync(WAITED);
    expect(server.asked.length).toBe(2); // the thing before, and what was agreed to
    await server.answers();
    expect([box.key, box.about]).toEqual(['c', 'c0']);
  });
});
