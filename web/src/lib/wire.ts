// Made from the server’s schema by wire.mjs: do not edit.

export type AnyRequest =
  | Hello
  | PlayRequest
  | PlaysRequest
  | PlanRequest
  | UndoRequest
  | RestartRequest
  | PreviewRequest
  | WhyRequest
  | HintRequest
  | NameRequest
  | BotRequest
  | BackRequest
  | RematchRequest
  | CommitRequest
  | BeginRequest
  | NumberRequest
  | LangRequest
  | PingRequest;
export type AnyMessage =
  | Welcome
  | GatheringInfo
  | Update
  | People
  | Waiting
  | Done
  | RefusedInfo
  | PreviewInfo
  | PlanInfo
  | WhyInfo
  | HintInfo
  | ErrorInfo;

export interface Wire {
  Hello: Hello;
  PlayRequest: PlayRequest;
  PlaysRequest: PlaysRequest;
  PlanRequest: PlanRequest;
  UndoRequest: UndoRequest;
  RestartRequest: RestartRequest;
  PreviewRequest: PreviewRequest;
  WhyRequest: WhyRequest;
  HintRequest: HintRequest;
  NameRequest: NameRequest;
  BotRequest: BotRequest;
  BackRequest: BackRequest;
  RematchRequest: RematchRequest;
  CommitRequest: CommitRequest;
  BeginRequest: BeginRequest;
  NumberRequest: NumberRequest;
  LangRequest: LangRequest;
  PingRequest: PingRequest;
  Welcome: Welcome;
  DecisionInfo: DecisionInfo;
  Choice: Choice;
  OutcomeInfo: OutcomeInfo;
  TableInfo: TableInfo;
  SettingInfo: SettingInfo;
  Person: Person;
  AttemptInfo: AttemptInfo;
  NumberInfo: NumberInfo;
  BoxBrief: BoxBrief;
  LogEntry: LogEntry;
  SentenceInfo: SentenceInfo;
  TurnInfo: TurnInfo;
  GatheringInfo: GatheringInfo;
  Update: Update;
  People: People;
  Waiting: Waiting;
  Done: Done;
  RefusedInfo: RefusedInfo;
  RuleInfo: RuleInfo;
  PreviewInfo: PreviewInfo;
  ProspectInfo: ProspectInfo;
  AimInfo: AimInfo;
  PlanInfo: PlanInfo;
  LegInfo: LegInfo;
  ForkInfo: ForkInfo;
  WhyInfo: WhyInfo;
  HintInfo: HintInfo;
  HintedChoice: HintedChoice;
  ErrorInfo: ErrorInfo;
  FaultInfo: FaultInfo;
  Health: Health;
  NetworkInfo: NetworkInfo;
  TitleInfo: TitleInfo;
  OptionInfo: OptionInfo;
  BotKind: BotKind;
  Sample: Sample;
  UnitInfo: UnitInfo;
  TableWanted: TableWanted;
  SeatWanted: SeatWanted;
  BoxWanted: BoxWanted;
  BoxInfo: BoxInfo;
  KindInfo: KindInfo;
  RowInfo: RowInfo;
  DetailInfo: DetailInfo;
  TableBox: TableBox;
  DifferenceInfo: DifferenceInfo;
  BoxedRecord: BoxedRecord;
  LabWanted: LabWanted;
  LabInfo: LabInfo;
  LabFigure: LabFigure;
  TableMade: TableMade;
  SeatGiven: SeatGiven;
  SeatClaim: SeatClaim;
  SeatOffered: SeatOffered;
  SeatTaken: SeatTaken;
  Steps: Steps;
  StepBrief: StepBrief;
  StepInfo: StepInfo;
  Fork: Fork;
  Archived: Archived;
  GuideInfo: GuideInfo;
  SectionInfo: SectionInfo;
  StatementInfo: StatementInfo;
  StudyInfo: StudyInfo;
  Analysis: Analysis;
  StudiedStep: StudiedStep;
  Mark: Mark;
  Account: Account;
  LookWanted: LookWanted;
  PlayWanted: PlayWanted;
  EditWanted: EditWanted;
  ChangeWanted: ChangeWanted;
  JudgeWanted: JudgeWanted;
  TableFrom: TableFrom;
  PositionInfo: PositionInfo;
  Explored: Explored;
  ChanceInfo: ChanceInfo;
  LotInfo: LotInfo;
  FieldInfo: FieldInfo;
  RefusalInfo: RefusalInfo;
  Judged: Judged;
  Worth: Worth;
  LessonBrief: LessonBrief;
  LessonStepInfo: LessonStepInfo;
  MarkedInfo: MarkedInfo;
  AnyRequest: AnyRequest;
  AnyMessage: AnyMessage;
}
export interface Hello {
  type: 'hello';
  key?: string;
  lang?: string;
  have?: number;
}
export interface PlayRequest {
  type: 'play';
  at: number;
  choice: string;
  id: number;
}
/**
 * Several choices, one after the other: all of them, or none.
 */
