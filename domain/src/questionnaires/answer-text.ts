import type { QuestionItem } from './questionnaire-rules';

export type WrittenAnswer = string | null;

/**
 * Formats an answer as text; null if there is no answer. `value` is the stored answer: a text, an option id or a list
 * of option ids. Options that were deleted are omitted. `fileName` is the name of an uploaded file.
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
