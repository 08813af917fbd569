import { storage } from '@homologa/web/state/storage';
import { hasDraftElsewhere } from './kept-typed';
import { getSession } from './session-store';

/**
 * Storage key that asks the other tabs to save before a log-out. The value is the user's id; the key is removed at
 * once, because only the storage event matters.
 */
const LEAVING = 'homologa.leaving';
/**
 * Storage key with which an open tab answers that it is saving. The value is the user's id; the key is removed at once,
 * because only the storage event matters.
 */
const SAVING = 'homologa.saving';

/** Milliseconds that a log-out waits until the user's drafts are saved. */
const LAST_SAVES_MS = 3000;
/** Milliseconds that a log-out waits for an answer of the tab that stored a draft; the tab may already be closed. */
const ANSWER_MS = 500;
const POLL_MS = 50;

let savingElsewhere: string | null = null;

const savers = new Set<() => Promise<unknown>>();

/** Registers a save to run before the log-out ends the session; returns the function that unregisters it. */
export function saveBeforeLogOut(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

const saveHere = (): Promise<unknown> => Promise.allSettled([...savers].map((save) => save()));

function tellTabs(key: string, userId: string): void {
  storage.setItem(key, userId);
  storage.removeItem(key);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function savedElsewhere(userId: string): Promise<void> {
  const start = Date.now();
  const limit = () => (savingElsewhere === userId ? LAST_SAVES_MS : ANSWER_MS);
  while (hasDraftElsewhere(userId) && Date.now() < start + limit()) await pause(POLL_MS);
}

/** Saves the user's drafts in all tabs of this browser, waiting up to `LAST_SAVES_MS`. Never rejects. */
export async function saveLastChanges(userId: string): Promise<void> {
  savingElsewhere = null;
  tellTabs(LEAVING, userId);
  const here = savers.size === 0 ? undefined : Promise.race([saveHere(), pause(LAST_SAVES_MS)]);
  await Promise.all([here, savedElsewhere(userId)]);
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (newValue === null) return;
  if (key === SAVING) savingElsewhere = newValue;
  if (key !== LEAVING || newValue !== getSession().user?.id || savers.size === 0) return;
  tellTabs(SAVING, newValue);
  void saveHere();
});
