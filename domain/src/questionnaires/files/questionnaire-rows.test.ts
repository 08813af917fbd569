import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUPPLIER_DECISIONS } from '../../catalog/supplier-decision';
import { spreadsheetText } from '../../exports/spreadsheet-text';
import { LOCALES } from '../../language/locales';
import type { AnswerFormat, SimpleFormat } from '../answer-format';
import { type Condition, comparisonsOf, renameIds } from '../condition';
import { CELL_MAX_TEXT, MAX_COMPARISONS, MAX_OPTIONS, MAX_THRESHOLDS } from '../limits';
import { type QuestionPoints, type Scoring, THRESHOLD_COLOURS } from '../points';
import type { QuestionItem } from '../questionnaire-rules';
import { COLUMN_WORDS, FILE_COLUMNS } from './file-words';
import { type FileRow, fitsSheet, readRows, writeRows } from './questionnaire-rows';

const sheetOf = (
  items: readonly QuestionItem[],
  locale: (typeof LOCALES)[number],
  scoring: Scoring | null = null,
): FileRow[] =>
  [FILE_COLUMNS.map((column) => COLUMN_WORDS[column][locale]), ...writeRows(items, locale, scoring)].map(
    (cells, at) => ({
      line: at + 1,
      cells: cells.map((cell) => spreadsheetText(cell).text),
    }),
  );

/** Items with ids by place, so that a questionnaire and its import can be compared. */
function normalized(items: readonly QuestionItem[]): unknown {
  const ids = new Map(
    items.flatMap(({ id, options }, at) => [
      [id, `#${at}`] as const,
      ...options.map((option, place) => [option.id, `#${at}.${place}`] as const),
    ]),
  );
  const condition = (showIf: QuestionItem['showIf']) => (showIf ? renameIds(showIf, ids) : null);
  return items.map((item) => ({
    ...item,
    id: ids.get(item.id),
    showIf: condition(item.showIf),
    options: item.options.map(({ id, value, showIf, points, knockOut }) => ({
      id: ids.get(id),
      value,
      showIf: condition(showIf),
      points: points ?? null,
      knockOut: knockOut ?? false,
    })),
    format:
      item.format?.kind === 'table'
        ? { ...item.format, columns: item.format.columns.map((column, at) => ({ ...column, id: at })) }
        : item.format,
  }));
}

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.constantFrom(
      'ISO 9001',
      'Sí',
      'No; o "nada"',
      'a | b',
      'x\\|y',
      '“c”',
      'and',
      '#2',
      'línea 1\nlínea 2',
      '5 = 6',
      '- ISO',
      "'=x",
      "''-x",
      "'x",
    ),
  )
  .map((value) => value.trim() || 'x');
const amount = fc
  .oneof(fc.integer({ min: -1000, max: 1000 }), fc.double({ min: -1000, max: 1000, noNaN: true }))
  .map((n) => n + 0);
const maybe = <Value>(arb: fc.Arbitrary<Value>) => fc.option(arb, { nil: undefined });
const day = fc.constantFrom('2026-01-31', '1999-12-01');
const clean = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

const simple: fc.Arbitrary<SimpleFormat> = fc
  .oneof(
    fc.record({
      kind: fc.constantFrom('short_text', 'long_text'),
      max_length: maybe(fc.integer({ min: 1, max: 500 })),
    }),
    fc.record({ kind: fc.constant('date'), from: maybe(day), to: maybe(day) }),
    fc.record({
      kind: fc.constant('number'),
      unit: maybe(
        text.map(
          (unit) =>
            unit
              .replace(/[\r\n]/g, ' ')
              .slice(0, 20)
              .trim() || 'kg',
        ),
      ),
      decimals: maybe(fc.integer({ min: 0, max: 6 })),
      min: maybe(amount),
      max: maybe(amount),
    }),
    fc.record({
      kind: fc.constant('money'),
      currencies: maybe(fc.constantFrom(['USD'], ['PEN', 'USD'])),
      max: maybe(amount),
    }),
    fc.record({ kind: fc.constantFrom('email', 'web_address', 'phone', 'country', 'yes_no') }),
    fc.record({ kind: fc.constant('tax_id'), country: maybe(fc.constantFrom('PE', 'BR')) }),
  )
  .map((format) => clean(format) as SimpleFormat);
