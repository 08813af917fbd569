import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';
import { confirmByCode, guessCode } from './email-code.steps';

/**
 * Confirms a self-registered supplier's e-mail by the mailed code and uses one unit of the quota. Idempotent.
 * Throws `confirmation_code_invalid`, `product_limit_reached`, `rate_limited`.
 */
export async function confirmEmail(
  ctx: Context,
  key: OnboardingKey,
  input: { code: string; ip: string },
): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireUnconnectedOrOwn(access);
  return guessCode(ctx, { key: access.supplierId, ip: input.ip }, () =>
    ctx.db.tenant(access.companyId, async (tx) => {
      const record = await lockOnboarding(tx, access);
      const isConfirmed = record.supplier.unconfirmedEmail === null;
      if (!isConfirmed && !(await confirmByCode(access.ctx, tx, record, { attemptId: null, code: input.code })))
        return null;
      return readSeenSupplier(tx, access, access.view);
    }),
  );
}
