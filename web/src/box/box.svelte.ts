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

  /** Open a kept box, or the usual one. */
  async open(kept?: KeptBox): Promise<void> {
    this.kept = kept;
    await this.ask(kept?.tables ?? {});
    if (!this.kind) this.show(this.kinds[0]?.kind ?? '');
    else this.read();
  }

  /** Open what somebody has written. Nothing changes if it is refused. */
  async openText(text: string): Promise<boolean> {
    const kept = await this.trying(() => api.box({ title: this.title, text }, settings.lang));
    if (!kept) return false;
    this.kept = keep(newBox(this.title, kept.name || say('web-box-mine')), kept);
    this.info = kept;
    this.show(this.kind || (kept.kinds[0]?.kind ?? ''));
    return true;
  }

  close(): void {
    if (this.kept) forgetBox(this.kept.id);
    void this.open();
  }

  rename(name: string): void {
    this.kept ??= newBox(this.title, name);
    void this.ask(headed({ ...this.kept, name }, this.kept.tables), name);
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

  async preview(): Promise<void> {
    const { row, draft } = this;
    if (!row) return;
    const info = await this.trying(() => api.box({ title: this.title, tables: this.with(row, draft) }, settings.lang));
    if (info && row.key === this.key && draft === this.draft)
      this.about = info.kinds.flatMap(({ rows }) => rows).find((one) => same(one, row))?.about ?? '';
  }

  /** “My card says this”: keep it, and go on to the next thing in doubt. */
  async agree(): Promise<void> {
    const { row } = this;
    clearTimeout(this.#asked);
    if (row && (await this.ask(this.with(row, this.draft)))) this.goOn(row);
  }

  /** “Not sure”: what was said of this thing no longer counts. */
  async doubt(): Promise<void> {
    const { row } = this;
    clearTimeout(this.#asked);
    if (row && (!isSaid(row) || (await this.ask(this.without(row))))) this.goOn(row);
  }

  /** Go on from a thing, unless another one has been opened in the meantime. */
  goOn(from: RowInfo): void {
    if (this.row && same(this.row, from)) this.next();
  }

  /** The next thing in doubt, after this one or from the beginning; without any, the next thing. */
  next(): void {
    const at = this.rows.findIndex(({ key }) => key === this.key);
    const others = [...this.rows.slice(at + 1), ...this.rows.slice(0, at)];
    const next = others.find((one) => one.mark === 'reconstructed' && !isSaid(one)) ?? others[0];
    if (next) this.show(this.kind, next.key);
  }

  with(row: RowInfo, draft: Values): Tables {
    const tables = this.without(row);
    return headed(this.kept, { ...tables, [row.kind]: [...(tables[row.kind] ?? []), saidOf(row, draft)] });
  }

  without(row: RowInfo): Tables {
    const { [row.kind]: said = [], ...tables } = this.kept?.tables ?? {};
    const others = said.filter(({ key }) => key !== row.key);
    return others.length ? { ...tables, [row.kind]: others } : tables;
  }

  /** Tell the server what is said of the box. If it is refused, everything stays as it is. */
  async ask(tables: Tables, name = this.kept?.name ?? say('web-box-mine')): Promise<boolean> {
    const said = Object.keys(tables).some((kind) => kind !== 'box') || this.kept;
    const info = await this.trying(() =>
      api.box(
        said ? { title: this.title, tables: headed({ title: this.title, name }, tables) } : { title: this.title },
        settings.lang,
      ),
    );
    if (!info) return false;
    this.info = info;
    if (said) this.kept = keep(this.kept ?? newBox(this.title, name), info);
    return true;
  }

  async trying(ask: () => Promise<BoxInfo>): Promise<BoxInfo | undefined> {
    try {
      const info = await ask();
      this.fault = '';
      return info;
    } catch (error) {
      this.fault = refusalText(error);
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
