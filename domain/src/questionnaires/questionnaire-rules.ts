import { type Violation, violation } from '../errors/error-codes';
import type { AnswerFormat } from './answer-format';
import { type Condition, inOneOrder } from './condition';
import { MIN_OPTIONS } from './limits';
import type { QuestionPoints } from './points';

export const QUESTION_TYPES = ['section', 'input', 'radio', 'checkbox', 'file', 'attachment'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export interface QuestionOption {
  id: string;
  value: string;
  /** The option is shown only if this holds. */
  showIf?: Condition | null | undefined;
  points?: number | null | undefined;
  /** Choosing the option fails the supplier, whatever else it answers. */
  knockOut?: boolean | undefined;
}

export interface QuestionItem {
  id: string;
  type: QuestionType | null;
  title: string;
  required: boolean;
  options: readonly QuestionOption[];
  file: { fileId: string } | null;
  /** The item, and the items below a section, are shown only if this holds. */
  showIf?: Condition | null | undefined;
  /** What an answer to an `input` must look like; null: any text. */
  format?: AnswerFormat | null | undefined;
  /** 'Not applicable', with a reason, is an answer. */
  allowNa?: boolean | undefined;
  /** Of questions without options. */
  points?: QuestionPoints | null | undefined;
  /** Of sections, compared with each other; null: 1. */
  weight?: number | null | undefined;
}

export const hasOptions = (type: QuestionType | null): boolean => type === 'radio' || type === 'checkbox';

/** False for sections and attachments, which have no answer. */
export const isAnswerable = (type: QuestionType | null): boolean =>
  type !== null && type !== 'section' && type !== 'attachment';

/**
 * True if a question's option may be removed: all except the first two, because a question needs at least two options
 * (reference 6.2). `place` counts from 0.
 */
export const canRemoveOption = (place: number): boolean => place >= MIN_OPTIONS;

function isComplete(item: QuestionItem): boolean {
  if (item.type === null || item.title.trim() === '') return false;
  if (hasOptions(item.type)) {
    return item.options.length >= MIN_OPTIONS && item.options.every((option) => option.value.trim() !== '');
  }
  return item.type !== 'attachment' || item.file !== null;
}

/** Reports items without title, type, options or file; `index` is the item's position (reference 6.2). */
export function checkQuestionnaire(items: readonly QuestionItem[]): Violation[] {
  return items.flatMap((item, index) =>
    isComplete(item) ? [] : [violation('questionnaire_incomplete', 'questionnaire', { index })],
  );
}

/** Returns the display number of each item by id; sections are not numbered (reference 6.3). */
export function questionNumbers(items: readonly Pick<QuestionItem, 'id' | 'type'>[]): ReadonlyMap<string, number> {
  const numbered = items.filter((item) => item.type !== 'section');
  return new Map(numbered.map((item, index) => [item.id, index + 1]));
}

interface QuestionnaireDiff {
  unchanged: string[];
  changed: string[];
  added: string[];
  removed: string[];
  /** Items that are shown under another condition than before, by themselves, their options or their section. */
  shownOtherwise: string[];
  reopened: string[];
}

function sameOptions(before: readonly QuestionOption[], after: readonly QuestionOption[]): boolean {
  const values = new Map(before.map((option) => [option.id, option.value.trim()]));
  return before.length === after.length && after.every((option) => values.get(option.id) === option.value.trim());
}

/** Returns the format as text, with its fields in one order: the database returns the fields of JSON in its own. */
const formatText = ({ format }: QuestionItem): string =>
  JSON.stringify(format ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

function asksTheSame(before: QuestionItem, after: QuestionItem): boolean {
  return (
    before.type === after.type &&
    before.title.trim() === after.title.trim() &&
    (!hasOptions(after.type) || sameOptions(before.options, after.options)) &&
    before.file?.fileId === after.file?.fileId &&
    formatText(before) === formatText(after) &&
    // An answer "not applicable" no longer counts then, and only the version of the question tells the database so.
    !(before.allowNa && !after.allowNa)
  );
}

/** Returns the conditions by which each item is shown, as text: those of its section, itself and its options. */
function conditionTexts(items: readonly QuestionItem[]): ReadonlyMap<string, string> {
  let section: QuestionItem | null = null;
  const texts = new Map<string, string>();
  for (const item of items) {
    if (item.type === 'section') section = item;
    const options = item.options.map((option) => inOneOrder(option.showIf)).filter(Boolean);
    texts.set(item.id, JSON.stringify([inOneOrder(section?.showIf), inOneOrder(item.showIf), options]));
  }
  return texts;
}

/**
 * Compares two versions of a live questionnaire, to decide which answers stay valid (reference 6.8). Moving a question
 * does not change it. Reopens required questions that are new, changed, shown under another condition, or were optional
 * before.
 */
export function diffQuestionnaire(before: readonly QuestionItem[], after: readonly QuestionItem[]): QuestionnaireDiff {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map((item) => item.id));
  const [conditions, newConditions] = [conditionTexts(before), conditionTexts(after)];
  const diff: QuestionnaireDiff = {
    unchanged: [],
    changed: [],
    added: [],
    removed: before.filter((item) => !kept.has(item.id)).map((item) => item.id),
    shownOtherwise: [],
    reopened: [],
  };
  for (const item of after) {
    const previous = old.get(item.id);
    const isSame = previous !== undefined && asksTheSame(previous, item);
    if (isSame) diff.unchanged.push(item.id);
    else (previous ? diff.changed : diff.added).push(item.id);
    const becameRequired = previous !== undefined && !previous.required;
    const isShownOtherwise = previous !== undefined && conditions.get(item.id) !== newConditions.get(item.id);
    if (isShownOtherwise) diff.shownOtherwise.push(item.id);
    if (isAnswerable(item.type) && item.required && (!isSame || becameRequired || isShownOtherwise)) {
      diff.reopened.push(item.id);
    }
  }
  return diff;
}
