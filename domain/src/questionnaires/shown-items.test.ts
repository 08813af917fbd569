import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Condition } from './condition';
import { condition } from './condition.contract';
import { brokenBy, brokenConditions, checkConditions } from './condition-rules';
import { conditionSentence } from './condition-words';
import { MAX_COMPARISONS, MAX_CONDITION_DEPTH } from './limits';
import type { QuestionItem, QuestionType } from './questionnaire-rules';
import { conditionalIds, holds, shownQuestionnaire } from './shown-items';

const FACTS = { country: 'peru', report_type: 'bir' };
const OPTIONS = [
  { id: 'y', value: 'Yes' },
  { id: 'n', value: 'No' },
];

const item = (id: string, type: QuestionType, more: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type,
  title: `Title ${id}`,
  required: true,
  options: type === 'radio' || type === 'checkbox' ? OPTIONS : [],
  file: null,
  ...more,
});

const isYes = (question: string): Condition => ({ question, is: 'equals', option: 'y' });

const shownIds = (items: readonly QuestionItem[], answers: Record<string, unknown> = {}) =>
  shownQuestionnaire(items, new Map(Object.entries(answers)), FACTS).items.map(({ id }) => id);

describe('a condition', () => {
  const given = new Map<string, unknown>([
    ['radio', 'y'],
    ['boxes', ['y', 'n']],
    ['text', 'x'],
    ['blank', '  '],
    ['file', { fileId: 'f' }],
  ]);
  const isTrue = (tree: Condition) => holds(tree, given, FACTS);

  it('compares answers by what their type allows', () => {
    expect(isTrue(isYes('radio'))).toBe(true);
    expect(isTrue({ question: 'radio', is: 'equals', option: 'n' })).toBe(false);
    expect(isTrue({ question: 'boxes', is: 'contains', option: 'n' })).toBe(true);
    expect(isTrue({ question: 'boxes', is: 'contains', option: 'z' })).toBe(false);
    expect(isTrue({ question: 'boxes', is: 'at_least', count: 2 })).toBe(true);
    expect(isTrue({ question: 'boxes', is: 'at_least', count: 3 })).toBe(false);
    expect(['radio', 'boxes', 'text', 'file'].every((question) => isTrue({ question, is: 'answered' }))).toBe(true);
    expect(['blank', 'gone'].some((question) => isTrue({ question, is: 'answered' }))).toBe(false);
  });

  it('compares facts of the supplier', () => {
    expect(isTrue({ fact: 'country', is: 'equals', value: 'peru' })).toBe(true);
    expect(isTrue({ fact: 'report_type', is: 'equals', value: 'ckr' })).toBe(false);
  });

  it('joins by all, any and not', () => {
    const [yes, no] = [isYes('radio'), isYes('gone')];
    expect(isTrue({ all: [yes, no] })).toBe(false);
    expect(isTrue({ any: [yes, no] })).toBe(true);
    expect(isTrue({ not: { all: [yes, no] } })).toBe(true);
  });
});

