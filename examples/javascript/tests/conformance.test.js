// The conformance vectors through the package. CARDRULES_VECTORS names their folder.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { CHANCE, Match } from '../src/index.js';

const folder = process.env.CARDRULES_VECTORS ?? new URL('../../../tests/conformance/vectors', import.meta.url).pathname;

function fnv(text) {
  let digest = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) digest = ((digest ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return digest.toString(16).padStart(16, '0');
}

const numberOf = (actor) => (actor === 'chance' ? CHANCE : Number(actor));

function checkStep(match, step) {
  assert.deepEqual(match.turn.actors, step.to_act.map(numberOf));
  for (const [actor, legal] of Object.entries(step.legal ?? {})) {
    const moves = [...match.legalMoves(numberOf(actor))].sort();
    assert.equal(moves.length, legal.count);
    assert.equal(fnv(moves.join('\n')), legal.fnv);
  }
  if (step.facts) assert.deepEqual(match.facts, step.facts);
  for (const text of step.reject ?? []) {
    const before = match.hash;
    assert.throws(() => match.apply(numberOf(step.by), text), undefined, text);
    assert.equal(match.hash, before);
  }
  match.apply(numberOf(step.by), step.do);
}

for (const game of ['generals_war', 'suicide_king', 'bot_war']) {
  test(`${game} agrees with every vector`, () => {
    const lines = readFileSync(`${folder}/${game}.jsonl`, 'utf8').trim().split('\n');
    for (const line of lines) {
      const vector = JSON.parse(line);
      const { options, rules } = vector;
      const match = new Match(vector.game, vector.players, { options, rules, hostChance: true });
      for (const step of vector.steps) checkStep(match, step);
      const { reason, places, scores } = match.result;
      assert.deepEqual({ reason, placements: places, scores }, vector.result);
      match.close();
    }
  });
}