export interface PlaysRequest {
  type: 'plays';
  at: number;
  choices: string[];
  id: number;
}
/**
 * Without choices: what is nearly always wanted next.
 */
export interface PlanRequest {
  type: 'plan';
  choices: string[];
  id: number;
}
export interface UndoRequest {
  type: 'undo';
  id: number;
}
export interface RestartRequest {
  type: 'restart';
  id: number;
}
/**
 * `after`: choices that would be made before.
 */
export interface PreviewRequest {
  type: 'preview';
  choice: string;
  after?: string[];
  id: number;
}
/**
 * `after`: choices that would be made before.
 */
export interface WhyRequest {
  type: 'why';
  choice: string;
  after?: string[];
  id: number;
}
/**
 * What would the strong bot do?
 */
export interface HintRequest {
  type: 'hint';
  id: number;
}
export interface NameRequest {
  type: 'name';
  name: string;
  id: number;
}
export interface BotRequest {
  type: 'bot';
  seat: number;
  bot: string;
  id: number;
}
export interface BackRequest {
  type: 'back';
  id: number;
}
export interface RematchRequest {
  type: 'rematch';
  id: number;
}
/**
 * A commitment to a number, under this seal.
 */
export interface CommitRequest {
  type: 'commit';
  seal: string;
  commitment: string;
  id: number;
}
export interface BeginRequest {
  type: 'begin';
  id: number;
}
export interface NumberRequest {
  type: 'number';
  seal: string;
  number: string;
  id: number;
}
export interface LangRequest {
  type: 'lang';
  lang: string;
  id: number;
}
export interface PingRequest {
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
  decision: DecisionInfo | null;
  can_undo: boolean;
  outcome: OutcomeInfo | null;
  protocol?: number;
  viewer: number | null;
  info: TableInfo;
  log: LogEntry[];
  more: boolean;
}
/**
 * `together`: some of the choices again, each with an answer to its own question.
 */
export interface DecisionInfo {
  at: number;
  key: string;
  path: string[];
  prompt: string;
  help: string;
  rule: string;
  choices: Choice[];
  together?: Choice[];
}
/**
 * `then`: answers to the questions that it raises, which are given with it.
 */
export interface Choice {
  choice: string;
  label: string;
  parts: {
    [k: string]: string;
  };
  idle: boolean;
  aside: boolean;
  then?: string[];
}
export interface OutcomeInfo {
  ranks: number[];
  scores: number[][];
  names: string[];
  winners: number[];
  decided_by: number;
  text: string[];
}
export interface TableInfo {
  table: string;
  setting: SettingInfo;
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
  begun: boolean;
  asked: number[];
  owner: number | null;
  attempts: AttemptInfo[];
  winners: number[];
  hints: boolean;
  hinted: number[];
  box: BoxBrief | null;
}
/**
 * What is played. Without `seats`, the smallest number of players. `box` is the text of an owner's file; whoever
 *     looks at a table is told of its box separately.
 */
export interface SettingInfo {
  title: string;
  seats?: number;
  modules?: string[];
  options?: {
    [k: string]: string;
  };
  box?: string;
}
/**
 * The occupant of a seat. A person with a `bot` is absent, and the bot plays for them.
 */
