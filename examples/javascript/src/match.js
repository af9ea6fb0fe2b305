// A game being played, with its record. Host calls, but for those that take a viewer.
import { randomBytes } from 'node:crypto';
import { ANY_STEP, Position } from './handle.js';
import { check, constants, make, register, sizeOf } from './native.js';
import { refuseUnknown } from './setup.js';
import { State } from './state.js';
import { View, keyBytes } from './view.js';

/** The 32-byte key of a seed. Everybody can guess such keys: for tests and demonstrations. */
export function keyFromSeed(seed) {
  const key = new Uint8Array(32);
  check('cardrules_key_from_seed', BigInt(seed), key);
  return key;
}

// The callbacks that C holds, by match.
const logs = new WeakMap();

export class Match extends Position {
  static kind = 'cardrules_match';

  /** Without a key (or, for tests, a seed) the cards come from a fresh secret key. */
  constructor(game, players, setup = {}) {
    const { options, key, seed, hostChance = false, number = 0n, rules = 0, log, ...unknown } = setup;
    refuseUnknown(unknown);
    if (key !== undefined && seed !== undefined) throw new TypeError('a match has a key or a seed, not both');
    const secret = seed === undefined ? (key ?? randomBytes(32)) : keyFromSeed(seed);
    const created = {
      struct_size: sizeOf('cardrules_match_options'),
      chance: hostChance ? constants.CHANCE_HOST : constants.CHANCE_SEEDED,
      rules,
      reserved: 0,
      key: [...keyBytes(secret)],
      game: BigInt(number),
      log: null,
      user: null,
    };
    super(make('cardrules_match_create', game, players, options ? JSON.stringify(options) : null, created));
    if (log) this.setLog(log);
  }
  static load(save) {
    return Match.wrap(make('cardrules_match_load', save));
  }
  static fromRecord(record) {
    return Match.wrap(make('cardrules_match_load_record', record));
  }

  /** Who hears (level, topic, actor, step, status, message) from now on; null for nobody. */
  setLog(log) {
    const heard = log
      ? register('cardrules_log', (_user, level, topic, actor, step, status, message) =>
          log(level, topic, actor, step, status, message))
      : null;
    this.check('set_log', heard?.pointer ?? null, null);
    logs.get(this)?.free();
    logs.set(this, heard);
  }
  close() {
    super.close();
    logs.get(this)?.free();
    logs.delete(this);
  }

  get step() {
    return this.int32('step');
  }
  get edit() {
    return this.uint64('edit');
  }
  get number() {
    return this.uint64('game_number');
  }
  apply(actor, move, expectedStep = ANY_STEP) {
    if (typeof move === 'bigint') this.check('apply', actor, move, expectedStep);
    else this.check('apply_text', actor, move, expectedStep);
  }
  applyIndex(actor, index, expectedStep = ANY_STEP) {
    this.check('apply_index', actor, index, expectedStep);
  }
  applyDeal(cards, expectedStep = ANY_STEP) {
    this.check('apply_deal', Uint8Array.from(cards), cards.length, expectedStep);
  }
  undo() {
    this.check('undo');
  }
  redo() {
    this.check('redo');
  }
  nextGame() {
    this.check('next_game');
  }
  state(step = this.step) {
    return State.wrap(make('cardrules_match_state', this.handle, step));
  }
  /** All of the match as JSON, its secret key too: for the host alone. */
  save() {
    return this.text('save');
  }
  record(checkpoints = 0) {
    return JSON.parse(this.text('record', checkpoints));
  }
  view(viewer, step = ANY_STEP) {
    return View.wrap(make('cardrules_match_viewer_view', this.handle, viewer, step));
  }
  /** Throws what making the move would throw. */
  checkMove(viewer, move, expectedStep = ANY_STEP) {
    this.check('viewer_check_text', viewer, move, expectedStep);
  }
  /** What a viewer has seen, from an event on; the answer says where to ask from next. */
  events(viewer, step = 0, index = 0) {
    return JSON.parse(this.text('viewer_events', viewer, step, index));
  }
  /** The record as far as a viewer may know it. */
  recordFor(viewer) {
    return JSON.parse(this.text('viewer_record', viewer));
  }
}