const format: fc.Arbitrary<AnswerFormat> = fc.oneof(
  simple,
  fc.record({
    kind: fc.constant('table' as const),
    columns: fc
      .array(fc.record({ title: text, required: fc.boolean(), format: simple }), { minLength: 1, maxLength: 4 })
      .map((columns) => columns.map((column, at) => ({ id: `k${at}`, ...column }))),
    max_rows: fc.integer({ min: 1, max: 100 }),
  }),
);
const awarded = { points: amount, knock_out: maybe(fc.constant(true)) };
const points: fc.Arbitrary<QuestionPoints> = fc.oneof(
  fc.record({ by: fc.constant('answered' as const), points: amount }),
  fc.record({
    by: fc.constant('yes_no' as const),
    values: fc.record({ yes: fc.record(awarded).map(clean), no: fc.record(awarded).map(clean) }),
  }),
  fc.record({
    by: fc.constant('range' as const),
    ranges: fc.array(fc.record({ from: maybe(amount), to: maybe(amount), ...awarded }).map(clean), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
);

/** Random condition on the items above; without a question that can be compared, on a fact. */
function conditionOn(above: readonly QuestionItem[]): fc.Arbitrary<Condition> {
  const comparisons: fc.Arbitrary<Condition>[] = [
    fc.constantFrom<Condition>(
      { fact: 'country', is: 'equals', value: 'peru' },
      { fact: 'report_type', is: 'equals', value: 'bir' },
    ),
  ];
  for (const { id, type, options, format } of above) {
    if (type === 'input') comparisons.push(fc.constant({ question: id, is: 'answered' }));
    const kind = type === 'input' ? format?.kind : undefined;
    if (kind === 'yes_no') {
      comparisons.push(fc.constantFrom('yes', 'no').map((value) => ({ question: id, is: 'equals', value })));
    }
    if (kind === 'country') {
      comparisons.push(fc.constantFrom('peru', 'brazil').map((value) => ({ question: id, is: 'equals', value })));
    }
    if (kind === 'date') comparisons.push(day.map((value) => ({ question: id, is: 'before', value })));
    if (kind === 'number' || kind === 'money' || kind === 'percent') {
      comparisons.push(amount.map((value) => ({ question: id, is: 'at_least', value })));
    }
    const ids = options.map((option) => option.id);
    if (ids.length === 0) continue;
    if (type === 'radio')
      comparisons.push(fc.constantFrom(...ids).map((option) => ({ question: id, is: 'equals', option })));
    if (type === 'checkbox') {
      comparisons.push(fc.constantFrom(...ids).map((option) => ({ question: id, is: 'contains', option })));
      comparisons.push(
        fc.integer({ min: 1, max: ids.length }).map((count) => ({ question: id, is: 'at_least', count })),
      );
    }
  }
  const comparison = fc.oneof(...comparisons);
  const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      comparison,
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('tree').map((not) => ({ not })),
    ),
  }));
  return tree.filter((condition) => comparisonsOf(condition).length <= MAX_COMPARISONS);
}

const shape = fc.record({
  type: fc.constantFrom(null, 'section', 'input', 'radio', 'checkbox', 'file', 'attachment'),
  title: text,
  required: fc.boolean(),
  options: fc.array(fc.record({ value: text, points: maybe(amount), knockOut: fc.boolean() }), {
    minLength: 2,
    maxLength: 4,
  }),
  format: fc.option(format),
  allowNa: fc.boolean(),
  points: fc.option(points),
  weight: fc.option(amount),
  isConditional: fc.boolean(),
});

