import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../condition';
import type { Scoring } from '../points';
import type { QuestionItem, QuestionOption } from '../questionnaire-rules';
import { shownQuestionnaire } from '../shown-items';
import type { FindingCode } from './finding';
import { proveQuestionnaire } from './prove-questionnaire';

const option = (id: string, change: Partial<QuestionOption> = {}): QuestionOption => ({ id, value: id, ...change });

const item = (id: string, change: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type: 'input',
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});

const radio = (id: string, change: Partial<QuestionItem> = {}): QuestionItem =>
  item(id, { type: 'radio', options: [option(`${id}-yes`), option(`${id}-no`)], ...change });

const scoredRadio = (id: string, change: Partial<QuestionItem> = {}): QuestionItem =>
  radio(id, { options: [option(`${id}-yes`, { points: 10 }), option(`${id}-no`, { points: 0 })], ...change });

const number = (id: string, ranges: readonly object[], format: object = {}): QuestionItem =>
  item(id, {
    format: { kind: 'number', ...format },
    points: { by: 'range', ranges: ranges as { points: number }[] },
  });

const is = (question: string, answer = 'yes'): Condition => ({
  question,
  is: 'equals',
  option: `${question}-${answer}`,
});

const SCORING: Scoring = {
  thresholds: [
    { id: 'f', name: 'Fails', colour: 'red', from: 0, decision: 'rejected' },
    { id: 'p', name: 'Passes', colour: 'green', from: 50, decision: 'approved' },
  ],
};

const found = (items: readonly QuestionItem[], scoring: Scoring | null = null, reportType = 'questionnaire') =>
  proveQuestionnaire({ items, scoring, facts: { report_type: reportType } }).map(({ code, itemId }) => [code, itemId]);

describe('planted faults of conditions', () => {
  it.each<[string, QuestionItem[], [FindingCode, string][]]>([
    [
      'a condition that contradicts itself',
      [radio('a'), item('b', { showIf: { all: [is('a'), is('a', 'no')] } })],
      [['condition_contradictory', 'b']],
    ],
    [
      'a condition that always holds',
      [radio('a'), item('b', { showIf: { any: [is('a'), { not: is('a') }] } })],
      [['condition_always', 'b']],
    ],
    [
      'a question that needs the answer to one that another answer hides',
      [radio('a'), radio('b', { showIf: is('a') }), item('c', { showIf: { all: [is('a', 'no'), is('b')] } })],
      [['question_unreachable', 'c']],
    ],
    [
      'a question below an unreachable one, and a section that needs it',
      [
        radio('a'),
        radio('b', { showIf: { all: [is('a'), is('a', 'no')] } }),
        item('s', { type: 'section', showIf: is('b') }),
        item('c'),
      ],
      [
        ['condition_contradictory', 'b'],
        ['section_unreachable', 's'],
      ],
    ],
    [
      'an option that is hidden whenever its question is shown',
      [radio('a'), radio('b', { showIf: is('a'), options: [option('x'), option('y', { showIf: is('a', 'no') })] })],
      [['option_unreachable', 'b']],
    ],
    [
      'a section for another report type than that of the workflow',
      [item('s', { type: 'section', showIf: { fact: 'report_type', is: 'equals', value: 'cfr' } }), item('a')],
      [['section_unreachable', 's']],
    ],
    [
      'more choices than the others leave',
      [
        radio('a', { type: 'checkbox' }),
        item('b', {
          showIf: {
            all: [
              { question: 'a', is: 'at_least', count: 2 },
              { not: { question: 'a', is: 'contains', option: 'a-no' } },
            ],
          },
        }),
      ],
      [['condition_contradictory', 'b']],
    ],
    [
      'two conditions in a circle',
      [radio('a', { showIf: is('b') }), radio('b', { showIf: is('a') })],
      [['condition_circle', 'a']],
    ],
  ])('finds %s', (_, items, findings) => expect(found(items).slice(0, findings.length)).toEqual(findings));

  it('marks circles as errors and all else as warnings', () => {
    const items = [
      radio('a', { showIf: is('a') }),
      radio('b'),
      item('c', { showIf: { not: { any: [is('b'), { not: is('b') }] } } }),
    ];
    const findings = proveQuestionnaire({ items, scoring: null, facts: {} });
    expect(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'condition_circle',
    ]);
    expect(findings.filter(({ severity }) => severity === 'warning').map(({ itemId }) => itemId)).toEqual(['c']);
  });
});

