import { expect, test } from 'vitest';
import { chooseAct, PATIENCE, type PairFacts } from './postgres-choice';

const WHOLE: PairFacts = { primaryMisses: 0, standbyMisses: 0, isSynchronous: true };

test.each<[string, Partial<PairFacts>, ReturnType<typeof chooseAct>]>([
  ['a whole pair is left alone', {}, 'wait'],
  ['one missed answer of the primary changes nothing', { primaryMisses: 1 }, 'wait'],
  ['a synchronous standby replaces a primary that is gone', { primaryMisses: PATIENCE }, 'promote'],
  ['also if the standby was not seen since', { primaryMisses: PATIENCE, standbyMisses: PATIENCE }, 'promote'],
  ['a standby that may lack commits replaces nobody', { primaryMisses: PATIENCE, isSynchronous: false }, 'restart'],
  ['one missed look at the standby changes nothing', { standbyMisses: 1 }, 'wait'],
  ['without its standby the primary goes on alone', { standbyMisses: PATIENCE }, 'go-on-alone'],
  ['and gets a new standby', { standbyMisses: PATIENCE, isSynchronous: false }, 'rebuild'],
  ['which commits wait for when it streams', { isSynchronous: false }, 'synchronise'],
])('%s', (_what, facts, act) => {
  expect(chooseAct({ ...WHOLE, ...facts })).toBe(act);
});