describe('what is shown', () => {
  const items = [
    item('a', 'radio'),
    item('s', 'section', { showIf: isYes('a') }),
    item('b', 'radio'),
    item('t', 'section'),
    item('c', 'input', { showIf: isYes('b') }),
    item('d', 'input', { showIf: { not: isYes('b') } }),
  ];

  it('hides a choice without any shown option, which then counts as conditional', () => {
    const options = OPTIONS.map((option) => ({ ...option, showIf: isYes('a') }));
    const choice = [item('a', 'radio'), item('b', 'checkbox', { options }), item('c', 'radio')];
    expect(shownIds(choice)).toEqual(['a', 'c']);
    expect(shownIds(choice, { a: 'y' })).toEqual(['a', 'b', 'c']);
    expect([...conditionalIds(choice)]).toEqual(['b']);
  });

  it('changes with the answer, and a hidden section hides the items below it', () => {
    expect(shownIds(items)).toEqual(['a', 't', 'd']);
    expect(shownIds(items, { a: 'y' })).toEqual(['a', 's', 'b', 't', 'd']);
    expect(shownIds(items, { a: 'y', b: 'y' })).toEqual(['a', 's', 'b', 't', 'c']);
  });

  it('counts a hidden question as not answered, although its answer is kept', () => {
    expect(shownIds(items, { a: 'n', b: 'y' })).toEqual(['a', 't', 'd']);
    expect(shownQuestionnaire(items, new Map([['b', 'y']]), FACTS).answers.size).toBe(0);
  });

  it('leaves out hidden options, also of the answer', () => {
    const options = [...OPTIONS, { id: 'x', value: 'Other', showIf: isYes('a') }];
    const boxes = [item('a', 'radio'), item('e', 'checkbox', { options }), item('f', 'radio', { options })];
    const asked = (answers: Record<string, unknown>) =>
      shownQuestionnaire(boxes, new Map(Object.entries(answers)), FACTS);
    expect(asked({ a: 'y', e: ['y', 'x'], f: 'x' }).answers.get('e')).toEqual(['y', 'x']);
    const { items: shown, answers } = asked({ a: 'n', e: ['y', 'x'], f: 'x' });
    expect(shown[1]?.options.map(({ id }) => id)).toEqual(['y', 'n']);
    expect(answers.get('e')).toEqual(['y']);
    expect(answers.has('f')).toBe(false);
  });

  it('names the items that have a condition or stand in a section with one', () => {
    expect([...conditionalIds(items)]).toEqual(['s', 'b', 'c', 'd']);
  });
});

const IDS = ['q0', 'q1', 'q2', 'q3', 'q4', 'q5'];
const anyComparison = fc.oneof(
  fc.record({
    question: fc.constantFrom(...IDS),
    is: fc.constantFrom('equals' as const, 'contains' as const),
    option: fc.constantFrom('y', 'n'),
  }),
  fc.record({
    question: fc.constantFrom(...IDS),
    is: fc.constant('at_least' as const),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ question: fc.constantFrom(...IDS), is: fc.constant('answered' as const) }),
  fc.record({
    fact: fc.constant('country' as const),
    is: fc.constant('equals' as const),
    value: fc.constantFrom('peru', 'brazil'),
  }),
);
const { tree: anyCondition } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    anyComparison,
    fc.record({ all: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('tree') }),
  ),
}));
const anyItems = fc
  .array(
    fc.record({
      type: fc.constantFrom<QuestionType>('section', 'input', 'radio', 'checkbox', 'file', 'attachment'),
      showIf: fc.option(anyCondition, { freq: 2 }),
      option: fc.option(anyCondition, { freq: 2 }),
    }),
    { maxLength: IDS.length },
  )
  .map((all) =>
    all.map(({ type, showIf, option }, place) =>
      item(IDS[place] ?? '', type, {
        showIf,
        options: OPTIONS.map((one, at) => ({ ...one, showIf: at === 1 ? option : null })),
      }),
    ),
  );
const anyAnswers = fc.array(
  fc.tuple(
    fc.constantFrom(...IDS, 'gone'),
    fc.constantFrom<unknown>('y', 'n', '', 'text', ['y'], ['y', 'n'], [], { fileId: 'f' }, null),
  ),
);

describe('any questionnaire', () => {
  test.prop([anyItems, anyAnswers])('has an outcome that a second evaluation repeats', (items, answers) => {
    const once = shownQuestionnaire(items, new Map(answers), FACTS);
    const twice = shownQuestionnaire(items, once.answers, FACTS);
    expect(twice).toEqual(once);
    expect([...once.answers.keys()].every((id) => once.items.some((shown) => shown.id === id))).toBe(true);
  });

  test.prop([anyItems, anyAnswers])('shows the same whatever hidden questions are answered', (items, answers) => {
    const once = shownQuestionnaire(items, new Map(answers), FACTS);
    const ids = new Set(once.items.map(({ id }) => id));
    const others = answers.filter(([id]) => ids.has(id));
    expect(shownQuestionnaire(items, new Map(others), FACTS)).toEqual(once);
  });

  test.prop([anyItems, anyAnswers])('does not depend on the order of the answers', (items, answers) => {
    const ordered = new Map(answers);
    const reordered = new Map([...ordered].toReversed());
    const shown = (given: Map<string, unknown>) => shownQuestionnaire(items, given, FACTS).items;
    expect(shown(reordered)).toEqual(shown(ordered));
  });

  test.prop([anyItems])('has sentences in each language and conditions that fit the contract', (items) => {
    for (const { showIf } of items) {
      if (!showIf) continue;
      expect(conditionSentence(showIf, items, 'es')).toContain('Se muestra solo si');
      expect(condition.safeParse(showIf).success).toBe(true);
    }
  });
});