describe('planted faults of points', () => {
  it.each<[string, QuestionItem[], [FindingCode, string | null][]]>([
    ['thresholds without any points', [radio('a')], [['points_missing', null]]],
    [
      'an option without points beside others with points',
      [radio('a', { options: [option('x', { points: 10 }), option('y')] })],
      [['option_without_points', 'a']],
    ],
    [
      'ranges that overlap',
      [
        number('n', [
          { to: 10, points: 0 },
          { from: 5, points: 10 },
        ]),
      ],
      [['ranges_overlap', 'n']],
    ],
    [
      'ranges that leave a gap',
      [
        number('n', [
          { to: 10, points: 0 },
          { from: 20, points: 10 },
        ]),
      ],
      [['ranges_gap', 'n']],
    ],
    [
      'a best range beyond the largest number',
      [
        scoredRadio('a'),
        number(
          'n',
          [
            { to: 10, points: 1 },
            { from: 10.5, points: 10 },
          ],
          { max: 10 },
        ),
      ],
      [
        ['range_unreachable', 'n'],
        ['maximum_unreachable', 'n'],
      ],
    ],
    [
      'a maximum that only a knock-out gives',
      [
        scoredRadio('z'),
        radio('a', { options: [option('x', { points: 10, knockOut: true }), option('y', { points: 1 })] }),
      ],
      [['maximum_knocks_out', 'a']],
    ],
    [
      'a question whose every answer knocks out',
      [
        scoredRadio('z'),
        item('y', {
          format: { kind: 'yes_no' },
          points: { by: 'yes_no', values: { yes: { points: 0, knock_out: true }, no: { points: 0, knock_out: true } } },
        }),
      ],
      [
        ['knock_out_always', 'y'],
        ['threshold_unreachable', null],
      ],
    ],
    [
      'a knock-out that nobody can choose',
      [
        scoredRadio('a'),
        radio('b', {
          showIf: is('a'),
          options: [option('x', { points: 1 }), option('y', { knockOut: true, showIf: is('a', 'no') })],
        }),
      ],
      [
        ['option_unreachable', 'b'],
        ['knock_out_never', 'b'],
      ],
    ],
    [
      'a weight of zero',
      [
        item('s', { type: 'section', weight: 0 }),
        scoredRadio('a'),
        item('t', { type: 'section', weight: 1 }),
        scoredRadio('b'),
      ],
      [['weight_zero', 's']],
    ],
    [
      'a weight of a section without points',
      [item('s', { type: 'section', weight: 2 }), radio('a'), item('t', { type: 'section' }), scoredRadio('b')],
      [['weight_without_points', 's']],
    ],
    [
      'a weight with nothing to compare it with',
      [item('s', { type: 'section', weight: 2 }), scoredRadio('a')],
      [['weight_alone', 's']],
    ],
  ])('finds %s', (_, items, findings) => expect(found(items, SCORING)).toEqual(findings));

  it('finds a threshold that no score reaches, and proposals in the wrong order', () => {
    const [fails, passes] = SCORING.thresholds;
    const between = { id: 'm', name: 'Between', colour: 'amber', from: 40, decision: 'approved' } as const;
    const thresholds = [fails!, between, { ...passes!, decision: 'rejected' as const }];
    const findings = proveQuestionnaire({ items: [scoredRadio('a')], scoring: { ...SCORING, thresholds }, facts: {} });
    expect(findings).toMatchObject([
      { code: 'threshold_unreachable', parameters: { name: 'Between' } },
      { code: 'decision_order', parameters: { name: 'Passes', below: 'Between' } },
    ]);
  });
});

describe('sound questionnaires', () => {
  it('finds nothing in conditions that some suppliers meet and others do not', () => {
    const items = [
      radio('a'),
      radio('b', { type: 'checkbox', showIf: is('a') }),
      item('s', {
        type: 'section',
        showIf: { any: [is('a', 'no'), { question: 'b', is: 'contains', option: 'b-yes' }] },
      }),
      item('c', { showIf: { not: { fact: 'country', is: 'equals', value: 'brazil' } } }),
      item('d', { showIf: { question: 'c', is: 'answered' } }),
    ];
    expect(found(items)).toEqual([]);
  });

  it('finds nothing in points, ranges that touch, knock-outs, weights and thresholds that work', () => {
    const items = [
      item('s', { type: 'section', weight: 2 }),
      radio('a', {
        options: [option('x', { points: 10 }), option('y', { points: 4 }), option('z', { knockOut: true })],
      }),
      number('n', [
        { from: 0, to: 5, points: 0 },
        { from: 5, to: 10, points: 3 },
        { from: 10, points: 8 },
      ]),
      number(
        'whole',
        [
          { to: 9, points: 0 },
          { from: 10, points: 5 },
        ],
        { decimals: 0, min: 0 },
      ),
      item('t', { type: 'section', weight: 1 }),
      item('y', {
        format: { kind: 'yes_no' },
        allowNa: true,
        points: { by: 'yes_no', values: { yes: { points: 5 }, no: { points: 0, knock_out: true } } },
      }),
    ];
    expect(found(items, SCORING)).toEqual([]);
  });

  it('says nothing of a condition on a later item, which has a reason of its own', () => {
    expect(found([item('a', { showIf: is('b') }), radio('b')])).toEqual([]);
  });
});

