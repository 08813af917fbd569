import { quotaProductOf } from '@homologa/domain/companies/features';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import {
  CODE_FAILURE_WINDOW_SECONDS,
  CODE_FAILURES,
  CODE_FAILURES_PER_ADDRESS,
  CODE_FAILURES_PER_EMAIL,
} from '@homologa/domain/onboarding/limits';
import { takeUnits } from '../companies/quota.steps';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { hashSecret } from '../kernel/ids';
import { type OnboardingAccess, type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from './access.queries';
import { readSeenSupplier, type SeenSupplier } from './onboarding.queries';
import { lockOnboarding } from './onboarding-record.steps';

const seconds = CODE_FAILURE_WINDOW_SECONDS;
const PER_EMAIL = { name: 'code-email', points: CODE_FAILURES_PER_EMAIL, seconds };
const PER_ADDRESS = { name: 'code-address', points: CODE_FAILURES_PER_ADDRESS, seconds };

/**
 * POST …/email-confirmation: confirms a self-registered supplier's e-mail by the mailed code and takes its unit of the
 * quota (reference 7.7). Confirmed before, it only answers. Throws `confirmation_code_invalid`, `product_limit_reached`
 * (then the e-mail stays unconfirmed), `rate_limited`.
 */
export async function confirmEmail(
  ctx: Context,
  key: OnboardingKey,
  input: { code: string; ip: string },
): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireUnconnectedOrOwn(access);
  const guess = { address: hashSecret(input.ip), supplierId: access.supplierId };
  // Counted before it is compared: of many at once no more are compared than may be wrong.
  await ctx.limits.consume(PER_ADDRESS, guess.address);
  await ctx.limits.consume(PER_EMAIL, guess.supplierId);
  const seen = await confirm(ctx, access, input.code).catch(async (error: unknown) => {
    await giveBack(ctx, guess);
    throw error;
  });
  if (!seen) throw new RulesBrokenError([violation('confirmation_code_invalid', 'code')]);
  await giveBack(ctx, guess);
  return seen;
}

async function giveBack(ctx: Context, guess: { address: string; supplierId: string }): Promise<void> {
  await ctx.limits.giveBack(PER_ADDRESS, guess.address);
  await ctx.limits.giveBack(PER_EMAIL, guess.supplierId);
}

/** Null for a code that is not the one that was mailed. */
const confirm = (ctx: Context, access: OnboardingAccess, code: string): Promise<SeenSupplier | null> =>
  ctx.db.tenant(access.companyId, async (tx) => {
    const { supplier, workflow } = await lockOnboarding(tx, access);
    if (supplier.unconfirmedEmail !== null) {
      if (!(await spendCode(ctx, tx, access, supplier.unconfirmedEmail, code))) return null;
      await takeUnits(tx, access.companyId, quotaProductOf(workflow), 1);
      await tx.supplier.update({
        where: { id: supplier.id, companyId: access.companyId },
        data: { unconfirmedEmail: null, modifiedAt: ctx.now() },
        select: { id: true },
      });
      await audit(access.ctx, tx, {
        companyId: access.companyId,
        action: 'onboarding.confirm_email',
        objectType: 'supplier',
        objectId: supplier.id,
      });
    }
    return readSeenSupplier(tx, access, access.view);
  });

/** Whether the newest code that was mailed is this one; a wrong guess is counted against it. */
async function spendCode(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId }: OnboardingAccess,
  email: string,
  code: string,
): Promise<boolean> {
  const mailed = await tx.emailConfirmation.findFirst({
    where: { companyId, supplierId, email, confirmedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, codeHash: true, failures: true, expiresAt: true },
  });
  if (!mailed || mailed.expiresAt <= ctx.now() || mailed.failures >= CODE_FAILURES) return false;
  const isRight = mailed.codeHash === hashSecret(code.replace(/\s/g, ''));
  await tx.emailConfirmation.updateMany({
    where: { id: mailed.id, companyId },
    data: isRight ? { confirmedAt: ctx.now() } : { failures: { increment: 1 } },
  });
  return isRight;
}