const questionnaire: fc.Arbitrary<QuestionItem[]> = fc.array(shape, { minLength: 1, maxLength: 8 }).chain((shapes) => {
  const items = shapes.map(
    ({ type, options, isConditional: _isConditional, ...rest }, at): QuestionItem => ({
      ...rest,
      id: `i${at}`,
      type,
      options:
        type === 'radio' || type === 'checkbox'
          ? options.map((option, place) => ({ ...option, id: `o${at}-${place}` }))
          : [],
      file: null,
      showIf: null,
      format: type === 'input' ? rest.format : null,
    }),
  );
  const conditions = items.map((_, at) =>
    shapes[at]?.isConditional ? fc.option(conditionOn(items.slice(0, at))) : fc.constant(null),
  );
  return fc.tuple(...conditions, fc.nat()).map((drawn) =>
    items.map((item, at) => {
      const showIf = drawn[at] as Condition | null;
      const isOnOption = at % 2 === 1 && item.options.length > 0;
      return isOnOption
        ? { ...item, options: item.options.map((option, place) => (place === 0 ? { ...option, showIf } : option)) }
        : { ...item, showIf };
    }),
  );
});

const scoring: fc.Arbitrary<Scoring> = fc
  .uniqueArray(fc.double({ min: 0.01, max: 100, noNaN: true }), { maxLength: MAX_THRESHOLDS - 1 })
  .chain((others) =>
    fc.record({
      thresholds: fc.tuple(
        ...[0, ...others.toSorted((a, b) => a - b)].map((from, at) =>
          fc
            .record({
              id: fc.constant(`t${at + 1}`),
              name: text,
              colour: fc.constantFrom(...THRESHOLD_COLOURS),
              from: fc.constant(from),
              decision: maybe(fc.constantFrom(...SUPPLIER_DECISIONS)),
            })
            .map(clean),
        ),
      ),
    }),
  );

