import { storage } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';

const PREFIX = 'homologa.onboarding.';
/** Names, phones and e-mails typed into the forms of an account, kept for a reload of this tab. */
const PERSON = ['begin.', 'account.', 'login.'];
const NOTES = `${PREFIX}notes.`;
const FILES = `${PREFIX}files.`;

function keysOf(store: () => Storage): string[] {
  try {
    return Object.keys(store());
  } catch {
    // The browser blocks its storage: nothing was kept in it.
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
  // Loaded with the page of the send-back; not part of the first screen.
  import('./kept-fallback')
    .then(({ forgetRows }) => Promise.all([forgetRows(NOTES), forgetRows(FILES)]))
    .catch(() => {});
  import('./uploads/waiting-files').then(({ forgetWaiting }) => forgetWaiting()).catch(() => {});
}
