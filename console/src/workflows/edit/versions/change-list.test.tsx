// @vitest-environment jsdom
import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerFormat, TableColumn } from '@homologa/domain/questionnaires/answer-format';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { ChangeList } from './ChangeList';

const item = (id: string, change: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type: 'input',
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});
const section = (id: string, change: Partial<QuestionItem> = {}) =>
  item(id, { type: 'section', required: false, ...change });
const column = (id: string, title: string, change: Partial<TableColumn> = {}): TableColumn => ({
  id,
  title,
  required: true,
  format: { kind: 'short_text' },
  ...change,
});
const table = (...columns: TableColumn[]): AnswerFormat => ({ kind: 'table', max_rows: 5, columns });

async function renderChanges(
  before: QuestionItem[],
  after: QuestionItem[],
  locale: Locale = 'en',
  lost?: ReadonlyMap<string, number>,
) {
  await renderInApp(<ChangeList {...{ before, after, lost }} />, { user: buyerOf('bir'), locale });
}

const OLD_TABLE = item('a', { format: table(column('x', 'Site'), column('y', 'Staff'), column('z', 'Since')) });
const NEW_TABLE = item('a', {
  format: table(
    column('x', 'Site'),
    column('z', 'Since', { required: false, format: { kind: 'date' } }),
    column('y', 'People', { format: { kind: 'number', decimals: 0 } }),
    column('w', 'Owner'),
  ),
});

it.each([
  [
    'en',
    'New columns: “Owner” (Short text, required) · Column “Since”: Short text → Date, optional now · Column “People”: before: “Staff”, Short text → Number, whole numbers · Columns in another order',
  ],
  [
    'es',
    'Columnas nuevas: “Owner” (Texto corto, obligatoria) · Columna “Since”: Texto corto → Fecha, ahora opcional · Columna “People”: antes: “Staff”, Texto corto → Número, números enteros · Columnas en otro orden',
  ],
  [
    'pt-BR',
    'Novas colunas: “Owner” (Texto curto, obrigatória) · Coluna “Since”: Texto curto → Data, agora opcional · Coluna “People”: antes: “Staff”, Texto curto → Número, números inteiros · Colunas em outra ordem',
  ],
] as const)('compares tables column by column (%s)', async (locale, text) => {
  await renderChanges([OLD_TABLE], [NEW_TABLE], locale);
  screen.getByText(text);
});

it('says whole numbers where decimals are no longer allowed', async () => {
  const number = (decimals?: number) => item('a', { format: { kind: 'number', decimals } });
  await renderChanges([number()], [number(0)]);
  screen.getByText('Kind of answer: Number → Number, whole numbers');
});

const choice = (showIf: QuestionItem['showIf'], option: QuestionItem['showIf']) =>
  item('c', {
    type: 'radio',
    showIf,
    options: [
      { id: 'c1', value: 'Yes' },
      { id: 'c2', value: 'No', showIf: option },
    ],
  });
const answered = (question: string) => ({ question, is: 'answered' as const });

it.each([
  ['en', 'Option “No”: shown now only if “1. b” is answered; before: always'],
  ['es', 'Opción “No”: ahora se muestra solo si “1. b” tiene respuesta; antes: siempre'],
  ['pt-BR', 'Opção “No”: agora mostrada somente se “1. b” tem resposta; antes: sempre'],
] as const)('names the option whose condition changed, not the unchanged one of its question (%s)', async (...told) => {
  const [locale, text] = told;
  await renderChanges(
    [item('b'), choice(answered('b'), null)],
    [item('b'), choice(answered('b'), answered('b'))],
    locale,
  );
  screen.getByText(text);
});

const offered = (...options: [id: string, value: string][]) =>
  item('c', { type: 'radio', options: options.map(([id, value]) => ({ id, value })) });