const IDS = ['q0', 'q1', 'q2', 'q3', 'q4', 'q5'];

const comparison = fc.oneof(
  fc.record({ question: fc.constantFrom(...IDS), is: fc.constant('answered' as const) }),
  fc
    .tuple(fc.constantFrom(...IDS), fc.constantFrom('x', 'y', 'z'))
    .map(([question, id]) => ({ question, is: 'equals' as const, option: `${question}-${id}` })),
  fc
    .tuple(fc.constantFrom(...IDS), fc.constantFrom('x', 'y', 'z'))
    .map(([question, id]) => ({ question, is: 'contains' as const, option: `${question}-${id}` })),
  fc.record({
    question: fc.constantFrom(...IDS),
    is: fc.constant('at_least' as const),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constantFrom('brazil', 'peru').map((value) => ({ fact: 'country' as const, is: 'equals' as const, value })),
);

const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    comparison,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('tree').map((not) => ({ not })),
  ),
}));

const showIf = fc.option(tree, { freq: 2 });

const questionnaire = fc.tuple(
  ...IDS.map((id) =>
    fc
      .record({
        type: fc.constantFrom('radio', 'checkbox', 'input', 'section' as const),
        showIf,
        shown: fc.array(showIf, { minLength: 3, maxLength: 3 }),
        allowNa: fc.boolean(),
      })
      .map(({ type, shown, ...parts }) => {
        const options = ['x', 'y', 'z'].map((name, at) => option(`${id}-${name}`, { showIf: shown[at] ?? null }));
        return item(id, { type, ...parts, options: type === 'radio' || type === 'checkbox' ? options : [] });
      }),
  ),
);

const picks = fc.tuple(...IDS.map(() => fc.nat(11)));

/** Returns an answer that fits the item; none for one pick of three. */
function answerOf({ id, type, allowNa }: QuestionItem, pick: number): unknown {
  if (type === 'section' || pick % 3 === 0) return null;
  if (allowNa && pick === 11) return { not_applicable: 'No staff' };
  if (type === 'radio') return `${id}-${['x', 'y', 'z'][pick % 3]}`;
  if (type === 'checkbox')
    return ['x', 'y', 'z'].filter((_, at) => (pick >> at) % 2 === 1).map((name) => `${id}-${name}`);
  return 'text';
}

describe('any questionnaire', () => {
  it('never calls unreachable what random answers reach, nor always shown what they hide', () => {
    fc.assert(
      fc.property(
        questionnaire,
        fc.array(fc.tuple(picks, fc.constantFrom('brazil', 'chile')), { maxLength: 8 }),
        (items, runs) => {
          const findings = proveQuestionnaire({ items, scoring: null, facts: {} });
          const named = (...codes: FindingCode[]) => findings.filter(({ code }) => codes.includes(code));
          const unreachable = named(
            'condition_contradictory',
            'section_unreachable',
            'question_unreachable',
            'option_unreachable',
          );
          for (const [chosen, country] of runs) {
            const answers = new Map(items.map((one, at) => [one.id, answerOf(one, chosen[at] ?? 0)]));
            const shown = shownQuestionnaire(items, answers, { country, report_type: 'cfr' });
            const ids = new Set(shown.items.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]));
            for (const { itemId, optionId } of unreachable) expect(ids).not.toContain(optionId ?? itemId);
            const isAbove = new Set(shown.items.filter(({ type }) => type === 'section').map(({ id }) => id));
            for (const { itemId } of named('condition_always')) {
              const place = items.findIndex(({ id }) => id === itemId);
              const section = items.slice(0, place + 1).findLast(({ type }) => type === 'section');
              const isIn = !section || section.id === itemId || isAbove.has(section.id);
              const isChoice = (items[place]?.options.length ?? 0) > 0;
              if (isIn && !isChoice) expect(ids).toContain(itemId);
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('follows a question once that many others share, and so finds a fault far below it', () => {
    const chain = Array.from({ length: 24 }, (_, n) =>
      radio(`q${n}`, n < 2 ? {} : { showIf: { all: [is(`q${n - 1}`), is(`q${n - 2}`)] } }),
    );
    const last = item('last', { showIf: { all: [is('q23'), is('q0', 'no')] } });
    expect(found([...chain, last])).toEqual([['question_unreachable', 'last']]);
  });

  it('ends within a bound for a condition of nested groups', () => {
    const group = (at: number): Condition => ({
      any: [is(`q${at}`, 'x'), is(`q${at}`, 'y'), { not: is(`q${at}`, 'z') }],
    });
    const above = IDS.map((id) => radio(id, { options: ['x', 'y', 'z'].map((name) => option(`${id}-${name}`)) }));
    const items = [
      ...above,
      ...Array.from({ length: 100 }, (_, n) => item(`n${n}`, { showIf: { all: IDS.map((_id, at) => group(at)) } })),
    ];
    expect(found(items)).toEqual([]);
  });
});
