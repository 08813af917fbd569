import type { BirForm } from '@homologa/domain/bir-form/bir-form';
import { shownSections } from '@homologa/domain/bir-form/form-answers';
import type { BirFormData, BirRow } from '@homologa/domain/bir-form/form-values';
import { BIR_SECTION_WORDS } from '@homologa/domain/bir-form/form-words';
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { Locale, Words } from '@homologa/domain/language/locales';
import type { AnswerFormat, SimpleFormat } from '@homologa/domain/questionnaires/answer-format';
import { formatCell, type Reading, writtenAnswer } from '@homologa/domain/questionnaires/format-answer';
import { checkCell } from '@homologa/domain/questionnaires/format-rules';
import { isAnswerable, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { SentBackValueResponse } from '@homologa/domain/send-backs/send-back.contract';
import { fieldTargets, fileTargets, type SentBackTarget } from '@homologa/domain/send-backs/sent-back-items';
import { CELLS_APART, notApplicableIn } from '@homologa/domain/send-backs/sent-back-value';
import { targetLabel } from '@homologa/domain/send-backs/sent-back-words';
import { SEND_BACK } from './send-back.texts';

export interface Choice extends SentBackTarget {
  label: string;
  group: string;
  /** Question that the supplier is no longer asked: it is listed, but cannot be chosen. */
  isDisabled?: boolean;
}

const sectionOf = (path: string) => (path.startsWith('form.') ? (path.split('.')[1] ?? '') : 'identity');

export function choicesOf(
  { questionnaire }: Pick<DeskRequestResponse, 'questionnaire'>,
  form: BirForm | null,
  locale: Locale,
): Choice[] {
  const say = (words: Words): string => words[locale];
  const items = questionnaire.map(({ _id: id, type, title, required }) => ({
    id,
    type,
    title,
    required,
    options: [],
    file: null,
  }));
  const numbers = questionNumbers(items);
  // A supplier cannot answer a retired or hidden question again.
  const notAsked = new Set(questionnaire.flatMap(({ _id: id, retired, hidden }) => (retired || hidden ? [id] : [])));
  const all = items
    .filter(({ type }) => isAnswerable(type))
    .map(({ id, title }): Choice => {
      const choice = { kind: 'question' as const, target: id, label: `${numbers.get(id)}. ${title}` };
      if (notAsked.has(id)) return { ...choice, group: say(SEND_BACK.notAsked), isDisabled: true };
      return { ...choice, group: say(SEND_BACK.questions) };
    });
  const questions = all.filter(({ isDisabled }) => !isDisabled);
  const gone = all.filter(({ isDisabled }) => isDisabled);
  if (form === null) return [...questions, ...gone];
  const choiceOf = (kind: 'field' | 'file', target: string, group: string): Choice => ({
    kind,
    target,
    label: targetLabel({ kind, target }, form, locale) ?? target,
    group,
  });
  const titles: Readonly<Record<string, Words>> = BIR_SECTION_WORDS;
  const fields = fieldTargets(form).map((path) => {
    const words = titles[sectionOf(path)];
    return choiceOf('field', path, words ? say(words) : '');
  });
  const files = fileTargets(form).map((kind) => choiceOf('file', kind, say(SEND_BACK.files)));
  return [...questions, ...fields, ...files, ...gone];
}

function dataWith(target: string, stored: string | number | boolean | null | BirRow[]): BirFormData {
  const [part = '', section = '', field] = target.split('.');
  const nothing: BirFormData = { company: {}, country: '', form: {} };
  if (part === 'country') return { ...nothing, country: typeof stored === 'string' ? stored : '' };
  if (part === 'company') return { ...nothing, company: { [section]: stored } };
  return { ...nothing, form: { [section]: field === undefined ? stored : { [field]: stored } } };
}

/** Writes a kept answer by the question's present format; an answer that does not fit it is written as it was kept. */
function answerLines(texts: readonly string[], format: AnswerFormat | undefined, reading: Reading): string[] {
  const reason = notApplicableIn(texts);
  if (reason) return [writtenAnswer({ type: 'input', options: [] }, reason, reading) ?? ''];
  if (!format) return [...texts];
  const written = (own: SimpleFormat, text: string): string =>
    checkCell(own, text) === null ? formatCell(own, text, reading) : text;
  if (format.kind !== 'table') return texts.map((text) => written(format, text));
  return texts.map((row) => {
    const cells = row.split(CELLS_APART);
    if (cells.length !== format.columns.length) return row;
    return format.columns
      .map((column, place) => (cells[place] ? written(column.format, cells[place]) : ''))
      .join(CELLS_APART);
  });
}

interface ValueReading extends Reading {
  form: BirForm | null;
  numbers: string;
  /** Format of the question that was sent back, if its answers have one. */
  format?: AnswerFormat | undefined;
}

export function valueLines(
  value: Exclude<SentBackValueResponse, { files: unknown }>,
  target: string,
  { form, locale, numbers, format }: ValueReading,
): string[] {
  if ('texts' in value) return answerLines(value.texts, format, { locale, numbers });
  const stored = 'rows' in value ? value.rows : value.value;
  if (stored === null || stored === '') return [];
  const sections = form === null ? [] : shownSections(form, dataWith(target, stored), locale, numbers);
  const groups = sections.flatMap((section) => section.groups);
  if (groups.length === 0) return [Array.isArray(stored) ? JSON.stringify(stored) : String(stored)];
  if (!Array.isArray(stored)) return groups.flatMap(({ facts }) => facts.map((fact) => fact.value));
  return groups.map(({ title, facts }) => {
    const line = facts.map((fact) => `${fact.label}: ${fact.value}`).join(', ');
    return title ? `${title}: ${line}` : line;
  });
}
