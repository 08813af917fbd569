import { interpolate } from '../../language/interpolate';
import type { Locale } from '../../language/locales';
import type { SimpleFormat } from '../answer-format';
import { limitsText } from '../answer-problem-words';
import { FORMAT_WORDS } from '../files/file-words';
import type { QuestionItem } from '../questionnaire-rules';
import { ANSWER_SHEET } from './sheet-words';

/** Says what a cell of the format may contain: 'Number, t. From 0 to 10'. */
export function expectedCell(format: SimpleFormat, locale: Locale): string {
  const parts = [FORMAT_WORDS[format.kind][locale]];
  if (format.kind === 'number' && format.unit) parts.push(format.unit);
  if (format.kind === 'money' && format.currencies) parts.push(format.currencies.join(', '));
  if ('max_length' in format && format.max_length !== undefined) {
    parts.push(interpolate(ANSWER_SHEET.length[locale], { max: format.max_length }));
  }
  return [parts.join(', '), limitsText(format, locale)].filter(Boolean).join('. ');
}

/** Says what the answer to a question may be; `sheet` is the name of a table's own sheet. */
export function expectedAnswer(item: QuestionItem, locale: Locale, sheet: string): string {
  const said = expectedKind(item, locale, sheet);
  return item.allowNa ? `${said}. ${ANSWER_SHEET.reason_allowed[locale]}` : said;
}

function expectedKind({ type, options, format }: QuestionItem, locale: Locale, sheet: string): string {
  const names = options.map(({ value }) => value.trim()).join('; ');
  if (type === 'radio') return interpolate(ANSWER_SHEET.one_of[locale], { options: names });
  if (type === 'checkbox') return interpolate(ANSWER_SHEET.some_of[locale], { options: names });
  if (type === 'file') return ANSWER_SHEET.file[locale];
  if (!format) return ANSWER_SHEET.free[locale];
  if (format.kind !== 'table') return expectedCell(format, locale);
  return interpolate(ANSWER_SHEET.table[locale], { sheet, max: format.max_rows });
}