export interface Person {
  seat: number;
  kind: 'bot' | 'guest' | 'person';
  name: string;
  bot: string;
  here: boolean;
}
/**
 * An attempt to agree on the key to the dice. All but the last were given up. `begun`: the commitments are listed,
 *     and there can be no others. `secret` is told when the game is over.
 */
export interface AttemptInfo {
  seal: string;
  secret: string;
  begun: boolean;
  numbers: NumberInfo[];
}
/**
 * A commitment, and the number behind it once it has been sent.
 */
export interface NumberInfo {
  seat: number;
  commitment: string;
  number: string;
}
/**
 * Whose box a table is played with, if it is not the usual one.
 */
export interface BoxBrief {
  name: string;
  digest: string;
}
/**
 * One thing that has happened, as far as this viewer may know.
 */
export interface LogEntry {
  version: number;
  seat: number | null;
  said: SentenceInfo[];
  events: {
    [k: string]: string | number;
  }[];
  undo: boolean;
}
/**
 * A sentence of the log and the seat it is about. An empty text marks where a turn begins, with the number of the
 *     `round`, or where the game ends, with 0: there, `turn` is the turn before it, and `between` what came after that
 *     turn and belongs to nobody.
 */
export interface SentenceInfo {
  seat: number | null;
  text: string;
  round: number;
  turn?: TurnInfo | null;
  between?: string;
}
/**
 * A turn in one line; and in less: where it went or what it did, and what that brought.
 */
export interface TurnInfo {
  seat: number;
  text: string;
  head: string;
  result: string;
}
/**
 * The answer to a hello before the game has been set up. The welcome follows when it has.
 */
export interface GatheringInfo {
  type: 'gathering';
  protocol?: number;
  viewer: number | null;
  info: TableInfo;
}
export interface Update {
  type: 'update';
  version: number;
  view: {
    [k: string]: unknown;
  };
  to_act: number | null;
  decision: DecisionInfo | null;
  can_undo: boolean;
  outcome: OutcomeInfo | null;
  seat: number | null;
  said: SentenceInfo[];
  events: {
    [k: string]: string | number;
  }[];
  undo: boolean;
}
export interface People {
  type: 'people';
  info: TableInfo;
}
/**
 * A move cannot be written at the moment; an update, people or an error follows.
 */
export interface Waiting {
  type: 'waiting';
}
export interface Done {
  type: 'done';
  id: number;
  version: number;
}
export interface RefusedInfo {
  type: 'refused';
  id: number;
  choice: string;
  rule: string;
  text: string;
  row: RuleInfo | null;
}
/**
 * `mark` is "reconstructed" if the rule, or part of it, is not in the book; otherwise "book".
 */
