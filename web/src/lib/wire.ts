// Made from the server’s schema by wire.mjs: do not edit.

export type Asked = Hello | Play | Undo | Restart | Preview | Why | Rename | Bot | Back | Rematch | Language | Ping;
export type Told = Welcome | Update | People | Done | Refused | Ahead | Reason | Error;

export interface Wire {
  Hello: Hello;
  Play: Play;
  Undo: Undo;
  Restart: Restart;
  Preview: Preview;
  Why: Why;
  Rename: Rename;
  Bot: Bot;
  Back: Back;
  Rematch: Rematch;
  Language: Language;
  Ping: Ping;
  Welcome: Welcome;
  Decision: Decision;
  Choice: Choice;
  Outcome: Outcome;
  TableInfo: TableInfo;
  Setting: Setting;
  Person: Person;
  Entry: Entry;
  Said: Said;
  Update: Update;
  People: People;
  Done: Done;
  Refused: Refused;
  RuleRow: RuleRow;
  Ahead: Ahead;
  Prospect: Prospect;
  AimInfo: AimInfo;
  Reason: Reason;
  Error: Error;
  Fault: Fault;
  Health: Health;
  Title: Title;
  Option: Option;
  BotKind: BotKind;
  Sample: Sample;
  Unit: Unit;
  TableWanted: TableWanted;
  SeatWanted: SeatWanted;
  TableMade: TableMade;
  SeatGiven: SeatGiven;
  SeatClaim: SeatClaim;
  SeatTaken: SeatTaken;
  Steps: Steps;
  StepSaid: StepSaid;
  Step: Step;
  Fork: Fork;
  Archived: Archived;
  LessonSaid: LessonSaid;
  LessonStep: LessonStep;
  Asked: Asked;
  Told: Told;
}
export interface Hello {
  type: 'hello';
  key?: string;
  lang?: string;
  have?: number;
}
export interface Play {
  type: 'play';
  at: number;
  choice: string;
  id: number;
}
export interface Undo {
  type: 'undo';
  id: number;
}
export interface Restart {
  type: 'restart';
  id: number;
}
export interface Preview {
  type: 'preview';
  choice: string;
  id: number;
}
export interface Why {
  type: 'why';
  choice: string;
  id: number;
}
export interface Rename {
  type: 'name';
  name: string;
  id: number;
}
export interface Bot {
  type: 'bot';
  seat: number;
  bot: string;
  id: number;
}
export interface Back {
  type: 'back';
  id: number;
}
export interface Rematch {
  type: 'rematch';
  id: number;
}
export interface Language {
  type: 'lang';
  lang: string;
  id: number;
}
export interface Ping {
  type: 'ping';
  id: number;
}
export interface Welcome {
  type: 'welcome';
  version: number;
  view: {
    [k: string]: unknown;
  };
  to_act: number | null;
  decision: Decision | null;
  can_undo: boolean;
  outcome: Outcome | null;
  protocol?: number;
  viewer: number | null;
  info: TableInfo;
  log: Entry[];
  more: boolean;
}
export interface Decision {
  at: number;
  key: string;
  path: string[];
  prompt: string;
  help: string;
  rule: string;
  choices: Choice[];
}
export interface Choice {
  choice: string;
  label: string;
  parts: {
    [k: string]: string;
  };
  idle: boolean;
  aside: boolean;
}
export interface Outcome {
  ranks: number[];
  scores: number[][];
  names: string[];
  winners: number[];
  decided_by: number;
  text: string[];
}
export interface TableInfo {
  table: string;
  setting: Setting;
  viewer: number | null;
  to_act: number | null;
  over: boolean;
  archived: boolean;
  stopped: string;
  created: number;
  touched: number;
  people: Person[];
  seal: string;
  secret: string;
  next: string;
  origin: string;
}
/**
 * What is played. No seats: as few as can play.
 */
export interface Setting {
  title: string;
  seats?: number;
  modules?: string[];
  options?: {
    [k: string]: string;
  };
}
/**
 * Who has a seat. A person with a bot is absent, and it plays for them.
 */
export interface Person {
  seat: number;
  kind: 'bot' | 'guest' | 'person';
  name: string;
  bot: string;
  here: boolean;
}
/**
 * One thing that this viewer was told of.
 */
