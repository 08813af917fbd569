import { EMAIL_CODE_MINUTES } from '@homologa/domain/onboarding/limits';
import { type KeyStore, readJson, storage, writeJson } from '@homologa/web/state/storage';
import type { PublicInvite } from './api/account.api';

/** A registration through the public link that is under way in this browser: never its password. */
export interface KeptRegistration {
  invite: PublicInvite;
  /** The attempt whose code is awaited; null once it was given, and the account is still to be made. */
  attemptId: string | null;
}

interface Kept extends KeptRegistration {
  /** Milliseconds since 1970. */
  until: number;
}

/** A code that has run out can be asked for again, so it is kept for longer than that. */
const KEPT_MS = 4 * EMAIL_CODE_MINUTES * 60_000;

const nameOf = (workflowId: string): string => `homologa.onboarding.registration.${workflowId}`;

/** What a reload goes on with, for anyone who has left to read the mail; null where nothing is under way. */
export function keptRegistration(
  workflowId: string,
  now = new Date(),
  store: KeyStore = storage,
): KeptRegistration | null {
  const kept = readJson<Kept>(store, nameOf(workflowId));
  if (!kept) return null;
  if (kept.until <= now.getTime()) {
    forgetRegistration(workflowId, store);
    return null;
  }
  return { invite: kept.invite, attemptId: kept.attemptId };
}

export function keepRegistration(
  workflowId: string,
  { invite, attemptId }: KeptRegistration,
  now = new Date(),
  store: KeyStore = storage,
): void {
  const kept: Kept = { invite, attemptId, until: now.getTime() + KEPT_MS };
  writeJson(store, nameOf(workflowId), kept);
}

export const forgetRegistration = (workflowId: string, store: KeyStore = storage): void =>
  writeJson(store, nameOf(workflowId), null);
