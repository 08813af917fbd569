import { sendLastAnswers } from '../lib/last-answers';
import { currentSession, forgetEnd, forgetSession } from '../lib/session-store';
import { postLogout } from './onboarding.api';

/**
 * Ends the session: immediately in this browser, and on the server, if it is reachable, after the last input was sent.
 */
export function logOut(): void {
  const session = currentSession();
  if (!session) return;
  sendLastAnswers()
    .then(() => postLogout(session.token))
    .catch(() => {});
  forgetSession();
  forgetEnd();
}

/**
 * Logs out at the user's request and deletes everything that the user typed, because the next user may share the
 * device. Without a connection to load the code that chooses what to delete, everything in the tab's storage goes.
 */
export function leave(): void {
  logOut();
  import('../lib/forget-typed').then(({ forgetTyped }) => forgetTyped()).catch(() => sessionStorage.clear());
}
