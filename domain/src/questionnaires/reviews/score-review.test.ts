import { expect, it } from 'vitest';
import type { QuestionItem } from '../questionnaire-rules';
import { type ScoreInput, scoreByEngine } from '../score-input';
import { type AnswerVerdict, isReviewable, REVIEW_ENGINE, reviewByEngine, reviewRange } from './score-review';

const question = (id: string, more: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type: 'input',
  title: id,
  required: false,
  file: null,
  options: [],
  ...more,
});
const radio = (id: string, knockOut = false) =>
  question(id, {
    type: 'radio',
    options: [
      { id: `${id}-yes`, value: 'Yes', points: 10 },
      { id: `${id}-no`, value: 'No', points: 2, knockOut },
    ],
  });
const input: ScoreInput = {
  items: [
    question('s1', { type: 'section', weight: 3 }),
    radio('iso'),
    question('s2', { type: 'section', weight: 1 }),
    radio('law', true),
    question('penalty', { points: { by: 'yes_no', values: { yes: { points: -4 }, no: { points: 0 } } } }),
    question('free'),
    question('hidden', { showIf: { question: 'iso', is: 'equals', option: 'iso-yes' } }),
  ],
  answers: { iso: 'iso-no', law: 'law-no', penalty: 'yes' },
  facts: { country: 'peru', report_type: 'questionnaire' },
  scoring: {
    thresholds: [
      { id: 'low', name: 'Low', colour: 'red', from: 0 },
      { id: 'high', name: 'High', colour: 'green', from: 70 },
    ],
  },
};
const computed = scoreByEngine(1, input);
if (!computed) throw new Error('engine 1 is missing');
const review = (...verdicts: AnswerVerdict[]) => reviewByEngine(REVIEW_ENGINE, input, computed, verdicts);

it('leaves accepted and flagged answers with their points', () => {
  const verdicts = [
    { question: 'iso', verdict: 'accepted' } as const,
    { question: 'free', verdict: 'flagged' } as const,
  ];
  expect(review(...verdicts)).toEqual(computed);
  expect(review()).toEqual(computed);
});

it('counts the points of a re-scored answer by the weights of its section', () => {
  expect(computed).toMatchObject({ percent: 15, points: 2, outcome: 'low' });
  // The first section has 100 % by weight 3, the other none by weight 1: its points are below 0.
  expect(review({ question: 'iso', verdict: 'rescored', points: 10 })).toMatchObject({ percent: 75, points: 10 });
});

it('keeps a knock-out unless the reviewer lifts it', () => {
  const rescored = { question: 'iso', verdict: 'rescored', points: 10 } as const;
  expect(review(rescored)).toMatchObject({ knockedOut: true, outcome: 'low' });
  const lifted = { question: 'law', verdict: 'rescored', points: 2, knockOut: false } as const;
  expect(review(rescored, lifted)).toMatchObject({ knockedOut: false, outcome: 'high' });
});

it('bounds the points of a review by those of the question, and reviews only what was shown', () => {
  const range = (id: string) => reviewRange(computed.lines.find((line) => line.id === id));
  expect([range('iso'), range('penalty'), range('free')]).toEqual([{ from: 0, to: 10 }, { from: -4, to: 0 }, null]);
  expect(['iso', 'free', 's1', 'hidden', 'gone'].map((id) => isReviewable(input, id))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('is silent about an engine that it does not have', () => {
  expect(reviewByEngine(99, input, computed, [])).toBeNull();
});
