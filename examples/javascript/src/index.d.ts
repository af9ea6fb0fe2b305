/** cardrules: a rules engine for card games. */

export type ModeName = 'over' | 'deal' | 'lot' | 'one' | 'sealed' | 'open';
export type Options = Record<string, string | number>;
export type Key = Uint8Array | number[];
export type Move = string | bigint;

/** The actor that shuffles, deals and draws lots. */
export const CHANCE: -1;
/** The viewer who sees only what everybody sees. */
export const SPECTATOR: -2;
/** For expectedStep: whatever the step. */
export const ANY_STEP: -1;

/** Who may act now: seats in ascending order, or CHANCE alone, or nobody. */
export interface Turn {
  mode: ModeName;
  actors: number[];
}

/** How a game ended; places by seat, 1 is best. */
export interface Result {
  reason: string;
  places: number[];
  scores: number[];
}

export interface Slot {
  name: string;
  kind: string;
  pick: number;
  from: (string | number)[];
}
export interface Choice {
  verb: string;
  rule: string;
  count: number;
  slots: Slot[];
}
export interface Choices {
  seat: number | 'chance';
  choices: Choice[];
}

export interface Event {
  step: number;
  index: number;
  kind: string;
  [part: string]: unknown;
}

/** A call that failed. Codes are negative and pinned. */
export class CardrulesError extends Error {
  readonly code: number;
  /** A JSON pointer, or the name of a slot or an option; or empty. */
  readonly where: string;
  /** A byte of a document, or -1. */
  readonly position: number;
}
export class MoveRefused extends CardrulesError {}
export class RulesError extends CardrulesError {}
export class BadDocument extends CardrulesError {}

declare abstract class Handle {
  readonly game: string;
  readonly players: number;
  readonly turn: Turn;
  readonly over: boolean;
  readonly hash: bigint;
  /** Frees the object early; doing so twice does nothing. */
  close(): void;
  clone(): this;
}

declare abstract class Position extends Handle {
  legalCount(actor: number): number;
  legalMove(actor: number, index: number): string;
  legalMoves(actor: number): Generator<string>;
  legalNumbers(actor: number): BigUint64Array;
  readonly dealCards: Uint8Array;
  choices(actor: number): Choices;
  readonly facts: Record<string, unknown>;
  /** Throws while the game goes on. */
  readonly result: Result;
}

export type Log = (
  level: number, topic: number, actor: number, step: number, status: number, message: string,
) => void;

export interface MatchSetup {
  options?: Options;
  /** The secret key of the series, 32 bytes; a fresh one unless it or a seed is given. */
  key?: Key;
  /** In place of a key, for tests. */
  seed?: number | bigint;
  hostChance?: boolean;
  /** Which game of the series. */
  number?: number | bigint;
  rules?: number;
  log?: Log;
}

/** A game being played, with its record. Host calls, but for those that take a viewer. */
export class Match extends Position {
  constructor(game: string, players: number, setup?: MatchSetup);
  static load(save: string): Match;
  static fromRecord(record: string): Match;
  setLog(log: Log | null): void;
  readonly step: number;
  readonly edit: bigint;
  readonly number: bigint;
  apply(actor: number, move: Move, expectedStep?: number): void;
  applyIndex(actor: number, index: number, expectedStep?: number): void;
  applyDeal(cards: ArrayLike<number> & Iterable<number>, expectedStep?: number): void;
  undo(): void;
  redo(): void;
  nextGame(): void;
  state(step?: number): State;
  save(): string;
  record(checkpoints?: number): { steps: { by: number | 'chance'; do: string }[]; result?: unknown };
  view(viewer: number, step?: number): View;
  /** What a viewer has seen, from an event on. */
  events(viewer: number, step?: number, index?: number): { next: number; events: Event[] };
  /** The record as far as a viewer may know it. */
  recordFor(viewer: number): { steps: { by: number | 'chance'; do: string | null }[] };
  checkMove(viewer: number, move: string, expectedStep?: number): void;
}

/** A position without a record, cheap to copy: for search. Host calls. */
export class State extends Position {
  constructor(game: string, players: number, options?: Options);
  static load(text: string): State;
  save(): string;
  copyFrom(other: State): void;
  apply(actor: number, move: Move): void;
  applyIndex(actor: number, index: number): void;
  applyDeal(cards: ArrayLike<number> & Iterable<number>): void;
  score(seat: number): number;
  playout(seed: number | bigint, number?: number | bigint, most?: number | bigint): number;
  view(viewer: number): View;
}

/** What one viewer may know. */
export class View extends Handle {
  static load(text: string): View;
  save(): string;
  readonly document: Record<string, unknown>;
  preview(move: string): Record<string, unknown>;
  readonly viewer: number;
  readonly choices: Choices;
  legalCount(): number;
  legalMoves(): Generator<string>;
  checkMove(move: string): void;
  determinize(key: Key, number?: number | bigint): State;
}

export interface BatchSetup {
  options?: Options;
  seed?: number | bigint;
  first?: number | bigint;
  fast?: boolean;
  /** A slot whose game is over waits for nextGame(). */
  stayOver?: boolean;
}

/** Many games stepped together; the arrays are written by look() and step(). */
export class Batch {
  constructor(game: string, players: number, size: number, setup?: BatchSetup);
  readonly game: string;
  readonly size: number;
  readonly players: number;
  readonly seats: Int32Array;
  readonly counts: BigUint64Array;
  readonly done: Uint8Array;
  readonly reasons: Int32Array;
  /** Slot by slot, seat by seat. */
  readonly places: Int32Array;
  readonly scores: Int32Array;
  look(): void;
  step(indices?: BigInt64Array | null): void;
  nextGame(slot: number): void;
  gameNumber(slot: number): bigint;
  state(slot: number): State;
  close(): void;
}

export interface SimulationSetup {
  options?: Options;
  seed?: number | bigint;
  first?: number | bigint;
  threads?: number;
  /** The small generator in place of ChaCha20. */
  fast?: boolean;
}
export interface SimulationResult {
  games: number;
  soleWins: number[];
  sharedWins: number[];
  winShares: number[];
  moves: number;
  fewestMoves: number;
  mostMoves: number;
  hash: bigint;
}

export function version(): string;
export function games(): string[];
export function describe(game: string, players: number): Record<string, unknown> & { seats: number[] };
export function preset(game: string, players: number, name: string): Options;
export function keyFromSeed(seed: number | bigint): Uint8Array;
export function simulate(game: string, players: number, count: number, setup?: SimulationSetup): SimulationResult;
