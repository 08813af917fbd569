import { readJson, storage } from '@homologa/web/state/storage';

export interface Session {
  token: string;
  accountId: string;
  email: string;
  name: string;
  phone: string;
}

/** Key of the session in the browser's store. */
export const SESSION_KEY = 'homologa.onboarding.session';

export const storedSession = (): Session | null => readJson<Session>(storage, SESSION_KEY);
