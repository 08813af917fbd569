import { ANSWERS_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { SaveFailure } from '@homologa/web/saving/save-queue';
import type { OnboardingKey } from '../../lib/link-tokens';
import { classifySaveFailure } from '../../lib/save-failure';
import { openStoredQueue, type StoredQueue } from '../../lib/stored-queue';
import { patchAnswers } from './api/answers.api';
import type { TypedAnswer } from './questions';

export type AnswerQueue = StoredQueue<TypedAnswer, OnboardingSupplierResponse>;

const ANSWER_PATH = 'answers.';

export const classifyFailure = (error: unknown, sent: ReadonlyMap<string, TypedAnswer>): SaveFailure =>
  classifySaveFailure(error, ({ code, details }) => {
    // Staff returned answers for corrections in the meantime: only the returned answers may change, so drop all
    // entries.
    if (code === 'not_sent_back') return [...sent.keys()];
    return code === 'answer_invalid'
      ? details.filter(({ path }) => path.startsWith(ANSWER_PATH)).map(({ path }) => path.slice(ANSWER_PATH.length))
      : null;
  });

const queues = new Map<string, AnswerQueue>();

/** One queue per supplier for the lifetime of the page, so that changing steps loses nothing. */
export function answerQueueOf(key: OnboardingKey): AnswerQueue {
  const known = queues.get(key.supplierId);
  if (known) return known;
  const queue: AnswerQueue = openStoredQueue({
    keptAt: `homologa.onboarding.answers.${key.workflowId}.${key.supplierId}`,
    send: (answers, keepalive) => patchAnswers(key, answers, keepalive),
    judge: classifyFailure,
    rest: ANSWERS_AUTOSAVE_DEBOUNCE,
  });
  queues.set(key.supplierId, queue);
  return queue;
}
