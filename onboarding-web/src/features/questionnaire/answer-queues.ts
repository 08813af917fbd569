import { ANSWERS_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { ApiError, isPassing } from '../../lib/api-error';
import type { OnboardingKey } from '../../lib/link-tokens';
import { createSaveQueue, type SaveFailure, type SaveQueue } from '../../lib/save-queue';
import { type KeyStore, readJson, storage, writeJson } from '../../lib/storage';
import { patchAnswers } from './api/answers.api';
import type { TypedAnswer } from './questions';

export interface AnswerQueue extends SaveQueue<TypedAnswer> {
  /** Tells the newest screen what the server answered to a save; gives what ends it. */
  listen: (onSaved: (supplier: OnboardingSupplierResponse) => void) => () => void;
}

const ANSWER_PATH = 'answers.';

/** What a failed save of answers means for the queue. */
export function judgeFailure(error: unknown): SaveFailure {
  if (isPassing(error)) return { kind: 'retry' };
  if (!(error instanceof ApiError)) throw error;
  if (error.code !== 'answer_invalid') return { kind: 'stopped' };
  const keys = error.details
    .filter(({ path }) => path.startsWith(ANSWER_PATH))
    .map(({ path }) => path.slice(ANSWER_PATH.length));
  return { kind: 'refused', keys };
}

const keptKey = ({ workflowId, supplierId }: OnboardingKey): string =>
  `homologa.onboarding.answers.${workflowId}.${supplierId}`;

/** Answers of an earlier visit that the server does not have yet. */
export const readKept = (key: OnboardingKey, store: KeyStore = storage): Map<string, TypedAnswer> =>
  new Map(Object.entries(readJson<Record<string, TypedAnswer>>(store, keptKey(key)) ?? {}));

export function keepAnswers(
  key: OnboardingKey,
  answers: ReadonlyMap<string, TypedAnswer>,
  store: KeyStore = storage,
): void {
  writeJson(store, keptKey(key), answers.size > 0 ? Object.fromEntries(answers) : null);
}

const queues = new Map<string, AnswerQueue>();

/** A supplier's queue: one for as long as the page lives, so that going to another step loses nothing. */
export function answerQueueOf(key: OnboardingKey): AnswerQueue {
  const known = queues.get(key.supplierId);
  if (known) return known;
  let tell: ((supplier: OnboardingSupplierResponse) => void) | null = null;
  const queue: AnswerQueue = {
    listen: (onSaved) => {
      tell = onSaved;
      return () => {
        if (tell === onSaved) tell = null;
      };
    },
    ...createSaveQueue<TypedAnswer>({
      send: async (answers) => {
        const supplier = await patchAnswers(key, answers);
        tell?.(supplier);
      },
      keep: (answers) => keepAnswers(key, answers),
      kept: readKept(key),
      judge: judgeFailure,
      rest: ANSWERS_AUTOSAVE_DEBOUNCE,
      now: () => new Date(),
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  };
  queues.set(key.supplierId, queue);
  window.addEventListener('online', () => void queue.flush());
  return queue;
}
