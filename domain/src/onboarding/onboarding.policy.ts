import type { Actor, Decision } from '../identity/actor';

interface OnboardingFacts {
  supplierId: string;
  accountId: string | null;
}

const holdsLink = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'link' && actor.supplierId === supplier.supplierId;

/** The session of a link owns the supplier of its link only (reference 11.19). */
const isOwner = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'user' &&
  supplier.accountId !== null &&
  actor.userId === supplier.accountId &&
  (!actor.onlySupplierId || actor.onlySupplierId === supplier.supplierId);

/**
 * Opening the supplier's page: permitted with the mailed link, which shows the minimum, and to the supplier's own
 * account; hidden from others (reference 7.5).
 */
export const canOpenOnboarding = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) || isOwner(actor, supplier) ? 'allow' : 'hide';

/**
 * Answering, uploading, paying and submitting: permitted to the session of the connected account only. With the link
 * alone it is denied, which the server answers with 401, so that the user logs in (reference 7.5).
 */
export function canWorkOnOnboarding(actor: Actor, supplier: OnboardingFacts): Decision {
  if (isOwner(actor, supplier)) return 'allow';
  return holdsLink(actor, supplier) ? 'deny' : 'hide';
}

/** Connecting an account: permitted with the mailed link, as long as no account is connected (reference 7.6). */
export const canConnectAccount = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) ? 'allow' : 'hide';
