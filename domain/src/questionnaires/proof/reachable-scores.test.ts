import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QuestionPoints, Scoring } from '../points';
import type { QuestionItem } from '../questionnaire-rules';
import { scoreQuestionnaire } from '../score';
import { proveQuestionnaire } from './prove-questionnaire';
import { reachablePercents } from './reachable-scores';

const given = fc.integer({ min: -5, max: 10 });
const awarded = fc.record({ points: given, knock_out: fc.boolean() });

const choice = fc.record({
  type: fc.constantFrom('radio' as const, 'checkbox' as const),
  options: fc.array(fc.record({ points: fc.option(given), knockOut: fc.boolean() }), { minLength: 2, maxLength: 3 }),
});
const points = fc.oneof(
  fc.record({ by: fc.constant('yes_no' as const), values: fc.record({ yes: awarded, no: awarded }) }),
  fc.record({
    by: fc.constant('range' as const),
    ranges: fc.array(
      fc.record({
        points: given,
        knock_out: fc.boolean(),
        from: fc.integer({ min: 0, max: 9 }),
        to: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({ by: fc.constant('answered' as const), points: given }),
);
const asked = fc.record({
  choice: fc.option(choice),
  points,
  required: fc.boolean(),
  allowNa: fc.boolean(),
  section: fc.option(fc.record({ weight: fc.option(fc.integer({ min: 0, max: 3 })) }), { freq: 3 }),
  pick: fc.nat(11),
});

type Asked = {
  choice: unknown;
  points: QuestionPoints;
  required: boolean;
  allowNa: boolean;
  section: object | null;
  pick: number;
};

function itemsOf(all: readonly Asked[]): { items: QuestionItem[]; answers: Map<string, unknown> } {
  const base = { title: 'x', required: false, options: [], file: null };
  const answers = new Map<string, unknown>();
  const items = all.flatMap(({ choice: chosen, section, pick, ...parts }, n): QuestionItem[] => {
    const id = `q${n}`;
    const head: QuestionItem[] = section ? [{ ...base, id: `s${n}`, type: 'section', ...section }] : [];
    const { type, options = [] } = (chosen ?? {}) as { type?: 'radio' | 'checkbox'; options?: object[] };
    const own = options.map((option, at) => ({ id: `${id}-${at}`, value: 'x', ...option }));
    const item: QuestionItem =
      type === undefined
        ? {
            ...base,
            id,
            type: 'input',
            ...parts,
            format: parts.points.by === 'range' ? { kind: 'number', decimals: 0, min: 0, max: 9 } : null,
          }
        : { ...base, id, type, options: own, required: parts.required, allowNa: parts.allowNa };
    const answer = answerOf(item, pick);
    if (answer !== null) answers.set(id, answer);
    return [...head, item];
  });
  return { items, answers };
}

/** Returns an answer that a submit accepts. */
function answerOf(item: QuestionItem, pick: number): unknown {
  if (pick === 11 && item.allowNa) return { not_applicable: 'No' };
  if (pick === 10 && !item.required) return null;
  const { options } = item;
  if (item.type === 'radio') return options[pick % options.length]?.id;
  if (item.type === 'checkbox')
    return options.filter((_, at) => at === pick % options.length || at < pick % 3).map(({ id }) => id);
  if (item.points?.by === 'yes_no') return pick % 2 === 0 ? 'yes' : 'no';
  return String(pick % 10);
}

const scoring: Scoring = {
  thresholds: [0, 20, 40, 60, 80].map((from) => ({ id: String(from), name: String(from), colour: 'grey', from })),
};

it('contains the percentage of any answers, and calls no threshold unreachable that they reach', () => {
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 5 }), (all) => {
      const { items, answers } = itemsOf(all);
      const score = scoreQuestionnaire(items, answers, { country: '', report_type: '' }, scoring);
      const percents = reachablePercents(items, new Set());
      if (percents && score.percent !== null && !score.knockedOut) expect(percents).toContain(score.percent);
      const findings = proveQuestionnaire({ items, scoring, facts: {} });
      const never = findings.flatMap(({ code, parameters }) =>
        code === 'threshold_unreachable' ? [parameters['name']] : [],
      );
      if (score.outcome !== null) expect(never).not.toContain(score.outcome);
    }),
    { numRuns: 120 },
  );
});

it('says nothing of thresholds where the sums are too many to follow', () => {
  const items = Array.from(
    { length: 200 },
    (_, n): QuestionItem => ({
      id: `q${n}`,
      type: 'radio',
      title: 'x',
      required: true,
      options: [1, 3, 7.5].map((each, at) => ({ id: `q${n}-${at}`, value: 'x', points: each * (n + 1) })),
      file: null,
    }),
  );
  expect(reachablePercents(items, new Set())).toBeNull();
});

it('gives up on more pairs of results than a proof at each change has time for', () => {
  const boxes = (id: string): QuestionItem => ({
    id,
    type: 'checkbox',
    title: id,
    required: true,
    options: Array.from({ length: 200 }, (_, at) => ({ id: `${id}-${at}`, value: `${at}`, points: 1 })),
    file: null,
  });
  expect(reachablePercents([boxes('a')], new Set())).toHaveLength(201);
  const many = Array.from({ length: 9 }, (_, at) => boxes(`q${at}`));
  expect(reachablePercents(many, new Set())).toBeNull();
});
