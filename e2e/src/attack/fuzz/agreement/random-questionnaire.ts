import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionItem, QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';
import fc from 'fast-check';

export interface RandomQuestionnaire {
  items: QuestionItem[];
  answers: Map<string, AnswerValue>;
  country: string;
}

const MAX_ITEMS = 12;
const OPTIONS = ['x', 'y', 'z'] as const;

const itemId = fc.nat(MAX_ITEMS - 1).map((n) => `q${n}`);
const optionOf = (question: string) => fc.constantFrom(...OPTIONS).map((option) => `${question}-${option}`);

const comparison: fc.Arbitrary<Condition> = fc.oneof(
  itemId.map((question): Condition => ({ question, is: 'answered' })),
  itemId.chain((question) => optionOf(question).map((option): Condition => ({ question, is: 'equals', option }))),
  itemId.chain((question) => optionOf(question).map((option): Condition => ({ question, is: 'contains', option }))),
  fc
    .tuple(itemId, fc.integer({ min: 1, max: 3 }))
    .map(([question, count]): Condition => ({ question, is: 'at_least', count })),
  fc
    .tuple(itemId, fc.constantFrom('yes', 'no'))
    .map(([question, value]): Condition => ({ question, is: 'equals', value })),
  fc
    .tuple(itemId, fc.integer({ min: 0, max: 9 }))
    .map(([question, value]): Condition => ({ question, is: 'at_least', value })),
  itemId.map((question): Condition => ({ question, is: 'before', value: '2026-06-01' })),
  fc.constantFrom('brazil', 'peru').map((value): Condition => ({ fact: 'country', is: 'equals', value })),
);

const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    comparison,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
    tie('tree').map((not): Condition => ({ not })),
  ),
}));
const showIf = fc.option(tree, { freq: 2 });

const given = fc.integer({ min: -5, max: 10 });
const awarded = fc.record({ points: given, knock_out: fc.boolean() });

/** Format of a text question, with points that fit it. */
const asked = fc.oneof(
  fc.record({
    format: fc.constant<AnswerFormat>({ kind: 'number', decimals: 0, min: 0, max: 9 }),
    points: fc.record({
      by: fc.constant('range' as const),
      ranges: fc.array(fc.record({ points: given, knock_out: fc.boolean(), from: fc.nat(9), to: fc.nat(9) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  }),
  fc.record({
    format: fc.constant<AnswerFormat>({ kind: 'yes_no' }),
    points: fc.record({ by: fc.constant('yes_no' as const), values: fc.record({ yes: awarded, no: awarded }) }),
  }),
  fc.record({
    format: fc.constant<AnswerFormat>({ kind: 'date' }),
    points: fc.record({ by: fc.constant('answered' as const), points: given }),
  }),
  fc.record({
    format: fc.constant(null),
    points: fc.record({ by: fc.constant('answered' as const), points: given }),
  }),
);

const parts = fc.record({
  type: fc.constantFrom<QuestionType>('radio', 'checkbox', 'input', 'input', 'file', 'attachment', 'section'),
  required: fc.boolean(),
  allowNa: fc.boolean(),
  showIf,
  options: fc.tuple(...OPTIONS.map(() => fc.record({ showIf, points: fc.option(given), knockOut: fc.boolean() }))),
  asked,
  isScored: fc.boolean(),
  weight: fc.option(fc.integer({ min: 0, max: 3 })),
  pick: fc.nat(23),
});

type Parts = typeof parts extends fc.Arbitrary<infer Value> ? Value : never;

function itemOf(one: Parts, n: number): QuestionItem {
  const { type, required, allowNa } = one;
  const id = `q${n}`;
  const hasOptions = type === 'radio' || type === 'checkbox';
  const isInput = type === 'input';
  return {
    id,
    type,
    title: `Title ${n}`,
    required: required && type !== 'section' && type !== 'attachment',
    options: hasOptions
      ? one.options.map((option, at) => ({ id: `${id}-${OPTIONS[at]}`, value: `Option ${at}`, ...option }))
      : [],
    file: null,
    showIf: one.showIf,
    format: isInput ? one.asked.format : null,
    allowNa: allowNa && type !== 'section' && type !== 'attachment',
    points: isInput && one.isScored ? one.asked.points : null,
    weight: type === 'section' ? one.weight : null,
  };
}

/** Returns an answer that fits the item; null for a third of the picks. */
function answerOf({ id, type, format, allowNa }: QuestionItem, pick: number): AnswerValue {
  if (type === 'section' || type === 'attachment' || pick % 3 === 0) return null;
  if (allowNa && pick > 19) return { not_applicable: 'No staff' };
  if (type === 'radio') return `${id}-${OPTIONS[pick % 2]}`;
  if (type === 'checkbox') return OPTIONS.filter((_, at) => (pick >> at) % 2 === 1).map((name) => `${id}-${name}`);
  if (type === 'file') return { fileId: `f${pick}`, name: 'a.pdf', size: 1 };
  if (format?.kind === 'number') return String(pick % 10);
  if (format?.kind === 'yes_no') return pick % 2 === 0 ? 'yes' : 'no';
  return format?.kind === 'date' ? `2026-0${(pick % 9) + 1}-01` : 'text';
}

/** Questionnaires of any types, conditions and points, each with answers that fit, to hidden questions too. */
export const randomQuestionnaire: fc.Arbitrary<RandomQuestionnaire> = fc
  .record({
    all: fc.array(parts, { minLength: 1, maxLength: MAX_ITEMS }),
    country: fc.constantFrom('brazil', 'peru', 'chile'),
  })
  .map(({ all, country }) => {
    const items = all.map(itemOf);
    const answers = new Map<string, AnswerValue>();
    for (const [n, { pick }] of all.entries()) {
      const item = items[n];
      const answer = item ? answerOf(item, pick) : null;
      if (item && answer !== null) answers.set(item.id, answer);
    }
    return { items, answers, country };
  });
