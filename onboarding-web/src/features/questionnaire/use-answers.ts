import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useOwnOnboarding } from '../../onboarding/onboarding-context';
import { answerQueueOf } from './answer-queues';
import { storedAnswers, type TypedAnswer } from './questions';

/** The answers as the person sees them: the server's, under what was typed here. */
export function useAnswers() {
  const { key, supplier, take } = useOwnOnboarding();
  const queue = answerQueueOf(key);
  const saveState = useSyncExternalStore(queue.subscribe, queue.state);
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedAnswer>>(() => new Map(queue.pending()));

  useEffect(() => {
    const stop = queue.listen(take);
    // What an earlier visit could not send goes out now.
    if (queue.pending().size > 0) void queue.flush();
    return () => {
      void queue.flush();
      stop();
    };
  }, [queue, take]);

  const answers = useMemo<ReadonlyMap<string, AnswerValue>>(
    () => new Map<string, AnswerValue>([...storedAnswers(supplier), ...typed]),
    [supplier, typed],
  );
  const put = (questionId: string, answer: TypedAnswer) => {
    setTyped((before) => new Map(before).set(questionId, answer));
    queue.put(questionId, answer);
  };
  return { answers, put, saveState, flush: queue.flush };
}
