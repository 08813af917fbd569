import { expect, it } from 'vitest';
import type { Condition } from '../questionnaires/condition';
import { openFollowUps, settledFollowUps } from './open-follow-ups';

const OPTIONS = ['y', 'n'].map((id) => ({ id, value: id }));
const isYes = (question: string): Condition => ({ question, is: 'equals', option: 'y' });
const radio = (id: string, showIf: Condition | null = null) =>
  ({ id, type: 'radio', options: OPTIONS, showIf }) as const;
const items = [
  radio('a'),
  radio('b', isYes('a')),
  radio('c', isYes('b')),
  radio('d', { not: isYes('a') }),
  { id: 'e', type: 'checkbox', options: [...OPTIONS, { id: 'x', value: 'x', showIf: isYes('a') }], showIf: null },
  radio('free'),
] as const;
const facts = { country: 'peru', report_type: 'bir' };
const map = (answers: Record<string, unknown>) => new Map(Object.entries(answers));
const SUBMITTED = { a: 'y', b: 'y', c: 'y', e: ['y', 'x'], free: 'y' };

const settled = (then: Record<string, unknown>, since: string[] = []) =>
  settledFollowUps(items, ['a'], { atSendBack: map(then), answeredSince: new Set(since) }, facts);
const open = (present: Record<string, unknown>, stored = present) => [
  ...openFollowUps(
    items,
    ['a'],
    { settled: new Set(settled(SUBMITTED)), stored: map(stored), present: map(present) },
    facts,
  ),
];

it('settles what was asked and answered at the send-back, through any number of conditions', () => {
  expect(settled(SUBMITTED)).toEqual(['b', 'c', 'e']);
  expect(settled({ ...SUBMITTED, a: 'n' })).toEqual(['e']);
  expect(settled({ a: 'y', b: 'y' })).toEqual(['b']);
  expect(settled(SUBMITTED, ['c'])).toEqual(['b', 'e']);
});

it('opens only what a correction asks anew', () => {
  expect(open(SUBMITTED)).toEqual([]);
  expect(open({ ...SUBMITTED, a: 'n' }).toSorted()).toEqual(['d', 'e']);
});

it('keeps an answer with a hidden option open until its replacement is saved', () => {
  const changed = { ...SUBMITTED, a: 'n' };
  expect(open({ ...changed, e: ['n'] }, changed)).toContain('e');
});
