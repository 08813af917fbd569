import { sendLastAnswers } from '../lib/last-answers';
import { currentSession, forgetEnd, forgetSession } from '../lib/session-store';
import { postLogout } from './onboarding.api';

/** Ends the onboarding session: here at once, on the server when it has what was typed last, and can be reached. */
export function logOut(): void {
  const session = currentSession();
  if (!session) return;
  sendLastAnswers()
    .then(() => postLogout(session.token))
    .catch(() => {});
  forgetSession();
  forgetEnd();
}
