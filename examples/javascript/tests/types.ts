// Never run: the type checker reads how the package is meant to be used.
import { CardrulesError, Match, SPECTATOR, State, describe, simulate } from '../src/index.js';

const match = new Match('bot_war', 3, { options: { target_score: 5 }, seed: 7n });
const seats: number[] = describe('bot_war', 3).seats;
for (const seat of match.turn.actors) {
  for (const move of match.legalMoves(seat)) match.apply(seat, move, match.step);
}
try {
  match.undo();
} catch (error) {
  if (error instanceof CardrulesError) console.log(error.code, error.where, error.position);
}
const state: State = match.view(SPECTATOR).determinize(new Uint8Array(32));
const shares: number[] = simulate(state.game, seats[0] ?? 2, 100).winShares;
console.log(shares);
// @ts-expect-error a seat is a number
match.legalCount('1');
