import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale } from '@homologa/domain/language/locales';
import { numberLocale } from '@homologa/domain/language/number-locale';
import { type AnswerValue, fileOfAnswer } from '@homologa/domain/onboarding/answer-rules';
import { type SimpleFormat, YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { isNotApplicable, isTableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { writtenText } from '@homologa/domain/questionnaires/answer-sheet/read-cell';
import { formatCell } from '@homologa/domain/questionnaires/format-answer';
import { numberIn } from '@homologa/domain/questionnaires/format-rules';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { CellKind, KindCell } from '../xlsx/sheet';

const PER_CENT = 100;

function kindOf(format: SimpleFormat | null): CellKind {
  if (format?.kind === 'date') return 'day';
  if (format?.kind === 'number') return 'number';
  if (format?.kind === 'percent') return 'percent';
  return format?.kind === 'money' && format.currencies?.length === 1 ? 'amount' : 'text';
}

/** Cell to answer in, with the look that makes a spreadsheet read dates as dates and numbers as numbers. */
export function answerCell(format: SimpleFormat | null, value: string, locale: Locale): KindCell {
  const kind = kindOf(format);
  if (format === null || value === '') return { kind, value: value === '' ? null : writtenText(value) };
  if (kind === 'day') return { kind, value: new Date(`${value}T00:00:00Z`) };
  if (kind === 'percent') return { kind, value: numberIn(value) / PER_CENT };
  if (kind === 'number' || kind === 'amount') return { kind, value: numberIn(value) };
  const isWritten = format.kind === 'money' || format.kind === 'country' || format.kind === 'yes_no';
  const text = isWritten ? formatCell(format, value, { locale, numbers: numberLocale(locale, null) }) : value;
  return { kind, value: writtenText(text) };
}

/** Values that a cell of the format offers in a list; none for a format that takes any value. */
export function choicesOf(format: SimpleFormat | null, locale: Locale): string[] {
  if (format?.kind === 'yes_no') return [YES_NO_WORDS.yes[locale], YES_NO_WORDS.no[locale]];
  if (format?.kind !== 'country') return [];
  return Object.values(COUNTRY_NAMES)
    .map((names) => names[locale])
    .toSorted((one, other) => one.localeCompare(other, locale));
}

/** The answer to a question as the cell to answer in. */
export function cellOfAnswer(item: QuestionItem, answer: AnswerValue, locale: Locale): KindCell {
  const format = item.format && item.format.kind !== 'table' ? item.format : null;
  if (item.type === 'file') return { kind: 'text', value: fileOfAnswer(answer)?.name ?? null };
  if (answer === null || isNotApplicable(answer) || isTableAnswer(answer)) return answerCell(format, '', locale);
  if (Array.isArray(answer)) {
    const chosen = item.options.filter(({ id }) => answer.includes(id)).map(({ value }) => value.trim());
    return { kind: 'wrapped', value: writtenText(chosen.join('\n')) || null };
  }
  if (typeof answer !== 'string') return answerCell(format, '', locale);
  if (item.type === 'radio') {
    return {
      kind: 'text',
      value: writtenText(item.options.find(({ id }) => id === answer)?.value.trim() ?? '') || null,
    };
  }
  return answerCell(item.type === 'input' ? format : null, answer, locale);
}