it.each([
  [
    'en',
    'Option reworded: “Every year” → “Once a year” · New options: “Never” · Removed options: “Other”',
    '2 suppliers that are answering lose their answers.',
  ],
  [
    'es',
    'Opción con otra redacción: “Every year” → “Once a year” · Opciones nuevas: “Never” · Opciones quitadas: “Other”',
    '2 proveedores que están respondiendo pierden su respuesta.',
  ],
  [
    'pt-BR',
    'Opção com outra redação: “Every year” → “Once a year” · Novas opções: “Never” · Opções removidas: “Other”',
    '2 fornecedores que estão respondendo perdem a resposta.',
  ],
] as const)(
  'says a reworded option apart from new and removed ones, and who loses its answer (%s)',
  async (...told) => {
    const [locale, changes, lost] = told;
    const before = offered(['a', 'Every year'], ['b', 'Other']);
    const after = offered(['a', 'Once a year'], ['n', 'Never']);
    await renderChanges([before], [after], locale, new Map([['c', 2]]));
    screen.getByText(changes);
    screen.getByText(lost);
  },
);

it('says reworded and reordered options, and points of a reworded one', async () => {
  const scored = (options: [id: string, value: string, points: number][]) =>
    item('c', { type: 'radio', options: options.map(([id, value, points]) => ({ id, value, points })) });
  const before = scored([
    ['a', 'Yes', 5],
    ['b', 'No', 0],
  ]);
  const after = scored([
    ['b', 'Not yet', 2],
    ['a', 'Yes', 5],
  ]);
  await renderChanges([before], [after]);
  screen.getByText('Option reworded: “No” → “Not yet” · Options in another order · Points changed');
});

it('says a condition with the one before, in the texts and numbers that the questions had then', async () => {
  const before = [
    item('n', { title: 'Old?' }),
    item('b'),
    choice(answered('n'), null),
    item('d', { showIf: answered('b') }),
  ];
  const after = [item('b'), choice(answered('b'), null), item('d')];
  await renderChanges(before, after);
  screen.getByText('Shown now only if “1. b” is answered; before: only if “1. Old?” is answered');
  screen.getByText('Always shown now; before: only if “2. b” is answered');
});

it('counts each question once, sections apart, and no zeros', async () => {
  const before = [section('s1'), item('a'), item('b'), item('c'), section('s2'), item('d'), item('e')];
  const after = [section('s1', { title: 'S' }), item('b'), item('c'), section('s2'), item('d'), item('a'), item('f')];
  await renderChanges(before, after);
  for (const text of ['Added: 1', 'Removed: 1', 'Moved: 1', 'Unchanged: 3', 'Sections changed: 1'])
    screen.getByText(text);
  expect(screen.queryByText(/: 0$/)).toBeNull();
});

it.each([
  ['en', 'before 2. b', 'Number, whole numbers · optional'],
  ['es', 'antes 2. b', 'Número, números enteros · opcional'],
  ['pt-BR', 'antes 2. b', 'Número, números inteiros · opcional'],
] as const)('gives a removed question its number before, and says what a new one asks for (%s)', async (...told) => {
  const [locale, removed, facts] = told;
  const added = item('n', { required: false, format: { kind: 'number', decimals: 0 } });
  await renderChanges([item('a'), item('b')], [item('a'), added], locale);
  screen.getByText(removed);
  screen.getByText('2. n');
  screen.getByText(facts);
});

it.each([
  ['en', /^Swapped places with “[12]\. [ab]”$/],
  ['es', /^Intercambió su lugar con “[12]\. [ab]”$/],
  ['pt-BR', /^Trocou de lugar com “[12]\. [ab]”$/],
] as const)('says two neighbours that changed places as a swap (%s)', async (locale, text) => {
  await renderChanges([item('a'), item('b')], [item('b'), item('a')], locale);
  screen.getByText(text);
});

it('moves the focus to the first line that is shown at a press on all changes', async () => {
  const after = Array.from({ length: 12 }, (_, at) => item(`q${at + 1}`));
  await renderChanges([], after);
  expect(screen.queryByText('11. q11')).toBeNull();
  press('Show all 12 changes');
  expect(document.activeElement).toBe(screen.getByText('11. q11').closest('li'));
});
