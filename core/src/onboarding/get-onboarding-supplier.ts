import type { Context } from '../kernel/context';
import { type OnboardingKey, openOnboarding } from './access.queries';
import { readSeenSupplier, type SeenSupplier } from './onboarding.queries';

/**
 * GET …/suppliers/{sid}: as much as the caller may see (wire.md B2). Throws `unauthenticated` without a
 * credential and `not_found` for one that is not this supplier's.
 */
export async function getOnboardingSupplier(ctx: Context, key: OnboardingKey): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  return ctx.db.tenant(access.companyId, (tx) => readSeenSupplier(tx, access, access.view));
}
