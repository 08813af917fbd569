import { createStore, useStore } from '@homologa/web/state/store';

/**
 * Typed answers that cannot be saved yet, by question, with what is wanted: text that is no number, or 'not applicable'
 * without a reason. A submit would leave them out, so it waits for them.
 */
const drafts = createStore<ReadonlyMap<string, string>>(new Map());

export const useAnswerDrafts = (): ReadonlyMap<string, string> => useStore(drafts);

/** Sets what a question's typed answer lacks; null for an answer that can be saved. */
export function setAnswerDraft(questionId: string, wanted: string | null): void {
  if ((drafts.get().get(questionId) ?? null) === wanted) return;
  const others = [...drafts.get()].filter(([id]) => id !== questionId);
  drafts.set(new Map(wanted === null ? others : [...others, [questionId, wanted]]));
}
