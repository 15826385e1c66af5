/** A scene at a live table: what it does while a choice, or the news of it, is on its way. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { family } from '../src/families/istanbul';
import type { Family } from '../src/families/family';
import { Live } from '../src/lib/live.svelte';
import type { AnyMessage, AnyRequest, Choice, DecisionInfo, TableInfo } from '../src/lib/wire';
import { bazaar, player } from './bazaar';

type Asked = Extract<AnyRequest, { id: number }>;

/** The server’s end of the line. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: AnyRequest[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Tell the page something, and let it do all it does about that. */
  async tells(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await settled();
  }

  /** Answer what was asked last. */
  answers(message: Partial<AnyMessage>): Promise<void> {
    return this.tells({ ...message, id: this.last.id });
  }

  get last(): Asked {
    return this.sent.at(-1) as Asked;
  }
}

const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);
const choice = (text: string): Choice => ({ choice: text, label: text, parts: {}, idle: false, aside: false });
const asks = (at: number, ...choices: string[]): DecisionInfo => ({
  at,
  key: 'any',
  path: [],
  prompt: '?',
  help: '',
  rule: '',
  choices: choices.map(choice),
});
const stands = (version: number, decision: DecisionInfo | null): object => ({
  version,
  view: bazaar(player(), player()),
  to_act: decision ? 0 : 1,
  decision,
  can_undo: false,
  outcome: null,
});
const update = (version: number, decision: DecisionInfo | null, events: object[] = []): object => ({
  ...stands(version, decision),
  type: 'update',
  seat: 0,
  said: [],
  events,
  undo: false,
});
const plan = (choices: string[], open = ''): object => ({
  type: 'plan',
  legs: choices.map((one) => ({ key: 'any', choice: one, label: one, parts: {}, text: '', events: [] })),
  given: 1,
  forks: [],
  text: '',
  view: {},
  decision: null,
  open,
  then: '',
  later: null,
});
const ROLL = asks(1, 'roll:7');
const AGAIN = asks(2, 'again:yes', 'again:no');

let scene: Live;
let line: Line;

/** Somebody who has just been asked whether to roll. */
async function sits(at: Family = family): Promise<void> {
  scene = new Live(at, 'table', 'key');
  line = Line.all.at(-1) as Line;
  await line.tells({ type: 'welcome', ...stands(1, ROLL), viewer: 0, info: {} as TableInfo, log: [], more: false });
}

/** … and rolls: the server tells what came of it, and the page asks how the turn would go on. */
async function rolls(): Promise<void> {
  scene.choose(choice('roll:7'));
  await line.answers(plan(['roll:7'], 'roll'));
  const played = line.last.id;
  await line.tells(update(2, AGAIN));
  await line.tells({ type: 'done', id: played, version: 2 });
  expect(line.last).toMatchObject({ type: 'plan', choices: [] });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { hidden: false, querySelectorAll: () => [], documentElement: {} });
  await sits();
});

describe('after chance', () => {
  it('goes on with the plan', async () => {
    await rolls();
    await line.answers(plan(['again:no']));
    expect(scene.decision).toBeNull();
    await line.answers(plan(['again:no']));
    expect(line.last).toMatchObject({ type: 'play', at: 2, choice: 'again:no' });
    await line.tells(update(3, asks(3, 'move:walk')));
    expect(scene.decision?.at).toBe(3);
    expect(scene.live).toBe(true);
  });

  it('takes no answer to the question before, which would keep the plan from going on', async () => {
    await rolls();
    const sent = line.sent.length;
    expect(scene.live).toBe(false);
    scene.choose(choice('roll:7'));
    expect(line.sent.length).toBe(sent);
    await line.answers(plan(['again:no']));
    await line.answers(plan(['again:no']));
    expect(line.last).toMatchObject({ type: 'play', at: 2, choice: 'again:no' });
  });

  it('asks the question after all if the plan cannot be sent', async () => {
    await rolls();
    await line.answers(plan(['again:no']));
    await line.answers(plan(['again:no']));
    await line.answers({ type: 'error', error: 'full', text: 'this table has as many lines as it can have' });
    expect(scene.decision?.at).toBe(2);
    expect(scene.live).toBe(true);
  });

  it('shows what happened meanwhile after what happened before', async () => {
    await rolls();
    const asked = line.last.id;
    await line.tells(update(3, asks(3, 'move:walk')));
    await line.tells({ ...plan(['again:no']), id: asked });
    expect(scene.decision?.at).toBe(3);
    expect(scene.log.map(({ version }) => version)).toEqual([2, 3]);
    expect(line.last.id).toBe(asked);
  });
});

describe('a plan that is asked for twice', () => {
  it('is shown once, and leaves alone what has been pointed at since', async () => {
    const [there, next] = [choice('move:walk'), choice('visit:yes')];
    void scene.consider(there, [], false);
    const first = line.last.id;
    scene.intend(there);
    await line.tells({ ...plan(['move:walk']), id: first });
    scene.point(next);
    await line.answers(plan(['move:walk']));
    expect(scene.pointed).toBe(next);
    expect(scene.plan?.meant).toBe(true);
  });
});

describe('a choice on its way', () => {
  it('keeps the others waiting, whatever becomes of another request', async () => {
    scene.choose(choice('roll:7'));
    const planned = line.last.id;
    scene.why('move:far');
    await line.answers({ type: 'error', error: 'no_such_choice', text: 'there is no such choice' });
    expect(scene.live).toBe(false);
    await line.tells({ ...plan(['roll:7']), id: planned });
    expect(line.last).toMatchObject({ type: 'play', at: 1 });
  });

  it('is sent again if it came too fast', async () => {
    scene.choose(choice('roll:7'));
    await line.answers(plan(['roll:7']));
    const played = line.last;
    await line.answers({ type: 'error', error: 'too_fast', text: 'that is too fast' });
    const sent = line.sent.length;
    expect(scene.live).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line.sent.slice(sent)).toEqual([played]);
    await line.tells(update(2, AGAIN));
    await line.answers({ type: 'done', version: 2 });
    expect(scene.live).toBe(true);
  });

  it('is given up with a line on which something was missed', async () => {
    const asked = scene.connection.ask({ type: 'undo' }).catch((error: { error: string }) => error.error);
    await line.tells(update(5, null));
    expect(await asked).toBe('lost');
    expect(Line.all.at(-1)).not.toBe(line);
  });
});

describe('an event that cannot be shown', () => {
  it('does not keep back what follows', async () => {
    const complained = vi.fn();
    vi.stubGlobal('reportError', complained);
    const broken = (): never => {
      throw new Error('no such picture');
    };
    await sits({ ...family, cue: broken });
    await line.tells(update(2, AGAIN, [{ event: 'rolls', seat: 0 }]));
    expect(complained).toHaveBeenCalledOnce();
    expect(scene.decision?.at).toBe(2);
    expect(scene.moving).toBe(false);
  });
});
