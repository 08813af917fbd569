import type { Words } from '../language/locales';

/** Kinds of answers that a text question may ask for; a question without a format takes any text. */
export const ANSWER_KINDS = [
  'short_text',
  'long_text',
  'date',
  'number',
  'money',
  'percent',
  'email',
  'web_address',
  'phone',
  'tax_id',
  'country',
  'yes_no',
  'table',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Kinds of a table's columns: a table has no tables in it. */
export const COLUMN_KINDS = ANSWER_KINDS.filter((kind) => kind !== 'table');
export type ColumnKind = Exclude<AnswerKind, 'table'>;

export type YesNo = 'yes' | 'no';

interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * What an answer must look like. Dates are `2026-01-31`; numbers, shares and amounts are compared as numbers; `max_length`
 * counts characters.
 */
export type SimpleFormat =
  | { kind: 'short_text' | 'long_text'; max_length?: number | undefined }
  | { kind: 'date'; from?: string | undefined; to?: string | undefined }
  | ({ kind: 'number'; unit?: string | undefined; decimals?: number | undefined } & NumberRange)
  | ({ kind: 'money'; currencies?: readonly string[] | undefined } & NumberRange)
  | ({ kind: 'percent' } & NumberRange)
  | { kind: 'email' | 'web_address' | 'phone' | 'country' | 'yes_no' }
  /** The supplier's own country decides which tax id is asked for, unless one is named. */
  | { kind: 'tax_id'; country?: string | undefined };

export interface TableColumn {
  id: string;
  title: string;
  required: boolean;
  format: SimpleFormat;
}

export interface TableFormat {
  kind: 'table';
  columns: readonly TableColumn[];
  max_rows: number;
}

export type AnswerFormat = SimpleFormat | TableFormat;

/** True for kinds that are compared as numbers. */
export const isNumeric = (kind: AnswerKind): boolean => kind === 'number' || kind === 'percent' || kind === 'money';

export const YES_NO_WORDS: Readonly<Record<YesNo, Words>> = {
  yes: { en: 'Yes', es: 'Sí', 'pt-BR': 'Sim' },
  no: { en: 'No', es: 'No', 'pt-BR': 'Não' },
};