export interface RuleInfo {
  id: string;
  rule: string;
  book: string;
  ruling: string;
  section: string;
  mark: string;
}
export interface PreviewInfo {
  type: 'preview';
  id: number;
  choice: string;
  text: string;
  events: {
    [k: string]: string | number;
  }[];
  open: string;
  then: string;
  odds: ProspectInfo[];
  aim: AimInfo | null;
}
export interface ProspectInfo {
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
/**
 * What follows from choices, up to a real question (`decision`), to chance (`open`) or to the end of the turn. The
 *     first `given` legs were asked for. `view` is what the seat would see then. `later` is the question after chance,
 *     if it may be answered ahead.
 */
export interface PlanInfo {
  type: 'plan';
  id: number;
  legs: LegInfo[];
  given: number;
  forks: ForkInfo[];
  text: string;
  view: {
    [k: string]: unknown;
  };
  decision: DecisionInfo | null;
  open: string;
  then: string;
  later: DecisionInfo | null;
}
/**
 * One choice of a plan: what it is sure to do, and what might be answered instead, by doing nothing.
 */
export interface LegInfo {
  key: string;
  choice: string;
  label: string;
  parts: {
    [k: string]: string;
  };
  text: string;
  events: {
    [k: string]: string | number;
  }[];
}
/**
 * Another plan that leaves this one, by doing nothing where it does.
 */
export interface ForkInfo {
  choices: string[];
  label: string;
}
export interface WhyInfo {
  type: 'why';
  id: number;
  choice: string;
  allowed: boolean;
  rule: string;
  text: string;
  row: RuleInfo | null;
}
/**
 * The best choices, best first, and one sentence that says why.
 */
export interface HintInfo {
  type: 'hint';
  id: number;
  at: number;
  choices: HintedChoice[];
  text: string;
}
/**
 * A choice, the chance of winning that it leaves with its standard error, and what this turn surely brings then.
 */
export interface HintedChoice {
  choice: string;
  label: string;
  chance: number;
  error: number;
  head: string;
  result: string;
}
export interface ErrorInfo {
  type: 'error';
  id: number | null;
  error: string;
  text: string;
}
export interface FaultInfo {
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
/**
 * This computer's address in its network; "" if the server cannot be reached there.
 */
export interface NetworkInfo {
  network: string;
}
export interface TitleInfo {
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
  options: OptionInfo[];
  lesson: boolean;
  details: {
    [k: string]: number;
  };
}
export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  free: boolean;
}
/**
 * `slow` says why it thinks slowly: "building" until the compiled rules are there, "plain" without them.
 */
export interface BotKind {
  bot: string;
  strength: string;
  slow: string;
}
export interface Sample {
  setting: SettingInfo;
  view: {
    [k: string]: unknown;
  };
}
/**
 * A unit of a title in words. `data` holds the numbers printed on it, as in the title's rows. `mark` is "book",
 *     "owner", "inferred" or "reconstructed", for the least sure of them, and `origin` says which are which.
 */
export interface UnitInfo {
  name: string;
  about: string;
  forms: {
    [k: string]: string;
  };
  data: {
    [k: string]: unknown;
  };
  mark: string;
  origin: string;
}
export interface TableWanted {
  title: string;
  seats: SeatWanted[];
  modules?: string[];
  options?: {
    [k: string]: string;
  };
  listed?: boolean;
  hints?: boolean | null;
  box?: string;
}
export interface SeatWanted {
  by: 'bot' | 'guest' | 'me';
  name?: string;
  bot?: string;
}
/**
 * What an owner says of a title's box: as the text of a file, or as tables by kind, from which the text is made.
 */
export interface BoxWanted {
  title: string;
  text?: string;
  tables?: {
    [k: string]: {
      [k: string]: unknown;
    }[];
  } | null;
}
/**
 * A title's box, as an owner may have changed it; reconstructed things come first. `tables` is what the owner has
 *     said, and `text` the file that says it. `words` has the name of every word that a form may ask for. `unfit` says
 *     why a box that is still being written cannot be played with yet.
 */
export interface BoxInfo {
  title: string;
  name: string;
  digest: string;
  text: string;
  tables: {
    [k: string]: {
      [k: string]: unknown;
    }[];
  };
  kinds: KindInfo[];
  words: {
    [k: string]: string;
  };
  unfit?: string;
}
export interface KindInfo {
  kind: string;
  name: string;
  rows: RowInfo[];
}
/**
 * A card, tile, place or number of a box. `about` says in words what it does with these fields.
 */
export interface RowInfo {
  kind: string;
  key: string;
  name: string;
  about: string;
  mark: string;
  origin: string;
  fields: DetailInfo[];
}
/**
 * One field of a row, or one aspect that no field holds. `said`: the owner has said it. `form` says how it may be
 *     filled in (docs/box.md); without one it cannot be changed here.
 */
export interface DetailInfo {
  field: string;
  label: string;
  value: unknown;
  text: string;
  usual: unknown;
  status: string;
  source: string;
  note: string;
  said: boolean;
  form: {
    [k: string]: unknown;
  } | null;
}
/**
 * The box a table is played with, and in what it differs from the usual one.
 */
export interface TableBox {
  name: string;
  digest: string;
  text: string;
  differences: DifferenceInfo[];
}
/**
 * A detail that an owner's box says otherwise than ours.
 */
export interface DifferenceInfo {
  kind: string;
  key: string;
  field: string;
  name: string;
  label: string;
  before: string;
  after: string;
}
/**
 * A record, and the box it was played with.
 */
export interface BoxedRecord {
  record: string;
  box: string;
}
/**
 * An experiment: the same games with a box, and with the same box after these changes, written KEY=VALUE as for
 *     `souk lab`.
 */
export interface LabWanted {
  title: string;
  changes: string[];
  box?: string;
  seats?: number;
  games?: number;
  bot?: 'eager' | 'greedy' | 'random';
  seed?: number;
}
/**
 * What an experiment has found so far. `rounds` has rows of a number of rounds, and of how many games had as many
 *     before and after; `conclusions` says what changed beyond doubt, and how far the bots can be trusted.
 */
export interface LabInfo {
  state: 'done' | 'failed' | 'running' | 'waiting';
  games: number;
  done: number;
  text: string;
  figures: LabFigure[];
  rounds: [number, number, number][];
  conclusions: string[];
}
/**
 * The mean of a figure before and after, and the mean of the differences within pairs, with its 95 % interval.
 *     `sure`: changed beyond doubt.
 */
export interface LabFigure {
  figure: string;
  name: string;
  before: number;
  after: number;
  difference: number;
  low: number;
  high: number;
  sure: boolean;
}
export interface TableMade {
  table: string;
  seats: SeatGiven[];
}
/**
 * A key for the person who opened the table, or an invitation to pass on.
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
export interface SeatOffered {
  seat: number;
}
export interface SeatTaken {
  seat: number;
  key: string;
}
export interface Steps {
  as: string;
  over: boolean;
  steps: StepBrief[];
}
export interface StepBrief {
  step: number;
  seat: number | null;
  choice: string;
  text: string;
  turn: number;
  round: number;
}
export interface StepInfo {
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
  decision: DecisionInfo | null;
  outcome: OutcomeInfo | null;
}
export interface Fork {
  step: number;
  seats: SeatWanted[];
  as?: string;
}
export interface Archived {
  table: string;
}
export interface GuideInfo {
  title: string;
  sections: SectionInfo[];
}
/**
 * `look` is how it is shown: banner, pictures, tips or rows. The heading may be empty.
 */
export interface SectionInfo {
  key: string;
  page: number;
  look: string;
  heading: string;
  statements: StatementInfo[];
}
/**
 * What a guide says about something. `picture` says what its picture shows, if it has one; `module` names the
 *     module that adds the statement, if it is not the title's own; `mark` and `origin` are as in UnitInfo.
 */
export interface StatementInfo {
  key: string;
  heading: string;
  text: string;
  picture: string;
  rules: string[];
  units: string[];
  module: string;
  mark: string;
  origin: string;
}
/**
 * How far an analysis has come, and what it has found. `words` has every choice of its marks in words.
 */
export interface StudyInfo {
  as: string;
  depth: 'quick' | 'thorough';
  state: 'done' | 'failed' | 'running' | 'waiting';
  progress: number;
  text: string;
  analysis: Analysis | null;
  words: {
    [k: string]: string;
  };
}
/**
 * A studied game. If `split` is false, too much is left to `estimate` for the other columns to say anything.
 *     `moments` are the steps at which the game turned, in the order of the game.
 */
export interface Analysis {
  title: string;
  seats: number;
  depth: 'quick' | 'thorough';
  steps: StudiedStep[];
  marks: Mark[];
  ledger: Account[];
  split: boolean;
  moments: number[];
}
/**
 * A step of the record, and what it changed. Lists have an item for each seat; chances go from 0 to 1.
 *
 *     `seat` decided (None: the set-up); `by` is the seat whose turn it was. `chances` are those after the step. The
 *     other lists say where the change came from: they add up to the chances now less those before.
 */
export interface StudiedStep {
  step: number;
  seat: number | null;
  by: number | null;
  choice: string;
  chances: number[];
  se: number[];
  luck: number[];
  own: number[];
  others: number[];
  unknown: number[];
  estimate: number[];
}
/**
 * A verdict on a choice. `loss` is what it cost the seat against `best`, with its standard error; for a fine find,
 *     what the next best choice would have cost. `line` is the better line up to the dice or the end of the turn.
 */
export interface Mark {
  step: number;
  seat: number;
  choice: string;
  best: string;
  loss: number;
  se: number;
  mark: 'blunder' | 'doubtful' | 'fine' | 'mistake';
  line: string[];
  why: string;
}
/**
 * Where a seat's result came from: `start` and all columns after it add up to `result`.
 */
export interface Account {
  seat: number;
  start: number;
  setup: number;
  luck: number;
  own: number;
  others: number;
  unknown: number;
  estimate: number;
  result: number;
}
/**
 * `step` counts the decisions of a record. An empty text is a new game of a setting.
 */
export interface LookWanted {
  text?: string;
  as?: string;
  lang?: string;
  step?: number | null;
  setting?: SettingInfo | null;
}
/**
 * A choice, and the lots that follow it; chance beyond them is rolled, or waits to be chosen.
 */
export interface PlayWanted {
  text: string;
  as?: string;
  lang?: string;
  choice: string;
  lots?: string[];
  rolled?: boolean;
}
export interface EditWanted {
  text: string;
  as?: string;
  lang?: string;
  changes: ChangeWanted[];
}
export interface ChangeWanted {
  field: string;
  value: number | string;
}
export interface JudgeWanted {
  text: string;
  as?: string;
  lang?: string;
  level?: 'deep' | 'quick' | 'steady';
  rollouts?: number;
  seed?: number;
}
/**
 * A table that begins with a position.
 */
export interface TableFrom {
  text: string;
  seats: SeatWanted[];
}
/**
 * A position of a table as text. `imagined`: what the seat could not see was dealt at random.
 */
export interface PositionInfo {
  text: string;
  as: string;
  imagined: boolean;
}
/**
 * A position, as some eyes see it. With a `refusal`, it is the one before the request. While `chance` waits, `text`
 *     is the position before the choice.
 */
export interface Explored {
  text: string;
  as: string;
  setting: SettingInfo;
  view: {
    [k: string]: unknown;
  };
  to_act: number | null;
  decision: DecisionInfo | null;
  outcome: OutcomeInfo | null;
  chance: ChanceInfo | null;
  fields: FieldInfo[];
  said: string;
  events: {
    [k: string]: string | number;
  }[];
  lots: string[];
  refusal: RefusalInfo | null;
}
/**
 * A chance step that waits: `choice` led to it, `lots` fell before it. Without outcomes, it can only be rolled.
 */
export interface ChanceInfo {
  key: string;
  text: string;
  choice: string;
  lots: string[];
  outcomes: LotInfo[];
}
/**
 * An outcome of chance, in words, and its weight.
 */
export interface LotInfo {
  lot: string;
  label: string;
  weight: number;
}
/**
 * A field that can be edited: a number, or one of some options. `unit` is the piece it is about.
 */
export interface FieldInfo {
  key: string;
  seat: number | null;
  group: 'events' | 'hand' | 'holdings' | 'lasting' | 'pieces' | 'table';
  name: string;
  unit: string;
  value: number | string;
  low: number;
  high: number;
  options: string[];
  rule: string;
}
/**
 * What is impossible: a choice, or the value of a `field`; and the rule that says so.
 */
export interface RefusalInfo {
  field: string;
  value: number | string;
  rule: string;
  text: string;
  row: RuleInfo | null;
}
/**
 * Each seat's chance of winning, and that of the seat to act after each choice. Answers with other seeds can be
 *     merged, weighed by their rollouts.
 */
export interface Judged {
  to_act: number | null;
  chances: Worth[];
  choices: {
    [k: string]: Worth;
  };
  rollouts: number;
}
/**
 * A mean over so many rollouts, with its standard error.
 */
export interface Worth {
  mean: number;
  se: number;
  rollouts: number;
}
export interface LessonBrief {
  key: string;
  heading: string;
  chapter: number;
}
/**
 * `now` is the table with the question; `then` is what follows, beginning with the wanted choice. `marked` are the
 *     reconstructed things that task, choice and result mention.
 */
export interface LessonStepInfo {
  key: string;
  heading: string;
  task: string;
  done: string;
  rules: RuleInfo[];
  marked: MarkedInfo[];
  setting: SettingInfo;
  people: Person[];
  wanted: string;
  now: StepInfo;
  then: StepInfo[];
}
/**
 * Something that a text mentions and that is not by the book.
 */
export interface MarkedInfo {
  name: string;
  mark: string;
  origin: string;
}
