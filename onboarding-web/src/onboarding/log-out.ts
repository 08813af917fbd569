import { forgetTyped } from '../lib/forget-typed';
import { sendLastAnswers } from '../lib/last-answers';
import { currentSession, forgetEnd, forgetSession } from '../lib/session-store';
import { postLogout } from './onboarding.api';

/** Ends the session: in this browser at once; on the server, if reachable, after the last input was sent. */
export function logOut(): void {
  const session = currentSession();
  if (!session) return;
  sendLastAnswers()
    .then(() => postLogout(session.token))
    .catch(() => {});
  forgetSession();
  forgetEnd();
}

/** The log-out that a person asks for: the next person on this device finds nothing of what was typed. */
export function leave(): void {
  logOut();
  forgetTyped();
}
