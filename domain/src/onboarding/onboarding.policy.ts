import type { Actor, Decision } from '../identity/actor';

interface OnboardingFacts {
  supplierId: string;
  accountId: string | null;
}

const holdsLink = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'link' && actor.supplierId === supplier.supplierId;

/**
 * True for the supplier's own account. A session opened by a mailed link owns only the supplier of the link (reference
 * 11.19).
 */
const isOwner = (actor: Actor, supplier: OnboardingFacts): boolean =>
  actor.kind === 'user' &&
  supplier.accountId !== null &&
  actor.userId === supplier.accountId &&
  (!actor.onlySupplierId || actor.onlySupplierId === supplier.supplierId);

/**
 * Permits opening the supplier's page with the mailed link, which shows only a minimum of data, and with the supplier's
 * own account. Hides the page from all other actors (reference 7.5).
 */
export const canOpenOnboarding = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) || isOwner(actor, supplier) ? 'allow' : 'hide';

/**
 * Permits answering, uploading, paying and submitting only in a session of the connected account. An actor with only
 * the link gets `deny`, for which the server returns 401, so that the user logs in (reference 7.5).
 */
export function canWorkOnOnboarding(actor: Actor, supplier: OnboardingFacts): Decision {
  if (isOwner(actor, supplier)) return 'allow';
  return holdsLink(actor, supplier) ? 'deny' : 'hide';
}

/** Permits asking that a colleague takes over, with the mailed link or the supplier's own account. */
export const canAskHandover = canOpenOnboarding;

/**
 * Permits handing over at once, only in a session that proved the e-mail or the password. Others, also the session of
 * a mailed link, which may have been forwarded, wait for the confirmation by mail.
 */
export const canHandOver = (actor: Actor, supplier: OnboardingFacts): Decision =>
  isOwner(actor, supplier) && actor.kind === 'user' && !actor.onlySupplierId ? 'allow' : 'deny';

interface OwnProcess extends OnboardingFacts {
  companyId: string;
}

/**
 * Permits taking over the answers of an earlier process: both belong to the session's account and to the same client
 * company. A session opened by a mailed link proves its own process only, so it gets nothing of another.
 */
export function canStartFromLast(actor: Actor, process: OwnProcess, earlier: OwnProcess): Decision {
  const isOwn = actor.kind === 'user' && !actor.onlySupplierId && isOwner(actor, process) && isOwner(actor, earlier);
  return isOwn && process.companyId === earlier.companyId && process.supplierId !== earlier.supplierId
    ? 'allow'
    : 'hide';
}

/**
 * Permits connecting an account with the mailed link, as long as the supplier has no connected account (reference 7.6).
 */
export const canConnectAccount = (actor: Actor, supplier: OnboardingFacts): Decision =>
  holdsLink(actor, supplier) ? 'allow' : 'hide';
