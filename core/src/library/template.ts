import type { Locale, Words } from '@homologa/domain/language/locales';
import type { AnswerFormat, SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionPoints } from '@homologa/domain/questionnaires/points';
import type { QuestionItem, QuestionType } from '@homologa/domain/questionnaires/questionnaire-rules';

interface TemplateOption {
  id: string;
  value: Words;
  points?: number;
  knockOut?: boolean;
}

export interface TemplateItem {
  id: string;
  type: Exclude<QuestionType, 'attachment'>;
  title: Words;
  required: boolean;
  options: readonly TemplateOption[];
  showIf?: Condition;
  format?: AnswerFormat;
  /** Titles of a table's columns; without them the format's own titles are shown in each language. */
  columns?: readonly Words[];
  points?: QuestionPoints;
  allowNa?: boolean;
  weight?: number;
}

/**
 * Model questionnaire of the provider, with all texts in each language. `version` grows with each change of `items`.
 * Conditions refer to questions of the same section, so that a section can be inserted by itself.
 */
export interface Template {
  key: string;
  version: number;
  title: Words;
  description: Words;
  items: readonly TemplateItem[];
}

export const words = (en: string, es: string, pt: string): Words => ({ en, es, 'pt-BR': pt });

type Asked = Partial<Omit<TemplateItem, 'id' | 'title' | 'type'>>;

const item = (type: TemplateItem['type'], id: string, title: Words, asked: Asked = {}): TemplateItem => ({
  id,
  type,
  title,
  required: true,
  options: [],
  ...asked,
});

export const section = (id: string, title: Words, weight: number): TemplateItem =>
  item('section', id, title, { weight, required: false });

export const text = (id: string, title: Words, asked?: Asked): TemplateItem => item('input', id, title, asked);
export const file = (id: string, title: Words, asked?: Asked): TemplateItem => item('file', id, title, asked);

/** Yes or no without points; `isYes` is the condition on its answer. */
export const fact = (id: string, title: Words, asked?: Asked): TemplateItem =>
  item('input', id, title, { format: { kind: 'yes_no' }, ...asked });

/** Table whose columns have the ids `c1`, `c2` and so on; a column is required unless it says 'optional'. */
export function table(
  id: string,
  title: Words,
  max_rows: number,
  columns: readonly (readonly [Words, SimpleFormat, 'optional'?])[],
  asked?: Asked,
): TemplateItem {
  const format: AnswerFormat = {
    kind: 'table',
    max_rows,
    columns: columns.map(([{ en }, format, optional], at) => ({
      id: `c${at + 1}`,
      title: en,
      required: optional === undefined,
      format,
    })),
  };
  return item('input', id, title, { ...asked, format, columns: columns.map(([words]) => words) });
}

/** Question with one option per answer; the option's id is the question's id and its place from 1. */
export function choice(
  id: string,
  title: Words,
  answers: readonly (readonly [Words, number, 'knock_out'?])[],
  asked?: Asked,
) {
  const options = answers.map(([value, points, knockOut], at) => ({
    id: `${id}.${at + 1}`,
    value,
    points,
    ...(knockOut ? { knockOut: true } : {}),
  }));
  return item('radio', id, title, { ...asked, options });
}

/** Question with one option per answer, without points. */
export const choose = (id: string, title: Words, answers: readonly Words[], asked?: Asked): TemplateItem =>
  item('radio', id, title, { ...asked, options: answers.map((value, at) => ({ id: `${id}.${at + 1}`, value })) });

/** Question of which any answers may be chosen, each with its points. */
export const several = (id: string, title: Words, answers: readonly (readonly [Words, number])[], asked?: Asked) => ({
  ...choice(id, title, answers, asked),
  type: 'checkbox' as const,
});

const YES = words('Yes', 'Sí', 'Sim');
const NO = words('No', 'No', 'Não');

/** Question for yes (`id.1`) or no (`id.2`), with the points of both; `knockOut` names the answer that fails. */
export function yesNo(
  id: string,
  title: Words,
  [yes, no]: readonly [number, number],
  asked: Asked & { knockOut?: 1 | 2 } = {},
) {
  const { knockOut, ...rest } = asked;
  const made = choice(
    id,
    title,
    [
      [YES, yes],
      [NO, no],
    ],
    rest,
  );
  const options = made.options.map((option, at) => (at + 1 === knockOut ? { ...option, knockOut: true } : option));
  return { ...made, options };
}

/** Holds if the answer at `place`, from 1, of a choice was given. */
export const when = (question: string, place: number): Condition => ({
  question,
  is: 'equals',
  option: `${question}.${place}`,
});

/** Holds if the answer to a `fact` is yes. */
export const isYes = (question: string): Condition => ({ question, is: 'equals', value: 'yes' });

/** Returns the items with these ids, in this order, for a section that shares questions with another. */
export const pick = (items: readonly TemplateItem[], ...ids: readonly string[]): TemplateItem[] =>
  ids.map((id) => {
    const found = items.find((one) => one.id === id);
    if (!found) throw new Error(`no item ${id} to share`);
    return found;
  });

function formatIn({ format, columns }: TemplateItem, locale: Locale): AnswerFormat | null {
  if (format?.kind !== 'table' || !columns) return format ?? null;
  return {
    ...format,
    columns: format.columns.map((column, at) => ({ ...column, title: columns[at]?.[locale] ?? column.title })),
  };
}

/** Returns the template's questionnaire in one language. */
export const itemsIn = (template: Template, locale: Locale): QuestionItem[] =>
  template.items.map((one) => ({
    id: one.id,
    type: one.type,
    title: one.title[locale],
    required: one.required,
    options: one.options.map(({ id, value, points, knockOut }) => ({
      id,
      value: value[locale],
      showIf: null,
      points: points ?? null,
      knockOut: knockOut ?? false,
    })),
    file: null,
    showIf: one.showIf ?? null,
    format: formatIn(one, locale),
    allowNa: one.allowNa ?? false,
    points: one.points ?? null,
    weight: one.weight ?? null,
  }));
