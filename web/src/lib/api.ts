/** Plain HTTP requests, as described in docs/protocol.md. */

import { found, missed } from './line.svelte';
import { say } from './words.svelte';
import type {
  PreviewInfo,
  NetworkInfo,
  Archived,
  BotKind,
  BoxInfo,
  BoxWanted,
  EditWanted,
  Explored,
  Judged,
  JudgeWanted,
  LookWanted,
  PlayWanted,
  PositionInfo,
  TableFrom,
  FaultInfo,
  Fork,
  GuideInfo,
  LabInfo,
  LabWanted,
  LessonBrief,
  LessonStepInfo,
  WhyInfo,
  RuleInfo,
  Sample,
  SeatClaim,
  SeatOffered,
  SeatTaken,
  SettingInfo,
  StepInfo,
  Steps,
  StudyInfo,
  TableBox,
  TableInfo,
  TableMade,
  TableWanted,
  TitleInfo,
  UnitInfo,
} from './wire';

export class Refusal extends Error {
  constructor(readonly fault: FaultInfo) {
    super(fault.text);
  }
}

/** What a refusal says to people: the server's own words where they tell more than the code. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return say('web-fault-broken');
  return error.fault.error === 'bad_request' && error.message ? error.message : say(`web-fault-${error.fault.error}`);
}

interface Sent {
  body?: unknown;
  text?: string;
  key?: string;
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
}

async function request(path: string, { body, text, key, query, signal }: Sent = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (text !== undefined) headers['content-type'] = 'text/plain; charset=utf-8';
  if (key) headers.authorization = `Bearer ${key}`;
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const search = asked.length ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : '';
  const answer = await fetch(`/api${path}${search}`, {
    method: body === undefined && text === undefined ? 'GET' : 'POST',
    headers,
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  }).catch((error) => {
    if (signal?.aborted) throw error;
    missed();
    throw new Refusal({ status: 0, error: 'not_connected', text: '' });
  });
  found();
  if (!answer.ok) throw new Refusal(await fault(answer));
  return answer;
}

async function fault(answer: Response): Promise<FaultInfo> {
  try {
    return (await answer.json()) as FaultInfo;
  } catch {
    return { status: answer.status, error: 'broken', text: answer.statusText };
  }
}

async function json<T>(path: string, sent?: Sent): Promise<T> {
  return (await (await request(path, sent)).json()) as T;
}

export type Depth = StudyInfo['depth'];

export interface Through {
  as?: string;
  key?: string;
  lang: string;
}

/** What an experiment finds, as it is found. Whoever stops reading, by the signal, stops the games. */
export async function* experiment(wanted: LabWanted, lang: string, signal: AbortSignal): AsyncGenerator<LabInfo> {
  const answer = await request('/lab', { body: wanted, query: { lang }, signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; reader;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as LabInfo;
  }
}

export const api = {
  titles: () => json<TitleInfo[]>('/titles'),
  network: () => json<NetworkInfo>('/network'),
  bots: () => json<BotKind[]>('/bots'),
  sample: (setting: Partial<SettingInfo> & { title: string }) => json<Sample>('/sample', { body: setting }),
  glossary: (setting: SettingInfo, lang: string, table?: string) =>
    json<Record<string, UnitInfo>>(`/glossary/${setting.title}`, {
      query: { lang, seats: setting.seats, modules: setting.modules?.join(','), table },
    }),
  guide: (setting: SettingInfo, lang: string, table?: string) =>
    json<GuideInfo>(`/guides/${setting.title}`, {
      query: { lang, seats: setting.seats, modules: setting.modules?.join(','), table },
    }),
  box: (wanted: BoxWanted, lang: string) => json<BoxInfo>('/boxes', { body: wanted, query: { lang } }),
  tableBox: (table: string, lang: string) => json<TableBox>(`/tables/${table}/box`, { query: { lang } }),
  rules: (title: string, modules: string[], lang: string) =>
    json<RuleInfo[]>(`/rules/${title}`, { query: { lang, modules: modules.join(',') } }),
  openTable: (wanted: TableWanted) => json<TableMade>('/tables', { body: wanted }),
  offered: (table: string, invite: string) => json<SeatOffered>(`/tables/${table}/seats`, { key: invite }),
  sit: (table: string, claim: SeatClaim) => json<SeatTaken>(`/tables/${table}/seats`, { body: claim }),
  listed: (lang: string) => json<TableInfo[]>('/tables', { query: { lang } }),
  info: (table: string, key?: string) => json<TableInfo>(`/tables/${table}`, { key }),
  steps: (table: string, { as, key, lang }: Through) =>
    json<Steps>(`/tables/${table}/steps`, { key, query: { as, lang } }),
  step: (table: string, step: number, { as, key, lang }: Through) =>
    json<StepInfo>(`/tables/${table}/steps/${step}`, { key, query: { as, lang } }),
  study: (table: string, depth: Depth, { key, lang }: Omit<Through, 'as'>) =>
    json<StudyInfo>(`/tables/${table}/study`, { key, query: { depth, lang } }),
  betterLine: (table: string, step: number, { key, lang }: Omit<Through, 'as'>) =>
    json<StepInfo[]>(`/tables/${table}/study/${step}/line`, { key, query: { lang } }),
  record: async (table: string, { as, key }: Omit<Through, 'lang'>) =>
    (await request(`/tables/${table}/record`, { key, query: { as } })).text(),
  upload: (text: string, box = '') =>
    box ? json<Archived>('/records/boxed', { body: { record: text, box } }) : json<Archived>('/records', { text }),
  position: (table: string, step: number | undefined, { as, key }: Omit<Through, 'lang'>) =>
    json<PositionInfo>(`/tables/${table}/position`, { key, query: { step, as } }),
  exploreLook: (look: LookWanted) => json<Explored>('/explore/look', { body: look }),
  explorePlay: (play: PlayWanted) => json<Explored>('/explore/play', { body: play }),
  exploreEdit: (edit: EditWanted) => json<Explored>('/explore/edit', { body: edit }),
  judge: (wanted: JudgeWanted) => json<Judged>('/explore/judge', { body: wanted }),
  exploreTable: (wanted: TableFrom) => json<TableMade>('/explore/table', { body: wanted }),
  lesson: (title: string, lang: string) => json<LessonBrief[]>(`/lessons/${title}`, { query: { lang } }),
  lessonStep: (title: string, step: string, lang: string) =>
    json<LessonStepInfo>(`/lessons/${title}/${step}`, { query: { lang } }),
  lessonPreview: (title: string, step: string, choice: string, lang: string) =>
    json<PreviewInfo>(`/lessons/${title}/${step}/preview`, { query: { choice, lang } }),
  lessonWhy: (title: string, step: string, choice: string, lang: string) =>
    json<WhyInfo>(`/lessons/${title}/${step}/why`, { query: { choice, lang } }),
  fork: (table: string, fork: Fork, key?: string) => json<TableMade>(`/tables/${table}/fork`, { body: fork, key }),
};