describe('the rule for conditions', () => {
  const radio = item('a', 'radio');
  const isBroken = (showIf: Condition, ...above: QuestionItem[]) =>
    brokenConditions([...above, item('b', 'input', { showIf })]).length > 0;

  it('allows comparisons with earlier questions that have the option, and with known facts', () => {
    expect(isBroken(isYes('a'), radio)).toBe(false);
    expect(isBroken({ question: 'a', is: 'answered' }, item('a', 'file'))).toBe(false);
    expect(isBroken({ question: 'a', is: 'at_least', count: 2 }, item('a', 'checkbox'))).toBe(false);
    expect(isBroken({ fact: 'country', is: 'equals', value: 'peru' })).toBe(false);
  });

  it('refuses later, missing and unsuitable questions, and unknown options and facts', () => {
    expect(isBroken(isYes('b'), radio)).toBe(true);
    expect(isBroken(isYes('a'))).toBe(true);
    expect(isBroken(isYes('a'), item('a', 'checkbox'))).toBe(true);
    expect(isBroken({ question: 'a', is: 'equals', option: 'z' }, radio)).toBe(true);
    expect(isBroken({ question: 'a', is: 'answered' }, item('a', 'section'))).toBe(true);
    expect(isBroken({ question: 'a', is: 'at_least', count: 3 }, item('a', 'checkbox'))).toBe(true);
    expect(isBroken({ fact: 'country', is: 'equals', value: 'atlantis' })).toBe(true);
    expect(brokenConditions([item('a', 'radio', { showIf: isYes('b') }), item('b', 'radio')])).toEqual([0]);
  });

  it('names the place of the item, also for the condition of an option', () => {
    const options = [...OPTIONS, { id: 'x', value: 'Other', showIf: isYes('gone') }];
    expect(checkConditions([radio, item('c', 'radio', { options })])).toMatchObject([
      { code: 'questionnaire_condition_broken', path: 'questionnaire', index: 1 },
    ]);
  });

  it('tells which conditions an edit breaks, without those that are broken already', () => {
    const items = [radio, item('b', 'input', { showIf: isYes('a') }), item('c', 'input', { showIf: isYes('gone') })];
    expect(brokenBy(items, items.slice(1))).toEqual(['b']);
    expect(brokenBy(items, items)).toEqual([]);
  });
});

describe('the contract of conditions', () => {
  const nested = (depth: number): Condition => (depth === 0 ? isYes('a') : { not: nested(depth - 1) });

  it('bounds depth and size', () => {
    expect(condition.safeParse(nested(MAX_CONDITION_DEPTH)).success).toBe(true);
    expect(condition.safeParse(nested(MAX_CONDITION_DEPTH + 1)).success).toBe(false);
    const ten = { all: Array.from({ length: 10 }, () => isYes('a')) };
    expect(condition.safeParse({ any: [ten, ten] }).success).toBe(true);
    expect(condition.safeParse({ any: [ten, ten, isYes('a')] }).success).toBe(false);
    expect(MAX_COMPARISONS).toBe(20);
  });

  it('refuses unknown comparisons and further fields', () => {
    expect(condition.safeParse({ question: 'a', is: 'after', value: '2026-01-01' }).success).toBe(false);
    expect(condition.safeParse({ question: 'a', is: 'before', value: '2026-02-30' }).success).toBe(false);
    expect(condition.safeParse({ question: 'a', is: 'at_least', value: '5' }).success).toBe(false);
    expect(condition.safeParse({ ...isYes('a'), more: 1 }).success).toBe(false);
    expect(condition.safeParse({ all: [] }).success).toBe(false);
  });
});

