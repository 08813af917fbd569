import type { Locale } from '@homologa/domain/language/locales';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { type ItemRow, questionOf } from '../../workflows/questionnaire.queries';
import { SHEETS } from '../export.texts';
import type { CellValue, Sheet } from '../xlsx/sheet';
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
  questions: readonly Pick<ItemRow, 'id'>[],
  { items, answers }: Pick<WrittenQuestionnaire, 'answers'> & { items: readonly Pick<ItemRow, 'id'>[] },
  locale: Locale,
): string[] {
  const asked = new Set(items.map(({ id }) => id));
  return questions.map(({ id }) =>
    asked.has(id) ? (answers.get(id) ?? SHEETS.notAnswered[locale]) : SHEETS.notAsked[locale],
  );
}
