import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { isApiError } from '@homologa/web/http/api-error';
import { isOwnView } from './supplier-view';

export interface EntryDependencies {
  loadSupplier(): Promise<OnboardingSupplierResponse>;
  sessionEmail(): string | null;
  endSession(): void;
}

/** `locked` needs a log-in; `closed` is not the logged-in account's, and its link is over. */
export type Entry = OnboardingSupplierResponse | 'locked' | 'closed';

/**
 * Loads the supplier's onboarding. Ends the current session if it belongs to another account or lacks the invited
 * e-mail address; not where the link is over, because the session is good for its other onboardings. Throws `ApiError`.
 */
export async function enterOnboarding(deps: EntryDependencies, invitedEmail: string | null): Promise<Entry> {
  const hadSession = deps.sessionEmail() !== null;
  try {
    const supplier = await deps.loadSupplier();
    if (!isOwnView(supplier) && !mayContinue(supplier, deps.sessionEmail(), invitedEmail)) deps.endSession();
    return supplier;
  } catch (error) {
    if (deps.sessionEmail() !== null && isApiError(error, 'not_found')) {
      deps.endSession();
      return enterOnboarding(deps, invitedEmail);
    }
    if (isApiError(error, 'link_closed')) return 'closed';
    if (!isApiError(error, 'unauthenticated')) throw error;
    // Without a session, the attempt has already used the link alone, so a second attempt would fail in the same way.
    return hadSession ? enterWithLink(deps) : 'locked';
  }
}

/** Enters the onboarding with the link alone, which may still permit access after the session has expired. */
async function enterWithLink(deps: EntryDependencies): Promise<Entry> {
  deps.endSession();
  try {
    return await deps.loadSupplier();
  } catch (error) {
    if (isApiError(error, 'unauthenticated')) return 'locked';
    throw error;
  }
}

function mayContinue(
  supplier: OnboardingSupplierResponse,
  sessionEmail: string | null,
  invitedEmail: string | null,
): boolean {
  if (sessionEmail === null) return true;
  if (supplier.account !== null) return false;
  return invitedEmail === null || normalizeEmail(invitedEmail) === normalizeEmail(sessionEmail);
}
