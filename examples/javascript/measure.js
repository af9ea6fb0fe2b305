// Moves a second from Node: one call at a time, by batch, and the whole in one call. Prints ratios to
// the one call, in which the library plays alone: the machines differ. An argument is a share of the
// work, such as 0.01, to try the program.
import { Batch, State, simulate } from './src/index.js';

const [game, players] = ['bot_war', 3];
const share = Number(process.argv[2] ?? 1);
const seconds = (begin) => process.cpuUsage(begin).user / 1e6;

function oneCall() {
  const begin = process.cpuUsage();
  const { moves } = simulate(game, players, Math.floor(4000 * share), { seed: 1, fast: true });
  return moves / seconds(begin);
}

function byBatch(size) {
  const batch = new Batch(game, players, size, { seed: 1, fast: true });
  const steps = Math.max(Math.floor((1e6 * share) / size), 1);
  const begin = process.cpuUsage();
  for (let step = 0; step < steps; ++step) batch.step();
  return (steps * size) / seconds(begin);
}

function oneAtATime(moves) {
  const start = new State(game, players);
  start.applyDeal(start.dealCards);
  const state = start.clone();
  const begin = process.cpuUsage();
  for (let number = 0; number < moves; ++number) {
    if (!(state.turn.actors[0] >= 0)) state.copyFrom(start);
    const seat = state.turn.actors[0];
    state.applyIndex(seat, number % state.legalCount(seat));
  }
  return moves / seconds(begin);
}

const alone = oneCall();
console.log(`node: one call ${Math.round(alone)} moves a second`);
for (const size of [1, 100, 10000]) console.log(`node: batch of ${size}: ${(byBatch(size) / alone).toFixed(3)} of that`);
console.log(`node: one at a time: ${(oneAtATime(20000 * share) / alone).toFixed(5)} of that`);
