import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from './access.queries';
import { readSeenSupplier, type SeenSupplier } from './onboarding.queries';
import { lockOnboarding } from './onboarding-record.steps';
import { advanceOnboarding, STARTED } from './progress.steps';

/**
 * Starts the onboarding. Accepts the link or the account's session. Idempotent. Throws `unauthenticated`, `not_found`,
 * `workflow_closed`.
 */
export async function startOnboarding(ctx: Context, key: OnboardingKey): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireUnconnectedOrOwn(access);
  return ctx.db.tenant(access.companyId, async (tx) => {
    const record = await lockOnboarding(tx, access);
    const { updates } = await advanceOnboarding(access.ctx, tx, record, [STARTED]);
    if (updates.length > 0) {
      await audit(access.ctx, tx, {
        companyId: access.companyId,
        action: 'onboarding.start',
        objectType: 'supplier',
        objectId: access.supplierId,
      });
    }
    return readSeenSupplier(tx, access, access.view);
  });
}
