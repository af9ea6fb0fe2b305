// cardrules: a rules engine for card games.
export { Batch } from './batch.js';
export { describe, games, preset, simulate, version } from './catalog.js';
export { BadDocument, CardrulesError, MoveRefused, RulesError } from './errors.js';
export { ANY_STEP, CHANCE, SPECTATOR } from './handle.js';
export { Match, keyFromSeed } from './match.js';
export { State } from './state.js';
export { View } from './view.js';