export interface Entry {
  version: number;
  seat: number | null;
  said: Said[];
  events: {
    [k: string]: string | number;
  }[];
  undo: boolean;
}
/**
 * A sentence of the log, and whom it is about; or, without a text, the round that begins.
 */
export interface Said {
  seat: number | null;
  text: string;
  round: number;
}
export interface Update {
  type: 'update';
  version: number;
  view: {
    [k: string]: unknown;
  };
  to_act: number | null;
  decision: Decision | null;
  can_undo: boolean;
  outcome: Outcome | null;
  seat: number | null;
  said: Said[];
  events: {
    [k: string]: string | number;
  }[];
  undo: boolean;
}
export interface People {
  type: 'people';
  info: TableInfo;
}
export interface Done {
  type: 'done';
  id: number;
  version: number;
}
export interface Refused {
  type: 'refused';
  id: number;
  choice: string;
  rule: string;
  text: string;
  row: RuleRow | null;
}
export interface RuleRow {
  id: string;
  rule: string;
  book: string;
  ruling: string;
  section: string;
}
export interface Ahead {
  type: 'preview';
  id: number;
  choice: string;
  text: string;
  events: {
    [k: string]: string | number;
  }[];
  open: string;
  then: string;
  odds: Prospect[];
  aim: AimInfo | null;
}
export interface Prospect {
  weight: number;
  of: number;
  text: string;
  events: {
    [k: string]: string | number;
  }[];
  fates: {
    [k: string]: number;
  };
}
/**
 * What a roll is for: how much of it comes on average if the dice are kept, and if they are changed for it.
 */
export interface AimInfo {
  key: string;
  kept: number;
  best: number;
  text: string;
}
export interface Reason {
  type: 'why';
  id: number;
  choice: string;
  allowed: boolean;
  rule: string;
  text: string;
  row: RuleRow | null;
}
export interface Error {
  type: 'error';
  id: number | null;
  error: string;
  text: string;
}
export interface Fault {
  status: number;
  error: string;
  text: string;
}
export interface Health {
  ok: boolean;
  souk: string;
  protocol: number;
  compiled: boolean;
  tables: number;
  sockets: number;
}
export interface Title {
  title: string;
  modules: string[];
  family: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  rules: number;
  ledgers: string[];
  catalogues: string[];
  options: Option[];
  lesson: boolean;
}
export interface Option {
  key: string;
  values: string[];
  default: string;
  free: boolean;
}
export interface BotKind {
  bot: string;
  strength: string;
}
export interface Sample {
  setting: Setting;
  view: {
    [k: string]: unknown;
  };
}
/**
 * `data`: the numbers that are printed on it, as the rows of the game have them.
 */
export interface Unit {
  name: string;
  about: string;
  forms: {
    [k: string]: string;
  };
  data: {
    [k: string]: unknown;
  };
}
export interface TableWanted {
  title: string;
  seats: SeatWanted[];
  modules?: string[];
  options?: {
    [k: string]: string;
  };
  listed?: boolean;
}
export interface SeatWanted {
  by: 'bot' | 'guest' | 'me';
  name?: string;
  bot?: string;
}
export interface TableMade {
  table: string;
  seats: SeatGiven[];
}
/**
 * A key for who asked, or an invitation to be passed on.
 */
export interface SeatGiven {
  seat: number;
  key?: string;
  invite?: string;
}
export interface SeatClaim {
  invite: string;
  name?: string;
}
export interface SeatTaken {
  seat: number;
  key: string;
}
export interface Steps {
  as: string;
  over: boolean;
  steps: StepSaid[];
}
export interface StepSaid {
  step: number;
  seat: number | null;
  choice: string;
  text: string;
  turn: number;
}
export interface Step {
  step: number;
  last: number;
  seat: number | null;
  choice: string;
  text: string;
  turn: number;
  events: {
    [k: string]: string | number;
  }[];
  fates: string[];
  view: {
    [k: string]: unknown;
  };
  to_act: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
}
export interface Fork {
  step: number;
  seats: SeatWanted[];
  as?: string;
}
export interface Archived {
  table: string;
}
export interface LessonSaid {
  key: string;
  heading: string;
  chapter: number;
}
/**
 * `now` is the table before, with the question; `then` what follows the wanted choice, which is its first.
 */
export interface LessonStep {
  key: string;
  heading: string;
  task: string;
  done: string;
  rules: RuleRow[];
  setting: Setting;
  people: Person[];
  wanted: string;
  now: Step;
  then: Step[];
}
