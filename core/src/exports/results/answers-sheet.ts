import type { Locale } from '@homologa/domain/language/locales';
import { checkFormat, numberIn } from '@homologa/domain/questionnaires/format-rules';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { type ItemRow, questionOf } from '../../workflows/questionnaire.queries';
import { SHEETS } from '../export.texts';
import type { CellKind, CellValue, Sheet } from '../xlsx/sheet';
import type { WrittenQuestionnaire } from './results.queries';

export function answersSheet({ items, answers }: WrittenQuestionnaire, locale: Locale): Sheet {
  const numbers = questionNumbers(items.map(questionOf));
  const rows = items.map((item): CellValue[] => [
    numbers.get(item.id),
    item.title,
    isAnswerable(item.type) ? (answers.get(item.id) ?? SHEETS.notAnswered[locale]) : null,
  ]);
  return {
    name: SHEETS.answers[locale],
    columns: [
      { header: '#', kind: 'integer', width: 6 },
      { header: SHEETS.question[locale], kind: 'text', width: 60 },
      { header: SHEETS.answer[locale], kind: 'text', width: 60 },
    ],
    batches: oneBatch(rows),
    isList: true,
  };
}

// oxlint-disable-next-line typescript/require-await -- a sheet is read asynchronously
export async function* oneBatch(rows: readonly CellValue[][]): AsyncGenerator<readonly CellValue[][]> {
  yield rows;
}

/** Says of an empty cell whether the supplier did not answer or was not asked. */
export function answerCells(
  questions: readonly Pick<ItemRow, 'id' | 'type' | 'format'>[],
  {
    items,
    answers,
    values,
  }: Pick<WrittenQuestionnaire, 'answers' | 'values'> & { items: readonly Pick<ItemRow, 'id'>[] },
  locale: Locale,
): CellValue[] {
  const asked = new Set(items.map(({ id }) => id));
  return questions.map((question) => {
    const { id } = question;
    if (!asked.has(id)) return SHEETS.notAsked[locale];
    return typedCell(question, values.get(id)) ?? answers.get(id) ?? SHEETS.notAnswered[locale];
  });
}

/** The currency of amounts that have one currency only; their column has numbers. */
const currencyOf = (format: ItemRow['format']): string | undefined =>
  format?.kind === 'money' && format.currencies?.length === 1 ? format.currencies[0] : undefined;

/** Kind of a question's column: numbers, percentages and days are typed, so that sums and filters work. */
export function cellKindOf({ type, format }: Pick<ItemRow, 'type' | 'format'>): CellKind {
  if (type !== 'input' || !format) return 'text';
  if (format.kind === 'date') return 'day';
  return format.kind === 'number' || format.kind === 'percent' || currencyOf(format) ? 'amount' : 'text';
}

/** The unit of a column of numbers, for its header. */
export function unitOf({ format }: Pick<ItemRow, 'format'>): string {
  if (format?.kind === 'percent') return ' (%)';
  const unit = format?.kind === 'number' ? format.unit : currencyOf(format ?? null);
  return unit ? ` (${unit})` : '';
}

/** Earlier days have no number in spreadsheets, or that of another day: they count 1900-02-29, which never was. */
const FIRST_DAY = '1900-03-01';

/** Returns a number or a day for an answer of such a format; null if the cell is text, as for an outdated answer. */
function typedCell(question: Pick<ItemRow, 'type' | 'format'>, value: unknown): CellValue {
  if (typeof value !== 'string' || !question.format || checkFormat(question.format, value) !== null) return null;
  const kind = cellKindOf(question);
  if (kind === 'day') return value < FIRST_DAY ? null : new Date(`${value}T00:00:00Z`);
  return kind === 'amount' ? numberIn(value) : null;
}