describe('the sentence of a condition', () => {
  const items = [item('s', 'section'), item('a', 'radio'), item('b', 'checkbox')];

  it('names question, comparison and value in words', () => {
    expect(conditionSentence(isYes('a'), items, 'en')).toBe('Shown only if “1. Title a” is “Yes”.');
    const tree: Condition = {
      all: [
        { fact: 'country', is: 'equals', value: 'peru' },
        { not: { any: [isYes('a'), { question: 'b', is: 'at_least', count: 2 }] } },
      ],
    };
    expect(conditionSentence(tree, items, 'en')).toBe(
      'Shown only if Country of the supplier is Peru and (“1. Title a” is not “Yes” and “2. Title b” has fewer than 2 options chosen).',
    );
  });

  it('says that a question or an option was removed', () => {
    expect(conditionSentence(isYes('gone'), items, 'en')).toBe('Shown only if a removed question is a removed option.');
  });
});

describe('a condition on a typed answer', () => {
  const typed = [
    item('n', 'input', { format: { kind: 'number' } }),
    item('m', 'input', { format: { kind: 'money' } }),
    item('d', 'input', { format: { kind: 'date' } }),
    item('c', 'input', { format: { kind: 'country' } }),
    item('y', 'input', { format: { kind: 'yes_no' } }),
    item('t', 'input', { format: { kind: 'table', max_rows: 2, columns: [] } }),
  ];
  const conditions = [
    { question: 'n', is: 'at_least', value: 12.5 },
    { question: 'm', is: 'at_least', value: 1000 },
    { question: 'd', is: 'before', value: '2026-01-31' },
    { question: 'c', is: 'equals', value: 'peru' },
    { question: 'y', is: 'equals', value: 'yes' },
    { question: 't', is: 'answered' },
  ] as const satisfies Condition[];
  const holdsFor = (answers: Record<string, unknown>) =>
    conditions.map((tree) => holds(tree, new Map(Object.entries(answers)), FACTS));

  it('compares numbers, amounts, days, countries, yes and no, and whether a table has rows', () => {
    const fitting = { n: '12.5', m: '1000.00 USD', d: '2026-01-30', c: 'peru', y: 'yes', t: { rows: [{ a: 'x' }] } };
    expect(holdsFor(fitting)).toEqual(conditions.map(() => true));
    const unfit = { n: '-13', m: '999.99 USD', d: '2026-01-31', c: 'chile', y: 'no', t: { rows: [] } };
    expect(holdsFor(unfit)).toEqual(conditions.map(() => false));
    expect(holdsFor({})).toEqual(conditions.map(() => false));
    const reasons = Object.fromEntries(typed.map(({ id }) => [id, { not_applicable: 'none' }]));
    expect(holdsFor(reasons)).toEqual([false, false, false, false, false, true]);
  });

  it('may compare a question of that format only', () => {
    const asked = (showIf: Condition) => [...typed, item('z', 'input', { showIf })];
    expect(conditions.flatMap((tree) => brokenConditions(asked(tree)))).toEqual([]);
    const broken: Condition[] = [
      { question: 'd', is: 'at_least', value: 1 },
      { question: 'n', is: 'before', value: '2026-01-31' },
      { question: 'c', is: 'equals', value: 'yes' },
      { question: 'y', is: 'equals', value: 'peru' },
      { question: 't', is: 'at_least', value: 1 },
    ];
    expect(broken.map((tree) => brokenConditions(asked(tree)))).toEqual(broken.map(() => [typed.length]));
  });

  it('is said in words, with values as the reader writes them', () => {
    const said = conditions.map((tree) => conditionSentence(tree, typed, 'es').replace('Se muestra solo si ', ''));
    expect(said).toEqual([
      '“1. Title n” es al menos 12.5.',
      '“2. Title m” es al menos 1,000.',
      '“3. Title d” es antes del 31 de enero de 2026.',
      '“4. Title c” es Perú.',
      '“5. Title y” es Sí.',
      '“6. Title t” tiene respuesta.',
    ]);
  });
});
