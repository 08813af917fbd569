import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';

/** Returns the items of one section with its heading; null returns all items. */
export function itemsOfSection(items: readonly QuestionResponse[], sectionId: string | null): QuestionResponse[] {
  if (sectionId === null) return [...items];
  const from = items.findIndex(({ id }) => id === sectionId);
  const next = items.findIndex(({ type }, at) => at > from && type === 'section');
  return from < 0 ? [] : items.slice(from, next < 0 ? undefined : next);
}
