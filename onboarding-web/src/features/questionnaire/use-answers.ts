import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTyped } from '../../lib/typing/use-typed';
import { getSupplier } from '../../onboarding/onboarding.api';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { isOwnView } from '../../onboarding/supplier-view';
import { useFreshOnReturn } from '../../onboarding/use-fresh-on-return';
import { answerQueueOf } from './answer-queues';
import { callsBegun, onOverlapEnded } from './own-calls';
import { storedAnswers, type TypedAnswer, versionIn } from './questions';

/** Answer of this tab, and the stored answer of another tab or device that replaced it or keeps it from being saved. */
export interface ChangedAnswer {
  mine: TypedAnswer;
  theirs: AnswerValue;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function storedIn(supplier: OnboardingSupplierResponse) {
  const answers = isOwnView(supplier) ? storedAnswers(supplier) : new Map<string, AnswerValue>();
  return (questionId: string) => answers.get(questionId) ?? null;
}

export function useAnswers() {
  const { key, supplier, take } = useOwnOnboarding();
  const queue = answerQueueOf(key);
  const stored = useMemo(() => storedIn(supplier), [supplier]);
  const { typed, replaced, put: putEntry, drop, saveState } = useTyped({ queue, stored, storedIn, onSaved: take });
  const isHeld = (questionId: string) => queue.isHeld(questionId);
  useFreshOnReturn(() => [...queue.pending().keys()].every(isHeld));

  const look = useEffectEvent(async () => {
    // A hidden tab looks when it is shown again.
    if (document.visibilityState !== 'visible') return;
    const fresh = await getSupplier(key).catch(() => null);
    if (fresh) take((now) => (now === supplier ? fresh : now));
  });
  useEffect(() => queue.onOtherTab(() => void look()), [queue]);
  useEffect(() => queue.onConflict(take), [queue, take]);
  const lookAgain = useEffectEvent(async (isShown: () => boolean): Promise<void> => {
    const calls = callsBegun();
    const fresh = await getSupplier(key).catch(() => null);
    // Calls that began meanwhile give a newer answer, or are looked after by the end of their overlap.
    if (fresh && isShown() && calls === callsBegun()) take(fresh);
  });
  useEffect(() => {
    let isShown = true;
    const stop = onOverlapEnded(() => void lookAgain(() => isShown));
    return () => {
      isShown = false;
      stop();
    };
  }, []);

  // A held answer that has become equal to the stored answer leaves no choice to offer; it would block the submit.
  const dropSettled = useEffectEvent(() => {
    for (const [questionId, { answer }] of queue.pending()) {
      if (isHeld(questionId) && isSame(stored(questionId), answer)) drop(questionId);
    }
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a reload or the end of a save may settle held answers
  useEffect(() => dropSettled(), [stored, saveState]);

  const answers = useMemo<ReadonlyMap<string, AnswerValue>>(
    () =>
      new Map<string, AnswerValue>([
        ...storedAnswers(supplier),
        ...[...typed].map(([questionId, { answer }]) => [questionId, answer] as const),
      ]),
    [supplier, typed],
  );
  const changed = new Map<string, ChangedAnswer>();
  for (const [questionId, { answer }] of [...replaced, ...typed]) {
    if (!replaced.has(questionId) && !isHeld(questionId)) continue;
    const theirs = stored(questionId);
    if (!isSame(theirs, answer)) changed.set(questionId, { mine: answer, theirs });
  }
  return {
    answers,
    changed,
    /** True while an answer cannot be saved until the supplier has chosen one. */
    isHeld,
    put: (questionId: string, answer: TypedAnswer) => {
      const waiting = queue.pending().get(questionId);
      putEntry(questionId, { answer, seen: waiting ? waiting.seen : versionIn(supplier, questionId) });
    },
    keepMine: (questionId: string) => {
      const mine = changed.get(questionId)?.mine;
      if (mine !== undefined) putEntry(questionId, { answer: mine, seen: versionIn(supplier, questionId) });
    },
    keepTheirs: drop,
    /** Sends unsaved answers to these questions no more; this page keeps them until it is left. */
    withhold: (questionIds: readonly string[]) => {
      for (const id of questionIds) queue.discard(id);
    },
    saveState,
    flush: queue.flush,
    whyUnsaved: () => queue.state().why,
  };
}
