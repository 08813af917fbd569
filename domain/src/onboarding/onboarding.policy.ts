import type { Actor, Decision } from '../identity/actor';

interface OnboardingFacts {
  supplierId: string;
  accountId: string | null;
}

const holdsLink = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'link' && actor.supplierId === supplier.supplierId;

const isOwner = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'user' && supplier.accountId !== null && actor.userId === supplier.accountId;

/** The supplier's page: the link, which shows the minimum, or the own account; hidden from others (reference 7.5). */
export const canOpenOnboarding = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) || isOwner(actor, supplier) ? 'allow' : 'hide';

/**
 * Answering, uploading, paying and submitting: only the session of the connected account. The link alone is denied,
 * which the server answers with 401, so that the user logs in (reference 7.5).
 */
export function canWorkOnOnboarding(actor: Actor, supplier: OnboardingFacts): Decision {
  if (isOwner(actor, supplier)) return 'allow';
  return holdsLink(actor, supplier) ? 'deny' : 'hide';
}

/** Connecting an account: the link, as long as no account is connected (reference 7.6). */
export const canConnectAccount = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) ? 'allow' : 'hide';
