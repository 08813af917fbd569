import { normalizeEmail } from '@homologa/domain/identity/email';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { isApiError } from '@homologa/web/http/api-error';
import { isOwnView } from './supplier-view';

export interface EntryDependencies {
  loadSupplier(): Promise<OnboardingSupplierResponse>;
  /** The e-mail of the onboarding session that is open in this browser, or null. */
  sessionEmail(): string | null;
  endSession(): void;
}

/** The supplier as this browser may see it, or `locked`: there is one perhaps, but somebody has to log in. */
export type Entry = OnboardingSupplierResponse | 'locked';

/**
 * Opens an onboarding. Entering it ends the session of another account (reference 7.17): one that is not this
 * supplier's, or not of the invited e-mail. Throws ApiError.
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
    if (!isApiError(error, 'unauthenticated')) throw error;
    // Without a session the same would be asked again.
    return hadSession ? enterWithLink(deps) : 'locked';
  }
}

/** The session had run out and is gone now; the link alone may still open something. */
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
