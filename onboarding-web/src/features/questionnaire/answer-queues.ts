import { ANSWERS_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { type ApiError, isApiError } from '@homologa/web/http/api-error';
import type { SaveFailure } from '@homologa/web/saving/save-queue';
import type { OnboardingKey } from '../../lib/link-tokens';
import { classifySaveFailure } from '../../lib/save-failure';
import { openStoredQueue, type StoredQueue } from '../../lib/stored-queue';
import { getSupplier } from '../../onboarding/onboarding.api';
import { patchAnswers } from './api/answers.api';
import { ownWrites } from './own-writes';
import { type AnswerEntry, toEntry } from './questions';

export interface AnswerQueue extends StoredQueue<AnswerEntry, OnboardingSupplierResponse> {
  /** Sets the single listener for the supplier as reloaded after a conflict; returns the function that removes it. */
  onConflict: (listener: (fresh: OnboardingSupplierResponse) => void) => () => void;
}

const ANSWER_PATH = 'answers.';

const questionsOf = ({ details }: ApiError): string[] =>
  details
    .filter(({ path }) => path.startsWith(ANSWER_PATH))
    // A fault of a table names its cell too: `answers.<question>.rows.0.<column>`.
    .map(({ path }) => path.slice(ANSWER_PATH.length).split('.')[0] ?? '');

export const classifyFailure = (error: unknown, sent: ReadonlyMap<string, AnswerEntry>): SaveFailure =>
  classifySaveFailure(
    error,
    // Staff have meanwhile returned answers for corrections. Only the returned answers may change now, so all answers
    // of this save are dropped.
    (failure) => {
      if (failure.code === 'not_sent_back') return [...sent.keys()];
      return failure.code === 'answer_invalid' ? questionsOf(failure) : null;
    },
    (failure) => (failure.code === 'answer_changed' ? questionsOf(failure) : null),
  );

const queues = new Map<string, AnswerQueue>();

/**
 * Returns the queue that saves a supplier's answers. The queue exists for the lifetime of the page, so that changing
 * steps loses no entries.
 */
export function answerQueueOf(key: OnboardingKey): AnswerQueue {
  const known = queues.get(key.supplierId);
  if (known) return known;
  let tell: ((fresh: OnboardingSupplierResponse) => void) | null = null;
  const own = ownWrites();

  async function send(entries: ReadonlyMap<string, AnswerEntry>, keepalive: boolean) {
    own.note(entries);
    try {
      return await patchAnswers(key, entries, keepalive);
    } catch (error) {
      if (keepalive || !isApiError(error, 'answer_changed')) throw error;
      const fresh = await getSupplier(key);
      tell?.(fresh);
      if (!own.rebase(entries, questionsOf(error), fresh)) throw error;
      return await patchAnswers(key, entries, keepalive);
    }
  }

  const stored = openStoredQueue<AnswerEntry, OnboardingSupplierResponse>({
    keptAt: `homologa.onboarding.answers.${key.workflowId}.${key.supplierId}`,
    async send(entries, keepalive) {
      const saved = await send(entries, keepalive);
      own.confirm(entries, saved, stored.pending());
      return saved;
    },
    judge: classifyFailure,
    rest: ANSWERS_AUTOSAVE_DEBOUNCE,
    revive: toEntry,
    isElsewhereShown: true,
  });
  const queue: AnswerQueue = {
    ...stored,
    onConflict(listener) {
      tell = listener;
      return () => {
        if (tell === listener) tell = null;
      };
    },
  };
  queues.set(key.supplierId, queue);
  return queue;
}