describe('rows of a questionnaire', () => {
  test('an exported questionnaire is imported equal, in every language', () => {
    fc.assert(
      fc.property(questionnaire, fc.option(scoring), fc.constantFrom(...LOCALES), (items, scored, locale) => {
        const read = readRows(sheetOf(items, locale, scored));
        expect(read.problems).toEqual([]);
        expect(read.thresholds).toEqual(scored?.thresholds ?? []);
        expect(normalized(read.items)).toEqual(normalized(items));
      }),
      { numRuns: 200 },
    );
  });

  const limit = (line: number, name: string, from: string, colour: string, decision = ''): FileRow => ({
    line,
    cells: ['Threshold', name, from, colour, decision],
  });
  const scored = { line: 1, cells: ['Type', 'Question', 'Points', 'Format', 'Parameters'] };

  test('thresholds are read as people write them, anywhere in the sheet and in any order', () => {
    const question = { line: 3, cells: ['Free text', 'Who?', '', '', ''] };
    const rows = [scored, limit(2, 'Passes', '60 %', 'verde', 'Aprobado'), question, limit(4, 'Fails', '0', '')];
    expect(readRows(rows)).toMatchObject({
      items: [{ id: 'q1', title: 'Who?' }],
      thresholds: [
        { name: 'Fails', from: 0, colour: 'grey' },
        { name: 'Passes', from: 60, colour: 'green', decision: 'approved' },
      ],
      problems: [],
      lines: { items: [3], thresholds: [4, 2] },
    });
  });

  test('wrong cells of thresholds are reported with row and column', () => {
    const question = { line: 2, cells: ['Free text', 'Who?', '', '', ''] };
    const rows = [scored, question, limit(3, 'Fails', 'low', 'pink', 'Perhaps')];
    expect(readRows(rows).problems).toEqual([
      { row: 3, column: 'format', problem: 'colour_unknown' },
      { row: 3, column: 'parameters', problem: 'decision_unknown' },
      { row: 3, column: 'points', problem: 'number_expected' },
    ]);
    const many = Array.from({ length: MAX_THRESHOLDS + 1 }, (_, at) => limit(at + 3, 'x', String(at), 'red'));
    expect(readRows([scored, question, ...many]).problems).toEqual([
      { row: MAX_THRESHOLDS + 3, column: null, problem: 'thresholds_wrong' },
    ]);
  });

  const heading = { line: 1, cells: ['No.', 'Type', 'Question', 'Options', 'Show if'] };
  const yesNo = { line: 2, cells: ['Q1', 'Multiple choice', 'Have you staff?', 'Yes | 5\nNo | 0 | knock-out', ''] };
  const sheet = (cells: string[]): FileRow[] => [heading, yesNo, { line: 3, cells }];

  test.each([
    ['Q1 = Yes', { question: 'q1', is: 'equals', option: 'q1.1' }],
    [
      'q1 = "yes"; country = Perú',
      {
        all: [
          { question: 'q1', is: 'equals', option: 'q1.1' },
          { fact: 'country', is: 'equals', value: 'peru' },
        ],
      },
    ],
    [
      'not (Q1 answered) or Q1 = #2',
      { any: [{ not: { question: 'q1', is: 'answered' } }, { question: 'q1', is: 'equals', option: 'q1.2' }] },
    ],
    ['Q1 = “No”', { question: 'q1', is: 'equals', option: 'q1.2' }],
  ])('reads %s as people write it', (showIf, condition) => {
    const { items, problems } = readRows(sheet(['Q2', 'Free text', 'How many?', '', showIf]));
    expect(problems).toEqual([]);
    expect(items[1]?.showIf).toEqual(condition);
  });

  test.each([
    [['Q2', 'Nonsense', 'x', '', ''], 'type', 'type_unknown'],
    [['Q1', 'Free text', 'x', '', ''], 'label', 'label_twice'],
    [['Q2', 'Free text', 'x', 'a\nb', ''], 'options', 'options_not_here'],
    [['Q2', 'Checkboxes', 'x', 'a | many\nb', ''], 'options', 'options_unreadable'],
    [['Q2', 'Free text', 'x', '', 'Q1 is Yes'], 'show_if', 'condition_unreadable'],
    [['Q2', 'Free text', 'x', '', 'Q9 = Yes'], 'show_if', 'condition_question'],
    [['Q2', 'Free text', 'x', '', 'Q1 = Perhaps'], 'show_if', 'condition_option'],
    [['Q2', 'Free text', 'x', '', 'Q2 answered'], 'show_if', 'condition_above'],
    [['Q2', 'Checkboxes', 'x', 'a\n'.repeat(MAX_OPTIONS + 1), ''], 'options', 'value_invalid'],
    [['Q2', 'Free text', 'x'.repeat(CELL_MAX_TEXT + 1), '', ''], 'title', 'value_invalid'],
    [
      ['Q2', 'Free text', 'x', '', 'Q1 = Yes or '.repeat(MAX_COMPARISONS) + 'Q1 = No'],
      'show_if',
      'condition_unreadable',
    ],
    [['Q2', 'Free text', 'x', '', `${'('.repeat(9000)}Q1 = Yes${')'.repeat(9000)}`], 'show_if', 'condition_unreadable'],
  ] as const)('reports row and column, case %#', (cells, column, problem) => {
    expect(readRows(sheet([...cells])).problems).toEqual([{ row: 3, column, problem }]);
  });

  test('conditions are not read beyond a limit of all their text', () => {
    const many = Array.from({ length: MAX_OPTIONS }, (_, at) => `Option ${at}`).join('\n');
    const conditions = Array.from({ length: 400 }, (_, at): FileRow => {
      const options = Array.from({ length: MAX_OPTIONS }, () => 'a | if Q1 = "Option 199"').join('\n');
      return { line: at + 3, cells: [`Q${at + 2}`, 'Checkboxes', 'x', options, ''] };
    });
    const first = { line: 2, cells: ['Q1', 'Multiple choice', 'x', many, ''] };
    const { problems } = readRows([heading, first, ...conditions]);
    expect(problems[0]).toMatchObject({ column: 'show_if', problem: 'condition_unreadable' });
  });

  test('a question whose options are longer than a cell fits no sheet', () => {
    const item = { id: 'a', type: 'radio', title: 'x', required: true, file: null, showIf: null } as const;
    const options = (length: number) => [1, 2].map((id) => ({ id: String(id), value: 'x'.repeat(length) }));
    const fits = (length: number) => fitsSheet(writeRows([{ ...item, options: options(length) }], 'en'));
    expect([fits(CELL_MAX_TEXT / 3), fits(CELL_MAX_TEXT / 2)]).toEqual([true, false]);
  });

  test('a sheet without headings is reported', () => {
    expect(readRows([yesNo]).problems).toEqual([{ row: 2, column: null, problem: 'heading_missing' }]);
  });
});
