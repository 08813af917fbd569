import { EMAIL_CODE_MINUTES } from '@homologa/domain/onboarding/limits';
import { type KeyStore, readJson, storage, writeJson } from '@homologa/web/state/storage';
import type { PublicInvite } from './api/account.api';

/** Pending registration through the public link, stored in this browser without its password. */
export interface KeptRegistration {
  invite: PublicInvite;
  /**
   * Registration attempt whose code is not entered yet; null if the code is accepted but the account does not exist
   * yet.
   */
  attemptId: string | null;
}

interface Kept extends KeptRegistration {
  until: number;
}

/** Longer than the validity of a code, because the user can request a new code. */
const KEPT_MS = 4 * EMAIL_CODE_MINUTES * 60_000;

const nameOf = (workflowId: string): string => `homologa.onboarding.registration.${workflowId}`;

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
