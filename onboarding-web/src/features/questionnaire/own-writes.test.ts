import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { expect, it } from 'vitest';
import { ownWrites } from './own-writes';
import { type AnswerEntry, toEntry } from './questions';

const supplier = (answers: Record<string, string>) =>
  ({
    account: { connected: true, account_id: 'a' },
    answers: Object.entries(answers).map(([question_id, answer]) => ({ question_id, answer, version: `v-${answer}` })),
  }) as unknown as OnboardingSupplierResponse;
const entry = (answer: string, seen = ''): AnswerEntry => ({ answer, seen });

it('an answer that this tab has sent without hearing back is saved over, and no other', () => {
  const own = ownWrites();
  own.note(new Map([['a', entry('Ropes')]]));
  const entries = new Map([
    ['a', entry('Ropes and nets')],
    ['b', entry('Mine')],
  ]);
  own.note(entries);
  expect(own.rebase(entries, ['a', 'b'], supplier({ a: 'Ropes', b: 'Theirs' }))).toBe(true);
  expect([entries.get('a')?.seen, entries.get('b')?.seen]).toEqual(['v-Ropes', '']);
  expect(own.rebase(entries, ['b'], supplier({ b: 'Theirs' }))).toBe(false);
});

it('an answer that was typed during a save replaces what was saved', () => {
  const own = ownWrites();
  const first = new Map([['a', entry('Rop')]]);
  own.note(first);
  const newer = entry('Ropes');
  own.confirm(first, supplier({ a: 'Rop' }), new Map([['a', newer]]));
  expect(newer.seen).toBe('v-Rop');
});

it('an earlier answer of this tab that another has stored again is not its own any more', () => {
  const own = ownWrites();
  for (const answer of ['A', 'B']) {
    const sent = new Map([['a', entry(answer)]]);
    own.note(sent);
    own.confirm(sent, supplier({ a: answer }), new Map());
  }
  const entries = new Map([['a', entry('C', 'v-B')]]);
  expect(own.rebase(entries, ['a'], supplier({ a: 'A' }))).toBe(false);
});

it('an entry that an earlier version of the app has kept replaces whatever is stored', () => {
  expect([toEntry('x'), toEntry(['a']), toEntry(null)]).toEqual([{ answer: 'x' }, { answer: ['a'] }, { answer: null }]);
  expect(toEntry({ answer: 'x', seen: 'v' })).toEqual({ answer: 'x', seen: 'v' });
});
