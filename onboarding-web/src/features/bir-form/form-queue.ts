import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { BILLING_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import type { SaveFailure } from '@homologa/web/saving/save-queue';
import { judgeSaveFailure } from '../../lib/save-failure';
import { openStoredQueue, type StoredQueue } from '../../lib/stored-queue';
import { patchBirRequest } from './api/bir-requests.api';
import { bodyOf, entryOf, type FormEntries, type FormEntry } from './form-entries';

export type FormQueue = StoredQueue<FormEntry, BirRequestResponse>;

/** What a failed save of form entries means for the queue. */
export const judgeSave = (error: unknown, sent: FormEntries): SaveFailure =>
  judgeSaveFailure(error, ({ code, details }) => {
    // Something was sent back meanwhile: only that is taken.
    if (code === 'not_sent_back') return [...sent.keys()];
    return code === 'invalid_input' ? details.flatMap(({ path }) => entryOf(path, sent) ?? []) : null;
  });

const queues = new Map<string, FormQueue>();

/** A request's queue: one for as long as the page lives, so that going to another step loses nothing. */
export function formQueueOf(requestId: string): FormQueue {
  const known = queues.get(requestId);
  if (known) return known;
  const queue: FormQueue = openStoredQueue({
    keptAt: `homologa.onboarding.form.${requestId}`,
    send: (entries, keepalive) => patchBirRequest(requestId, bodyOf(entries), keepalive),
    judge: judgeSave,
    rest: BILLING_AUTOSAVE_DEBOUNCE,
  });
  queues.set(requestId, queue);
  return queue;
}
