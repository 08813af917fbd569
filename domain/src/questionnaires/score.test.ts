import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Scoring } from './points';
import type { QuestionItem, QuestionOption, QuestionType } from './questionnaire-rules';
import { type Score, scoreQuestionnaire } from './score';

const FACTS = { country: 'peru', report_type: 'bir' };
const SCORING: Scoring = {
  thresholds: [
    { id: 'fails', name: 'Fails', colour: 'red', from: 0 },
    { id: 'conditions', name: 'With conditions', colour: 'amber', from: 60 },
    { id: 'passes', name: 'Passes', colour: 'green', from: 90 },
  ],
};

const item = (id: string, type: QuestionType, more: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type,
  title: id,
  required: true,
  options: [],
  file: null,
  ...more,
});
const options = (...points: (number | null)[]): QuestionOption[] =>
  points.map((each, place) => ({ id: `o${place}`, value: `Option ${place}`, points: each }));
const score = (items: readonly QuestionItem[], answers: Record<string, unknown> = {}, scoring = SCORING): Score =>
  scoreQuestionnaire(items, new Map(Object.entries(answers)), FACTS, scoring);
const line = (question: QuestionItem, answer: unknown) => score([question], { [question.id]: answer }).lines[0];

describe("a line's points", () => {
  it('are the chosen option of a radio, of its best option', () => {
    const radio = item('q', 'radio', { options: options(0, 5, 10) });
    expect(line(radio, 'o1')).toEqual({
      id: 'q',
      points: 5,
      maximum: 10,
      why: { by: 'options', options: ['o1'] },
      knockOut: false,
    });
    expect(line(radio, undefined)).toMatchObject({ points: 0, maximum: 10, why: { by: 'not_answered' } });
  });

  it('are the sum of a checkbox, of its positive options', () => {
    const boxes = item('q', 'checkbox', { options: options(3, 4, -2) });
    expect(line(boxes, ['o0', 'o2'])).toMatchObject({ points: 1, maximum: 7 });
  });

  it('are those of the first range that holds the number or amount', () => {
    const ranges = [
      { to: 10, points: 1 },
      { from: 10, to: 20, points: 5 },
      { from: 21, points: -3, knock_out: true },
    ];
    const number = item('q', 'input', { points: { by: 'range', ranges } });
    expect(line(number, '10')).toMatchObject({ points: 1, maximum: 5, why: { by: 'range', to: 10 } });
    expect(line(number, '15.50 USD')).toMatchObject({ points: 5, why: { by: 'range', from: 10, to: 20 } });
    expect(line(number, '20.5')).toMatchObject({ points: 0, why: { by: 'no_range' } });
    expect(line(number, '30')).toMatchObject({ points: -3, knockOut: true });
    expect(line(number, 'many')).toMatchObject({ points: 0, why: { by: 'no_range' } });
    expect(line(number, '')).toMatchObject({ points: 0, why: { by: 'not_answered' } });
  });

  it('are those of yes or no, and those of an answer', () => {
    const yesNo = item('q', 'input', {
      points: { by: 'yes_no', values: { yes: { points: 4 }, no: { points: 0, knock_out: true } } },
    });
    expect(line(yesNo, 'yes')).toMatchObject({ points: 4, maximum: 4, knockOut: false });
    expect(line(yesNo, 'no')).toMatchObject({ points: 0, knockOut: true, why: { by: 'yes_no', value: 'no' } });
    const file = item('q', 'file', { points: { by: 'answered', points: 2 } });
    expect(line(file, { fileId: 'f' })).toMatchObject({ points: 2, maximum: 2, why: { by: 'answered' } });
    expect(line(file, undefined)).toMatchObject({ points: 0, maximum: 2 });
  });

  it('leave both sums if the question is not applicable', () => {
    const items = [
      item('a', 'radio', { options: options(0, 10) }),
      item('b', 'input', { points: { by: 'answered', points: 10 }, allowNa: true }),
    ];
    expect(score(items, { a: 'o1', b: { not_applicable: 'No staff' } })).toMatchObject({ percent: 100, maximum: 10 });
  });

  it('do not exist for questions without points', () => {
    expect(score([item('a', 'input'), item('b', 'radio', { options: options(null, null) })])).toMatchObject({
      percent: null,
      outcome: null,
      lines: [],
      sections: [],
    });
  });
});

