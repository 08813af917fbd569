import { EMAIL_CODE_MINUTES } from '@homologa/domain/onboarding/limits';
import { type KeyStore, readJson, storage, writeJson } from '@homologa/web/state/storage';
import type { PublicInvite } from './api/account.api';

/** A pending registration through the public link, stored in this browser without its password. */
export interface KeptRegistration {
  invite: PublicInvite;
  /** Attempt that awaits its code; null after the code was accepted and before the account exists. */
  attemptId: string | null;
}

interface Kept extends KeptRegistration {
  until: number;
}

/** Longer than a code is valid, because a new code can be requested. */
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
