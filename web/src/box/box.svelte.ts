/** A box that is open: what the server says of it, which thing is on show, and what is being written about it. */

import { api, refusalText } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words.svelte';
import type { BoxInfo, KindInfo, RowInfo } from '../lib/wire';
import { saidOf, type Values } from './form';
import { forgetBox, keepBox, newBox, type KeptBox, type Tables } from './kept';

const PAUSE = 250; // ms without a touch after which the server is asked how a card reads

export class OpenBox {
  info = $state.raw<BoxInfo>();
  kept = $state.raw<KeptBox>();
  kind = $state('');
  key = $state('');
  draft = $state.raw<Values>({});
  about = $state(''); // how the thing on show reads with the draft
  fault = $state('');
  #asked: ReturnType<typeof setTimeout> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly title: string) {}

  get kinds(): KindInfo[] {
    return this.info?.kinds ?? [];
  }

  get rows(): RowInfo[] {
    return this.kinds.find(({ kind }) => kind === this.kind)?.rows ?? [];
  }

  get row(): RowInfo | undefined {
    return this.rows.find(({ key }) => key === this.key);
  }

  /** One thing after the other: each begins with what the one before has led to, however late the server answers. And
   * the server, where few questions may wait, has never more than one from the same page. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Open a kept box, or the usual one. */
  open(kept?: KeptBox): Promise<void> {
    return this.#inTurn(() => this.#load(kept));
  }

  /** Ask for the box that is open once more, in the language of now. */
  retell(): Promise<void> {
    return this.#inTurn(() => this.#load(this.kept));
  }

  async #load(kept?: KeptBox): Promise<void> {
    if (!(await this.#ask(kept, kept?.tables ?? {}))) return;
    if (!this.kind) this.show(this.kinds[0]?.kind ?? '');
    else this.read();
  }

  /** Open what somebody has written. Nothing changes if it is refused. */
  openText(text: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const info = await this.#trying(() => api.box({ title: this.title, text }, settings.lang));
      if (!info) return false;
      this.kept = keep(newBox(this.title, info.name || say('web-box-mine')), info);
      this.info = info;
      this.show(this.kind || (info.kinds[0]?.kind ?? ''));
      return true;
    });
  }

  /** Forget the box that is open, and go back to the usual one. */
  close(): Promise<void> {
    return this.#inTurn(() => {
      if (this.kept) forgetBox(this.kept.id);
      return this.#load();
    });
  }

  rename(name: string): Promise<boolean> {
    return this.#inTurn(() => {
      const kept = { ...(this.kept ?? newBox(this.title, name)), name };
      return this.#ask(kept, kept.tables);
    });
  }

  show(kind: string, key = ''): void {
    this.kind = kind;
    this.key = key || (this.rows[0]?.key ?? '');
    this.draft = {};
    this.read();
  }

  read(): void {
    this.about = this.row?.about ?? '';
    this.fault = '';
  }

  /** Write something about the thing on show; soon the server says how it reads. */
  write(field: string, value: unknown): void {
    this.draft = { ...this.draft, [field]: value };
    clearTimeout(this.#asked);
    this.#asked = setTimeout(() => void this.preview(), PAUSE);
  }

  /** How the thing on show reads with what is being written: asked once, when it is its turn, for the newest of it. */
  preview(): Promise<void> {
    const { row, draft } = this;
    const isOnShow = (): boolean => !!row && !!this.row && same(this.row, row) && draft === this.draft;
    return this.#inTurn(async () => {
      if (!row || !isOnShow()) return;
      const wanted = { title: this.title, tables: this.#with(row, draft) };
      const info = await this.#trying(() => api.box(wanted, settings.lang), isOnShow);
      if (info && isOnShow())
        this.about = info.kinds.flatMap(({ rows }) => rows).find((one) => same(one, row))?.about ?? '';
    });
  }

  /** “My card says this”: keep it, and go on to the next thing in doubt. */
  agree(): Promise<void> {
    const { row, draft } = this;
    clearTimeout(this.#asked);
    return this.#inTurn(async () => {
      if (row && (await this.#ask(this.kept, this.#with(row, draft)))) this.#goOn(row, draft);
    });
  }

  /** “Not sure”: what was said of this thing no longer counts. */
  doubt(): Promise<void> {
    const { row, draft } = this;
    clearTimeout(this.#asked);
    return this.#inTurn(async () => {
      const said = row && this.kept?.tables[row.kind]?.some(({ key }) => key === row.key);
      if (row && (!said || (await this.#ask(this.kept, this.#without(row))))) this.#goOn(row, draft);
    });
  }

  /** Go on from a thing, unless another one has been opened in the meantime, or something else been written here. */
  #goOn(from: RowInfo, draft: Values): void {
    if (this.row && same(this.row, from) && draft === this.draft) this.next();
  }

  /** The next thing in doubt, after this one or from the beginning; without any, the next thing. */
  next(): void {
    const at = this.rows.findIndex(({ key }) => key === this.key);
    const others = [...this.rows.slice(at + 1), ...this.rows.slice(0, at)];
    const next = others.find((one) => one.mark === 'reconstructed' && !isSaid(one)) ?? others[0];
    if (next) this.show(this.kind, next.key);
  }

  #with(row: RowInfo, draft: Values): Tables {
    const tables = this.#without(row);
    return headed(this.kept, { ...tables, [row.kind]: [...(tables[row.kind] ?? []), saidOf(row, draft)] });
  }

  #without(row: RowInfo): Tables {
    const { [row.kind]: said = [], ...tables } = this.kept?.tables ?? {};
    const others = said.filter(({ key }) => key !== row.key);
    return others.length ? { ...tables, [row.kind]: others } : tables;
  }

  /** Tell the server what is said of a box, which is then the one that is open. If it is refused, everything stays as
   * it is. */
  async #ask(kept: KeptBox | undefined, tables: Tables): Promise<boolean> {
    const said =
      kept ??
      (Object.keys(tables).some((kind) => kind !== 'box') ? newBox(this.title, say('web-box-mine')) : undefined);
    const wanted = said ? { title: this.title, tables: headed(said, tables) } : { title: this.title };
    const info = await this.#trying(() => api.box(wanted, settings.lang));
    if (!info) return false;
    this.info = info;
    this.kept = said && keep(said, info);
    return true;
  }

  /** What the server answers, or nothing if it refuses; why is told as long as that `concerns` what is on show. */
  async #trying(ask: () => Promise<BoxInfo>, concerns = (): boolean => true): Promise<BoxInfo | undefined> {
    try {
      const info = await ask();
      if (concerns()) this.fault = '';
      return info;
    } catch (error) {
      if (concerns()) this.fault = refusalText(error);
      return undefined;
    }
  }
}

const same = (one: RowInfo, other: RowInfo): boolean => one.kind === other.kind && one.key === other.key;

export const isSaid = (row: RowInfo): boolean => row.fields.some(({ said }) => said);

function headed(kept: { title?: string; name?: string } | undefined, tables: Tables): Tables {
  const { box: _, ...rest } = tables;
  return { box: [{ title: kept?.title ?? '', name: kept?.name ?? '' }].filter(({ title }) => title), ...rest };
}

function keep(kept: KeptBox, { name, tables, text, digest }: BoxInfo): KeptBox {
  const now = { ...kept, name: name || kept.name, tables, text, digest };
  keepBox(now);
  return now;
}
