import { storage } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';

const PREFIX = 'homologa.onboarding.';
/**
 * Prefixes of keys with what the user typed into the account forms (names, phones, e-mails) and with texts of answers
 * that cannot be saved yet. The tab stores them for a reload.
 */
const TYPED = ['begin.', 'account.', 'login', 'details.', 'handover.', 'texts.'];
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
 * Removes what the person typed about itself, texts that are no answers yet, its notes on a send-back and files that
 * wait to be sent; unsent answers stay until they are sent.
 */
export function forgetTyped(): void {
  for (const key of keysOf(() => sessionStorage)) {
    if (TYPED.some((kind) => key.startsWith(PREFIX + kind))) tabStorage.removeItem(key);
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
