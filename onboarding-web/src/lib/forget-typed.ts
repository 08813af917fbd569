import { storage } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';

const PREFIX = 'homologa.onboarding.';
/**
 * Prefixes of keys with names, phones and e-mails that the user typed into the account forms. The tab stores them for a
 * reload.
 */
const PERSON = ['begin.', 'account.', 'login', 'details.', 'handover.'];
const NOTES = `${PREFIX}notes.`;
const FILES = `${PREFIX}files.`;

function keysOf(store: () => Storage): string[] {
  try {
    return Object.keys(store());
  } catch {
    // The browser blocks the storage, so nothing is stored.
    return [];
  }
}

/**
 * Removes what the person typed about itself, its notes on a send-back and files that wait to be sent; unsent answers
 * stay until they are sent.
 */
export function forgetTyped(): void {
  for (const key of keysOf(() => sessionStorage)) {
    if (PERSON.some((kind) => key.startsWith(PREFIX + kind))) tabStorage.removeItem(key);
  }
  for (const key of keysOf(() => localStorage)) {
    if (key.startsWith(NOTES)) storage.removeItem(key);
  }
  // Imported lazily, because the first screen does not need this module.
  import('./kept-fallback')
    .then(({ forgetRows }) => Promise.all([forgetRows(NOTES), forgetRows(FILES)]))
    .catch(() => {});
  import('./uploads/waiting-files').then(({ forgetWaiting }) => forgetWaiting()).catch(() => {});
}
