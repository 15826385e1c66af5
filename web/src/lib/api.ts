/** Plain HTTP requests, as described in docs/protocol.md. */

import { found, missed } from './line.svelte';
import type {
  PreviewInfo,
  NetworkInfo,
  Archived,
  BotKind,
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

interface Sent {
  body?: unknown;
  text?: string;
  key?: string;
  query?: Record<string, string | number | undefined>;
}

async function request(path: string, { body, text, key, query }: Sent = {}): Promise<Response> {
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
  }).catch(() => {
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

export const api = {
  titles: () => json<TitleInfo[]>('/titles'),
  network: () => json<NetworkInfo>('/network'),
  bots: () => json<BotKind[]>('/bots'),
  sample: (setting: Partial<SettingInfo> & { title: string }) => json<Sample>('/sample', { body: setting }),
  glossary: (setting: SettingInfo, lang: string) =>
    json<Record<string, UnitInfo>>(`/glossary/${setting.title}`, {
      query: { lang, seats: setting.seats, modules: setting.modules?.join(',') },
    }),
  guide: (setting: SettingInfo, lang: string) =>
    json<GuideInfo>(`/guides/${setting.title}`, {
      query: { lang, seats: setting.seats, modules: setting.modules?.join(',') },
    }),
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
  upload: (text: string) => json<Archived>('/records', { text }),
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
