import { currentSession, forgetSession } from '../lib/session-store';
import { postLogout } from './onboarding.api';

/** Ends the onboarding session, here at once and on the server when it can be reached. */
export function logOut(): void {
  if (!currentSession()) return;
  // Its credentials are read before it is forgotten.
  postLogout().catch(() => {});
  forgetSession();
}
