// Games, errors, documents, views and simulations.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as cardrules from '../src/index.js';
import { BadDocument, Batch, CHANCE, Match, MoveRefused, RulesError, SPECTATOR, State, View } from '../src/index.js';

function playToTheEnd(match, salt) {
  let moves = 0;
  for (; !match.over; ++moves) {
    const seat = match.turn.actors[0];
    match.applyIndex(seat, (moves * 7 + salt) % match.legalCount(seat), match.step);
  }
  return moves;
}

test('every game is played to its end', () => {
  assert.ok(cardrules.games().includes('bot_war'));
  for (const game of cardrules.games()) {
    for (const players of cardrules.describe(game, 2).seats) {
      const match = new Match(game, players, { seed: players });
      assert.ok(playToTheEnd(match, 1) > 5);
      assert.equal(Math.min(...match.result.places), 1);
      assert.equal(match.result.scores.length, players);
      match.close();
    }
  }
});

test('a match without a key has a fresh one', () => {
  const hands = [new Match('bot_war', 2), new Match('bot_war', 2)].map((match) => match.hash);
  assert.notEqual(hands[0], hands[1]);
  assert.throws(() => new Match('bot_war', 2, { key: new Uint8Array(32), seed: 1 }), TypeError);
});

test('settings that do not exist are refused', () => {
  assert.throws(() => new Match('bot_war', 2, { target_score: 3 }), /no setting "target_score"/);
  assert.throws(() => new Batch('bot_war', 2, 4, { sed: 3 }), /no setting "sed"/);
  assert.throws(() => cardrules.simulate('bot_war', 2, 4, { sed: 3 }), /no setting "sed"/);
});

test('a series goes on', () => {
  const match = new Match('generals_war', 2, { seed: 3 });
  playToTheEnd(match, 2);
  match.nextGame();
  assert.equal(match.number, 1n);
  assert.equal(match.over, false);
});

test('host chance deals a real pack', () => {
  const options = { dealer: 'lot', draw_from: 'top' };
  const match = new Match('suicide_king', 2, { options, hostChance: true });
  assert.equal(match.turn.mode, 'lot');
  match.apply(CHANCE, 'lot 1');
  const cards = [...match.dealCards];
  assert.equal(cards.length, 52);
  match.applyDeal(cards.reverse());
  assert.deepEqual(match.turn.actors, [0]);
  assert.deepEqual([...match.legalMoves(0)], ['draw 0', 'draw 1', 'draw 2', 'draw 3', 'draw 4']);
});

test('a refusal has a code and changes nothing', () => {
  const match = new Match('generals_war', 2, { seed: 1 });
  const before = match.hash;
  assert.throws(() => match.apply(0, 'stand'), (error) => error instanceof MoveRefused && error.code === -4);
  assert.throws(() => match.apply(1, 'stand', match.step + 1), { name: 'stale' });
  assert.equal(match.hash, before);
});

test('rules that do not exist', () => {
  assert.throws(() => new Match('chess', 2), RulesError);
  assert.throws(() => new Match('generals_war', 3), RulesError);
  assert.throws(() => new Match('bot_war', 2, { options: { target_score: 0 } }), RulesError);
});

test('a bad document tells where', () => {
  const document = JSON.parse(new Match('bot_war', 2, { seed: 1 }).state().save());
  document.position.turn = 'two';
  assert.throws(
    () => State.load(JSON.stringify(document)),
    (error) => error instanceof BadDocument && error.where === '/position/turn',
  );
});

test('what was closed is told', () => {
  const match = new Match('bot_war', 2);
  match.close();
  match.close();
  assert.throws(() => match.turn, /closed/);
});

test('save and load go on in the same way', () => {
  const match = new Match('bot_war', 3, { seed: 5 });
  const loaded = Match.load(match.save());
  playToTheEnd(match, 3);
  playToTheEnd(loaded, 3);
  assert.deepEqual(loaded.result, match.result);
});

test('a record replays and undo goes back', () => {
  const match = new Match('generals_war', 4, { seed: 6 });
  playToTheEnd(match, 4);
  assert.deepEqual(Match.fromRecord(JSON.stringify(match.record(15))).result, match.result);
  const last = match.hash;
  match.undo();
  assert.notEqual(match.hash, last);
  match.redo();
  assert.equal(match.hash, last);
});

test('a view offers what its seat may do', () => {
  const match = new Match('bot_war', 3, { seed: 7 });
  for (let seat = 0; seat < 3; ++seat) {
    const view = match.view(seat);
    assert.equal(view.viewer, seat);
    assert.deepEqual([...view.legalMoves()], [...match.legalMoves(seat)]);
    assert.deepEqual(view.choices, match.choices(seat));
    assert.equal(view.determinize(new Uint8Array(32)).view(seat).hash, view.hash);
  }
  assert.equal(match.view(SPECTATOR).legalCount(), 0);
});

test('the log hears what happens', () => {
  const heard = [];
  const match = new Match('generals_war', 2, { seed: 1, log: (...told) => heard.push(told) });
  match.apply(1, 'stand');
  match.close();
  assert.ok(heard.some(([, , actor]) => actor === 1));
});

test('threads change nothing in a simulation', () => {
  const alone = cardrules.simulate('bot_war', 3, 200, { seed: 1 });
  assert.deepEqual(cardrules.simulate('bot_war', 3, 200, { seed: 1, threads: 2 }), alone);
  assert.equal(alone.games, 200);
});

test('a view travels as a document', () => {
  const match = new Match('bot_war', 3, { seed: 7 });
  const view = match.view(1);
  const sent = View.load(view.save());
  assert.equal(sent.hash, view.hash);
  assert.deepEqual(sent.choices, match.choices(1));
  assert.equal(view.document.viewer, 1);
  const [move] = sent.legalMoves();
  sent.checkMove(move);
  assert.throws(() => sent.checkMove('pass'), MoveRefused);
  assert.ok(sent.preview(move));
});

test('events go on from where a client was', () => {
  const match = new Match('bot_war', 3, { seed: 7 });
  const first = match.events(0);
  assert.ok(first.events.length > 0);
  match.applyIndex(0, 0);
  assert.ok(match.events(0, first.next).events.every((event) => event.step >= first.next));
  assert.equal(match.recordFor(1).steps.at(-1).do, null);
});

test('a batch makes chosen and random moves', () => {
  const batch = new Batch('bot_war', 3, 50, { seed: 3 });
  const indices = new BigInt64Array(50);
  for (let step = 0; step < 400; ++step) {
    batch.look();
    for (let slot = 0; slot < 50; ++slot) indices[slot] = slot % 2 ? batch.counts[slot] - 1n : -1n;
    batch.step(indices);
    for (let slot = 0; slot < 50; ++slot) {
      if (batch.done[slot]) assert.equal(Math.min(...batch.places.subarray(slot * 3, slot * 3 + 3)), 1);
    }
  }
  assert.ok(Array.from({ length: 50 }, (_, slot) => batch.gameNumber(slot)).some((number) => number >= 50n));
  const before = batch.state(1).hash;
  indices.fill(0n);
  indices[2] = 1000000n;
  assert.throws(() => batch.step(indices), (error) => error.position === 2);
  assert.equal(batch.state(1).hash, before);
  batch.close();
});
