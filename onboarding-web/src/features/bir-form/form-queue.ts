import { BILLING_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import type { BirRequestResponse } from '@homologa/domain/reports/bir-request.contract';
import { ApiError, isPassing } from '../../lib/api-error';
import { createSaveQueue, type SaveFailure, type SaveQueue } from '../../lib/save-queue';
import { readJson, storage, writeJson } from '../../lib/storage';
import { patchBirRequest } from './api/bir-requests.api';
import { bodyOf, entryOf, type FormEntries, type FormEntry } from './form-entries';

export interface FormQueue extends SaveQueue<FormEntry> {
  /** Tells the newest screen what the server answered to a save; gives what ends it. */
  listen: (onSaved: (request: BirRequestResponse) => void) => () => void;
}

/** What a failed save of form entries means for the queue. */
export function judgeSave(error: unknown, sent: FormEntries): SaveFailure {
  if (isPassing(error)) return { kind: 'retry' };
  if (!(error instanceof ApiError)) throw error;
  if (error.code !== 'invalid_input') return { kind: 'stopped' };
  return { kind: 'refused', keys: error.details.flatMap(({ path }) => entryOf(path, sent) ?? []) };
}

const keptKey = (requestId: string): string => `homologa.onboarding.form.${requestId}`;

const readKept = (requestId: string): Map<string, FormEntry> =>
  new Map(Object.entries(readJson<Record<string, FormEntry>>(storage, keptKey(requestId)) ?? {}));

const queues = new Map<string, FormQueue>();

/** A request's queue: one for as long as the page lives, so that going to another step loses nothing. */
export function formQueueOf(requestId: string): FormQueue {
  const known = queues.get(requestId);
  if (known) return known;
  let tell: ((request: BirRequestResponse) => void) | null = null;
  let sent: FormEntries = new Map();
  const queue: FormQueue = {
    listen: (onSaved) => {
      tell = onSaved;
      return () => {
        if (tell === onSaved) tell = null;
      };
    },
    ...createSaveQueue<FormEntry>({
      send: async (entries) => {
        sent = entries;
        const request = await patchBirRequest(requestId, bodyOf(entries));
        tell?.(request);
      },
      keep: (entries) => writeJson(storage, keptKey(requestId), entries.size > 0 ? Object.fromEntries(entries) : null),
      kept: readKept(requestId),
      judge: (error) => judgeSave(error, sent),
      rest: BILLING_AUTOSAVE_DEBOUNCE,
      now: () => new Date(),
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  };
  queues.set(requestId, queue);
  window.addEventListener('online', () => void queue.flush());
  return queue;
}
