import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { isOwnView } from '../../onboarding/supplier-view';
import { type AnswerEntry, storedAnswers, type TypedAnswer, versionIn } from './questions';

type Entries = ReadonlyMap<string, AnswerEntry>;

const textOf = (answer: unknown): string => JSON.stringify(answer) ?? '';

interface OwnWrites {
  note: (sent: Entries) => void;
  /** Newer entries of the same questions replace what has just been saved. */
  confirm: (sent: Entries, saved: OnboardingSupplierResponse, pending: Entries) => void;
  /**
   * Gives the entries of `changed` the stored version if this tab itself has written it. Returns true if any entry got
   * another version.
   */
  rebase: (entries: Entries, changed: readonly string[], fresh: OnboardingSupplierResponse) => boolean;
}

/**
 * Remembers the answers that this tab has sent. A save whose response was lost has changed the stored version, and the
 * next save must not take that for a change by somebody else.
 */
export function ownWrites(): OwnWrites {
  const sentBefore = new Map<string, Set<string>>();
  const add = (questionId: string, answer: TypedAnswer) =>
    sentBefore.set(questionId, (sentBefore.get(questionId) ?? new Set<string>()).add(textOf(answer)));
  return {
    note(sent) {
      for (const [questionId, { answer }] of sent) add(questionId, answer);
    },
    confirm(sent, saved, pending) {
      for (const [questionId, entry] of sent) {
        // Earlier values cannot arrive any more.
        sentBefore.set(questionId, new Set([textOf(entry.answer)]));
        const newer = pending.get(questionId);
        if (newer && newer !== entry && isOwnView(saved)) newer.seen = versionIn(saved, questionId);
      }
    },
    rebase(entries, changed, fresh) {
      if (!isOwnView(fresh)) return false;
      const stored = storedAnswers(fresh);
      const own = changed.filter((id) => sentBefore.get(id)?.has(textOf(stored.get(id) ?? null)));
      for (const id of own) {
        const entry = entries.get(id);
        if (entry) entry.seen = versionIn(fresh, id);
      }
      return own.length > 0;
    },
  };
}