describe('the percentage', () => {
  const section = (id: string, weight: number | null = null) => item(id, 'section', { weight });
  const of = (id: string, ...points: number[]) => item(id, 'radio', { options: options(...points) });

  it('is points of maximum, rounded half up to two decimals', () => {
    expect(score([of('a', 0, 1, 3)], { a: 'o1' }).percent).toBe(33.33);
    expect(score([of('a', 0, 2, 3)], { a: 'o1' }).percent).toBe(66.67);
    expect(score([of('a', 1.00005, 100)], { a: 'o0' }).percent).toBe(1);
    expect(score([of('a', 1.005, 100)], { a: 'o0' }).percent).toBe(1.01);
  });

  it('has no float noise', () => {
    const boxes = item('a', 'checkbox', { options: options(0.1, 0.2, 0.7) });
    expect(score([boxes], { a: ['o0', 'o1'] })).toMatchObject({ points: 0.3, maximum: 1, percent: 30 });
  });

  it('compares sections by weight once one has a weight, the others counting 1', () => {
    const items = [of('a', 0, 10), section('s', 3), of('b', 0, 100), section('t'), of('c', 0, 50)];
    const scored = score(items, { a: 'o1', b: 'o1', c: 'o0' });
    expect(scored.percent).toBe(80);
    expect(scored.sections.map(({ id, weight, percent }) => [id, weight, percent])).toEqual([
      [null, 1, 100],
      ['s', 3, 100],
      ['t', 1, 0],
    ]);
  });

  it('leaves sections without points out of the weights', () => {
    const items = [section('s', 9), item('x', 'input'), section('t', 1), of('c', 0, 50)];
    expect(score(items, { c: 'o1' }).percent).toBe(100);
  });

  it('counts a section below zero as zero', () => {
    const items = [of('a', -20, 10), section('s'), of('b', 0, 10)];
    expect(score(items, { a: 'o0', b: 'o1' })).toMatchObject({ points: 10, maximum: 20, percent: 50 });
  });
});

describe('the outcome', () => {
  const ten = item('a', 'radio', { options: options(0, 59.99, 60, 89.995, 100) });

  it('is the highest threshold that the rounded percentage reaches', () => {
    expect(['o0', 'o1', 'o2', 'o3', 'o4'].map((a) => score([ten], { a }).outcome)).toEqual([
      'fails',
      'fails',
      'conditions',
      'passes',
      'passes',
    ]);
  });

  it('is the first threshold after a knock-out, unless the question is hidden', () => {
    const deadly = item('b', 'radio', {
      options: [{ id: 'bad', value: 'Bad', knockOut: true }, ...options(0)],
      showIf: { question: 'a', is: 'equals', option: 'o4' },
    });
    expect(score([ten, deadly], { a: 'o4', b: 'bad' })).toMatchObject({
      percent: 100,
      knockedOut: true,
      outcome: 'fails',
    });
    expect(score([ten, deadly], { a: 'o3', b: 'bad' })).toMatchObject({ knockedOut: false, outcome: 'passes' });
  });
});

const IDS = ['q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'];
const anyPoints = fc.option(
  fc.integer({ min: -1000, max: 1000 }).map((each) => each / 8),
  { freq: 4 },
);
const anyItems = fc
  .array(
    fc.record({
      type: fc.constantFrom<QuestionType>('section', 'input', 'radio', 'checkbox', 'file'),
      points: fc.array(anyPoints, { minLength: 2, maxLength: 4 }),
      answered: fc.integer({ min: -5, max: 5 }),
      weight: fc.option(fc.integer({ min: 0, max: 20 })),
      isConditional: fc.boolean(),
      knockOut: fc.boolean(),
    }),
    { maxLength: IDS.length },
  )
  .map((all) =>
    all.map(({ type, points, answered, weight, isConditional, knockOut }, place) =>
      item(IDS[place] ?? '', type, {
        options:
          type === 'radio' || type === 'checkbox' ? options(...points).map((each) => ({ ...each, knockOut })) : [],
        points: type === 'input' || type === 'file' ? { by: 'answered', points: answered } : null,
        weight: type === 'section' ? weight : null,
        showIf: isConditional && place > 0 ? { question: IDS[place - 1] ?? '', is: 'answered' } : null,
      }),
    ),
  );
const anyAnswers = fc.array(
  fc.tuple(
    fc.constantFrom(...IDS),
    fc.constantFrom<unknown>('o0', 'o1', 'text', ['o0'], ['o0', 'o1', 'o2'], { fileId: 'f' }, { not_applicable: 'x' }),
  ),
);

describe('any questionnaire', () => {
  test.prop([anyItems, anyAnswers], { numRuns: 500 })(
    'has a percentage from 0 to 100 with two decimals, that JSON and another order keep',
    (items, answers) => {
      const given = new Map(answers);
      const once = scoreQuestionnaire(items, given, FACTS, SCORING);
      const { percent } = once;
      if (percent !== null) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(Number(percent.toFixed(2))).toBe(percent);
      }
      expect(once.points).toBeGreaterThanOrEqual(0);
      const stored = JSON.parse(JSON.stringify(items)) as QuestionItem[];
      expect(scoreQuestionnaire(stored, new Map([...given].toReversed()), FACTS, SCORING)).toEqual(once);
    },
  );

  test.prop([anyItems, anyAnswers], { numRuns: 300 })('has lines of shown questions only', (items, answers) => {
    const { lines, knockedOut, outcome } = scoreQuestionnaire(items, new Map(answers), FACTS, SCORING);
    expect(lines.every(({ maximum, points }) => maximum >= 0 && points <= maximum)).toBe(true);
    expect(knockedOut).toBe(lines.some(({ knockOut }) => knockOut));
    if (knockedOut) expect(outcome).toBe('fails');
  });
});
