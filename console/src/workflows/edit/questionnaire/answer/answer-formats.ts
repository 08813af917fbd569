import {
  ANSWER_KINDS,
  type AnswerFormat,
  type AnswerKind,
  type ColumnKind,
  type SimpleFormat,
  type TableColumn,
  type TableFormat,
} from '@homologa/domain/questionnaires/answer-format';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionForm } from '../../workflow-form';

type NewKey = () => string;

const FIRST_MAX_ROWS = 20;

/** Choices of a text question's answer: any text, then each kind. */
export const KIND_CHOICES = ['', ...ANSWER_KINDS] as const;
type KindChoice = (typeof KIND_CHOICES)[number];

export const simpleFormatOf = (kind: ColumnKind): SimpleFormat => ({ kind });

export const newColumn = (newKey: NewKey): TableColumn => ({
  id: newKey(),
  title: '',
  required: false,
  format: { kind: 'short_text' },
});

function formatOf(kind: AnswerKind, newKey: NewKey): AnswerFormat {
  if (kind === 'table') return { kind, columns: [newColumn(newKey)], max_rows: FIRST_MAX_ROWS };
  return simpleFormatOf(kind);
}

/** Returns how points can be given for an answer of this format. */
export function pointsFor(format: AnswerFormat | null | undefined): QuestionPoints['by'] {
  const kind = format?.kind;
  if (kind === 'number' || kind === 'percent' || kind === 'money') return 'range';
  return kind === 'yes_no' ? 'yes_no' : 'answered';
}

/** Changes the kind of the answer. Points that the new kind cannot have are removed. */
export function withKind(question: QuestionForm, kind: KindChoice, newKey: NewKey): QuestionForm {
  if ((question.format?.kind ?? '') === kind) return question;
  const format = kind === '' ? null : formatOf(kind, newKey);
  const fits = question.points == null || question.points.by === 'answered' || question.points.by === pointsFor(format);
  return { ...question, format, points: fits ? question.points : null };
}

/** Sets one parameter of a format; undefined removes it. */
export function withParameter<Format extends AnswerFormat>(format: Format, change: Partial<Format>): Format {
  const entries = Object.entries({ ...format, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as Format;
}

export const withColumn = (format: TableFormat, place: number, change: Partial<TableColumn>): TableFormat => ({
  ...format,
  columns: format.columns.map((column, at) => (at === place ? { ...column, ...change } : column)),
});

const wordsOf = (text: string): string[] => text.toUpperCase().split(/[^A-Z]+/);

/** True if something in a typed list is no currency code, such as 'Real'. */
export const hasPartOfCode = (text: string): boolean => wordsOf(text).some((word) => word !== '' && word.length !== 3);

/** Returns the currency codes in a typed list: 'usd, brl' are USD and BRL; undefined for none. */
export function currenciesOf(text: string): string[] | undefined {
  const codes = wordsOf(text).filter((code) => code.length === 3);
  return codes.length > 0 ? [...new Set(codes)].slice(0, 20) : undefined;
}

/** True for a range that no answer fits. */
export function isTurned(format: AnswerFormat): boolean {
  if (format.kind === 'date') return format.from !== undefined && format.to !== undefined && format.from > format.to;
  if (!('min' in format || 'max' in format)) return false;
  return format.min !== undefined && format.max !== undefined && format.min > format.max;
}
