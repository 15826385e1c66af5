/** One viewer's connection to a table: it says hello, counts versions, and comes back when it is lost. */

import { due } from './lots';
import type {
  AnyRequest,
  Done,
  HintInfo,
  LogEntry,
  PlanInfo,
  PreviewInfo,
  WhyInfo,
  TableInfo,
  AnyMessage,
  Update,
  Welcome,
} from './wire';

export type Status = 'joining' | 'open' | 'lost' | 'closed';

type Ask = AnyRequest extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;
type Answer = PreviewInfo | PlanInfo | Done | WhyInfo | HintInfo | Extract<AnyMessage, { type: 'refused' }> | Welcome;

interface Asked {
  text: string;
  done(answer: Answer): void;
  failed(error: Failed): void;
}

const PATIENCE = [300, 700, 1500, 3000, 6000]; // ms to wait before each attempt to reconnect
const SLOWER = 500; // ms until a request that came too fast is sent again
const FINAL = new Set(['wrong_key', 'unknown_table', 'bad_hello']);

export class Failed extends Error {
  constructor(
    readonly error: string,
    text: string,
  ) {
    super(text);
  }
}

interface Hearing {
  welcome(message: Welcome, anew: boolean): void;
  update(message: Update): void;
}

export class Connection {
  status = $state<Status>('joining');
  fault = $state(''); // why it was closed for good, if it was
  storing = $state(false); // whether a move is taking long to be written
  info = $state.raw<TableInfo>();
  version = 0;

  #socket: WebSocket | undefined;
  #waiting = new Map<number, Asked>(); // requests, until they are answered
  #number = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  #sent = new Set<string>(); // of what the dice need of this seat
  #bringing = Promise.resolve();

  constructor(
    readonly table: string,
    readonly key: string,
    private lang: string,
    private hearing: Hearing,
  ) {
    this.#join();
  }

  #join(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/feed`);
    this.#socket = socket;
    this.#sent.clear();
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', key: this.key, lang: this.lang, have: this.version }));
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as AnyMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#gone) return;
    this.#forsake();
    this.storing = false;
    if (this.status === 'closed') return;
    this.status = 'lost';
    const pause = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)];
    this.#timer = setTimeout(() => this.#join(), pause);
  }

  /** Something was missed: connect again, and the server sends what has happened since. */
  #again(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#forsake();
    this.#join();
  }

  /** Nothing that was asked over the last socket will be answered. */
  #forsake(): void {
    for (const { failed } of this.#waiting.values()) failed(new Failed('lost', ''));
    this.#waiting.clear();
  }

  #hear(message: AnyMessage): void {
    if (message.type === 'waiting') this.storing = true;
    else if (message.type === 'error' || !('id' in message)) this.storing = false;
    switch (message.type) {
      case 'welcome': {
        const anew = this.version === 0 || message.log.length > message.version - this.version;
        this.status = 'open';
        this.#tries = 0;
        this.version = message.version;
        this.info = message.info;
        this.hearing.welcome(message, anew);
        break;
      }
      case 'update':
        if (message.version !== this.version + 1) {
          this.#again();
          break;
        }
        this.version = message.version;
        this.hearing.update(message);
        break;
      case 'gathering':
        this.status = 'open';
        this.#tries = 0;
        this.#gather(message.info);
        break;
      case 'people':
        if (message.info.begun) this.info = message.info;
        else this.#gather(message.info);
        break;
      case 'waiting':
        break;
      case 'error':
        if (message.error === 'too_fast' && message.id !== null) this.#repeat(message.id);
        else this.#failed(message.id, new Failed(message.error, message.text));
        break;
      default:
        this.#waiting.get(message.id)?.done(message);
        this.#waiting.delete(message.id);
    }
  }

  /** Before the game, bring this seat’s number for the dice: nobody has to do anything for it. */
  #gather(info: TableInfo): void {
    this.info = info;
    const { viewer } = info;
    if (viewer === null) return;
    this.#bringing = this.#bringing
      .then(() => due(info, viewer, this.#sent))
      .then((request) => request && void this.ask(request as Ask).catch(() => undefined));
  }

  /** Send a request once more in a moment, unless its socket has been lost by then. */
  #repeat(id: number): void {
    setTimeout(() => {
      const request = this.#waiting.get(id);
      if (request) this.#socket?.send(request.text);
    }, SLOWER);
  }

  #failed(id: number | null, error: Failed): void {
    if (id !== null) {
      this.#waiting.get(id)?.failed(error);
      this.#waiting.delete(id);
    } else if (FINAL.has(error.error)) {
      this.status = 'closed';
      this.fault = error.error;
    }
  }

  /** Send a request and wait for its answer. Rejects with `Failed` if it could not be carried out. */
  ask(asked: Ask): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new Failed('lost', ''));
        return;
      }
      const id = ++this.#number;
      const text = JSON.stringify({ ...asked, id });
      this.#waiting.set(id, { text, done, failed });
      this.#socket.send(text);
    });
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.version = 0; // the server sends the whole log again
    void this.ask({ type: 'lang', lang } as Ask).catch(() => undefined);
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}

/** The log with one more entry. An undo removes the entry that it takes back. */
export function logged(log: LogEntry[], entry: LogEntry): LogEntry[] {
  if (!entry.undo) return [...log, entry];
  const at = log.findLastIndex((one) => one.seat === entry.seat);
  return at < 0 ? log : [...log.slice(0, at), ...log.slice(at + 1)];
}
