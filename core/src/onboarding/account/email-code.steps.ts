import { quotaProductOf } from '@homologa/domain/companies/features';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import {
  CODE_FAILURE_WINDOW_SECONDS,
  CODE_FAILURES,
  CODE_FAILURES_PER_ADDRESS,
  CODE_FAILURES_PER_ATTEMPT,
} from '@homologa/domain/onboarding/limits';
import { takeUnits } from '../../companies/quota.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret } from '../../kernel/ids';
import { confirmSupplierEmail } from '../../supplier-record/own-part.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';

const seconds = CODE_FAILURE_WINDOW_SECONDS;
const PER_ATTEMPT = { name: 'code-attempt', points: CODE_FAILURES_PER_ATTEMPT, seconds };
const PER_ADDRESS = { name: 'code-address', points: CODE_FAILURES_PER_ADDRESS, seconds };

/**
 * Runs one guess of a mailed code under the rate limits; `key` names the attempt or the supplier whose link is used. The guess is counted before `compare` runs, so that concurrent
 * guesses cannot exceed the limit; a correct guess or an error restores the count. `compare` returns null for a wrong
 * code. Throws `confirmation_code_invalid`, `rate_limited`.
 */
export async function guessCode<T>(
  ctx: Context,
  { key, ip }: { key: string; ip: string },
  compare: () => Promise<T | null>,
): Promise<T> {
  const address = hashSecret(ip);
  await ctx.limits.consume(PER_ADDRESS, address);
  try {
    await ctx.limits.consume(PER_ATTEMPT, key);
  } catch (error) {
    await ctx.limits.giveBack(PER_ADDRESS, address);
    throw error;
  }
  const giveBack = async () => {
    await ctx.limits.giveBack(PER_ADDRESS, address);
    await ctx.limits.giveBack(PER_ATTEMPT, key);
  };
  const found = await compare().catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (found === null) throw new RulesBrokenError([violation('confirmation_code_invalid', 'code')]);
  await giveBack();
  return found;
}

/**
 * Confirms the e-mail of a locked supplier and uses one unit of the quota. `attemptId` is null for the holder of a link,
 * whose guesses count for the link alone. Returns false for a wrong code. Throws `product_limit_reached`; the e-mail
 * then stays unconfirmed.
 */
export async function confirmByCode(
  ctx: Context,
  tx: Tx,
  { supplier, workflow }: OnboardingRecord,
  { attemptId, code }: { attemptId: string | null; code: string },
): Promise<boolean> {
  const { id, companyId, unconfirmedEmail } = supplier;
  if (unconfirmedEmail === null) return false;
  const waiting = { companyId, supplierId: id, email: unconfirmedEmail, confirmedAt: null };
  if (!(await spendCode(ctx, tx, waiting, { attemptId, code }))) return false;
  await takeUnits(ctx, tx, companyId, quotaProductOf(workflow), 1);
  await confirmSupplierEmail(ctx, tx, supplier);
  await audit(ctx, tx, { companyId, action: 'onboarding.confirm_email', objectType: 'supplier', objectId: id });
  return true;
}

async function spendCode(
  ctx: Context,
  tx: Tx,
  waiting: { companyId: string; supplierId: string; email: string; confirmedAt: null },
  { attemptId, code }: { attemptId: string | null; code: string },
): Promise<boolean> {
  const own = attemptId === null ? {} : { id: attemptId, failures: { lt: CODE_FAILURES } };
  const mailed = await tx.emailConfirmation.findFirst({
    where: { ...waiting, ...own, expiresAt: { gt: ctx.now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { codeHash: true },
  });
  if (!mailed) return false;
  const isRight = mailed.codeHash === hashCode(code);
  // A right code confirms the e-mail for every attempt; a wrong one counts for the attempt at which it was made.
  if (isRight) await tx.emailConfirmation.updateMany({ where: waiting, data: { confirmedAt: ctx.now() } });
  else if (attemptId !== null) {
    await tx.emailConfirmation.updateMany({
      where: { ...waiting, id: attemptId },
      data: { failures: { increment: 1 } },
    });
  }
  return isRight;
}

export const hashCode = (code: string): string => hashSecret(code.replace(/\s/g, ''));
