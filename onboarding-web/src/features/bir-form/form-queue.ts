import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { BILLING_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import type { SaveFailure } from '@homologa/web/saving/save-queue';
import { classifySaveFailure } from '../../lib/save-failure';
import { openStoredQueue, type StoredQueue } from '../../lib/stored-queue';
import { patchBirRequest } from './api/bir-requests.api';
import { bodyOf, type FormEntries, type FormEntry, findEntryKey } from './form-entries';

export type FormQueue = StoredQueue<FormEntry, BirRequestResponse>;

export const classifyFormFailure = (error: unknown, sent: FormEntries): SaveFailure =>
  classifySaveFailure(error, ({ code, details }) => {
    // Staff have meanwhile returned the form for corrections. Only the returned fields may change now, so all entries
    // of this save are dropped.
    if (code === 'not_sent_back') return [...sent.keys()];
    return code === 'invalid_input' ? details.flatMap(({ path }) => findEntryKey(path, sent) ?? []) : null;
  });

const queues = new Map<string, FormQueue>();

/**
 * Returns the queue that saves the form of a report request. The queue exists for the lifetime of the page, so that
 * changing steps loses no entries.
 */
export function formQueueOf(requestId: string): FormQueue {
  const known = queues.get(requestId);
  if (known) return known;
  const queue: FormQueue = openStoredQueue({
    keptAt: `homologa.onboarding.form.${requestId}`,
    send: (entries, keepalive) => patchBirRequest(requestId, bodyOf(entries), keepalive),
    judge: classifyFormFailure,
    rest: BILLING_AUTOSAVE_DEBOUNCE,
  });
  queues.set(requestId, queue);
  return queue;
}
