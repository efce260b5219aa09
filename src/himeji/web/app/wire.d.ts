// Written by scripts/wire-types from the server's own types: run it again instead of editing.

export interface Absence {
  rule?: "wait" | "zombie";
  bot?: "greedy" | "random";
  after?: number;
}

export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface Answer {
  type: "answer";
  v: 1;
  table: string;
  id: string;
  yes: boolean;
}

export interface Asking {
  seat: number;
  to: number;
  agreed: string[];
}

export interface Because {
  type: "because";
  id: string;
  code: string;
  params: Record<string, any>;
  rule: string;
}

export interface Bye {
  type: "bye";
  code: string;
}

export interface Clock {
  kind?: "live" | "none" | "slow";
  base?: number;
  increment?: number;
}

export interface Clocks {
  left: number[];
  run: number[];
}

export interface Decision {
  seat: number;
  asks: string;
  cause: string;
  section: string;
  moves: string[];
}

export interface Entry {
  seq: number;
  kind: string;
  seat?: number | null;
  events?: Event[];
}

export interface Event {
  code: string;
  figures: Record<string, any>;
  to?: number[];
}

export interface Events {
  type: "events";
  seat: number | null;
  eyes: number[];
  view: Record<string, any> | null;
  decision: Decision | null;
  asked: number[];
  clocks: Clocks;
  open: LaidOpen | null;
  guide: Guide | null;
  from: number;
  to: number;
  mark: string;
  entries: Entry[];
}

export interface Guide {
  step: number;
  of: number;
  say: string;
  move: string | null;
}

export interface Hello {
  type: "hello";
  v: 1;
  table: string;
  seq?: number;
  mark?: string;
  ticket?: string;
}

export interface Item {
  code: string;
  points: number;
  section: string;
}

export interface LaidOpen {
  seed: string;
  views: Record<string, any>[];
  scores: number[];
  winners: number[];
  decided_by: string;
  items: Item[][];
  moves: Played[];
}

export interface Leave {
  type: "leave";
  v: 1;
  table: string;
  id: string;
  seat?: number | null;
}

export interface Line {
  user: string;
  name: string;
  text: string;
}

export interface Move {
  type: "move";
  v: 1;
  table: string;
  id: string;
  seq: number;
  move: string;
  seat?: number | null;
}

export interface Mute {
  type: "mute";
  v: 1;
  table: string;
  id: string;
  user: string;
  on?: boolean;
}

export interface Origin {
  origin: string;
  at: number;
}

export interface Played {
  seat: number;
  move: string;
}

export interface Present {
  type: "present";
  seats: boolean[];
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  params: Record<string, any>;
  rule: string;
}

export interface Restart {
  type: "restart";
  v: 1;
  table: string;
  id: string;
  seq: number;
  seat?: number | null;
}

export interface Resync {
  type: "resync";
  seat: number | null;
  eyes: number[];
  view: Record<string, any> | null;
  decision: Decision | null;
  asked: number[];
  clocks: Clocks;
  open: LaidOpen | null;
  guide: Guide | null;
  seq: number;
  mark: string;
  table: Summary;
  entries: Entry[];
  chat: Line[];
}

export interface Return {
  type: "return";
  v: 1;
  table: string;
  id: string;
  seat?: number | null;
}

export interface Rewound {
  type: "rewound";
  seq: number;
}

export interface Say {
  type: "say";
  v: 1;
  table: string;
  id: string;
  text: string;
}

export interface Seat {
  user?: string | null;
  name?: string;
  bot?: string | null;
  zombie?: string | null;
}

export interface Settings {
  title: string;
  seats: number;
  options?: Record<string, number>;
  visibility?: "invitation" | "link" | "public";
  clock?: Clock;
  absence?: Absence;
  undo?: "consent" | "free" | "none";
}

export interface SlowDown {
  type: "slow_down";
}

export interface Stale {
  type: "stale";
  id: string;
  seq: number;
}

export interface Summary {
  id: string;
  state: string;
  owner: string;
  commitment: string;
  settings: Settings;
  seats: Seat[];
  moves: number;
  asking: Asking | null;
  rematch: string | null;
  practice: Origin | null;
}

export interface Undo {
  type: "undo";
  v: 1;
  table: string;
  id: string;
  seq: number;
  seat?: number | null;
  ask?: boolean;
}

export interface Why {
  type: "why";
  v: 1;
  table: string;
  id: string;
  move: string;
  seat?: number | null;
}

export type Told = Resync | Events | Ack | Refused | Because | Stale | Rewound | Present | SlowDown | Bye;

export type Spoken = Hello | Move | Undo | Restart | Answer | Leave | Return | Say | Mute | Why;
