import type { Actor, Decision } from '../identity/actor';

/** Whose onboarding it is. */
interface OnboardingFacts {
  supplierId: string;
  /** The connected account, or null before there is one. */
  accountId: string | null;
}

const holdsLink = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'link' && actor.supplierId === supplier.supplierId;

const isOwner = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'user' && supplier.accountId !== null && actor.userId === supplier.accountId;

/** The supplier's page: its link, which shows the minimum, or its own account; unknown to others (reference 7.5). */
export const canOpenOnboarding = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) || isOwner(actor, supplier) ? 'allow' : 'hide';

/**
 * Answering, uploading, paying and submitting: the connected account's session alone. The link by itself is denied,
 * which the server answers with 401: somebody has to log in (reference 7.5).
 */
export function canWorkOnOnboarding(actor: Actor, supplier: OnboardingFacts): Decision {
  if (isOwner(actor, supplier)) return 'allow';
  return holdsLink(actor, supplier) ? 'deny' : 'hide';
}

/** Taking the onboarding up: anyone who holds its link while no account is connected (reference 7.6). */
export const canConnectAccount = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) ? 'allow' : 'hide';
