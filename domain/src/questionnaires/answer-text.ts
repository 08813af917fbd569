import type { QuestionItem } from './questionnaire-rules';

/** An answer as sheets and documents write it: the text, the chosen options' values, or the file's name. */
export type WrittenAnswer = string | null;

/**
 * What a supplier has answered, in words. `value` is the answer as it is stored: a text, an option's id or a list of
 * them; `fileName` is the name of an uploaded answer. Options that are gone are left out. Null without an answer.
 */
export function answerText(
  question: Pick<QuestionItem, 'type' | 'options'>,
  value: unknown,
  fileName: string | null = null,
): WrittenAnswer {
  if (fileName !== null) return fileName;
  if (question.type === 'radio' || question.type === 'checkbox') {
    const chosen = new Set(Array.isArray(value) ? value : [value]);
    const values = question.options.filter(({ id }) => chosen.has(id)).map((option) => option.value.trim());
    return values.join('; ') || null;
  }
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
