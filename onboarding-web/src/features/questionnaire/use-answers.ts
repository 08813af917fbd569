import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { useMemo } from 'react';
import { useTyped } from '../../lib/typing/use-typed';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { isOwnView } from '../../onboarding/supplier-view';
import { useFreshOnReturn } from '../../onboarding/use-fresh-on-return';
import { answerQueueOf } from './answer-queues';
import { storedAnswers } from './questions';

function storedIn(supplier: OnboardingSupplierResponse) {
  const answers = isOwnView(supplier) ? storedAnswers(supplier) : new Map<string, AnswerValue>();
  return (questionId: string) => answers.get(questionId) ?? null;
}

export function useAnswers() {
  const { key, supplier, take } = useOwnOnboarding();
  const queue = answerQueueOf(key);
  const stored = useMemo(() => storedIn(supplier), [supplier]);
  const { typed, put, saveState } = useTyped({ queue, stored, storedIn, onSaved: take });
  useFreshOnReturn(() => queue.pending().size === 0);
  const answers = useMemo<ReadonlyMap<string, AnswerValue>>(
    () => new Map<string, AnswerValue>([...storedAnswers(supplier), ...typed]),
    [supplier, typed],
  );
  const whyUnsaved = () => queue.state().why;
  return { answers, put, saveState, flush: queue.flush, whyUnsaved };
}
