import { CODE_FAILURES } from '@homologa/domain/onboarding/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';
import { lockOnboarding } from '../onboarding-record.steps';
import { confirmByCode, guessCode, hashCode } from './email-code.steps';

const DAY_MS = 86_400_000;

interface ConfirmInput {
  workflowId: string;
  /** As the public link's post answered it. */
  attemptId: string;
  code: string;
  /** The caller's network address. */
  ip: string;
}

/**
 * POST …/registrations/{attempt}/confirmation: the mailed code confirms the e-mail and opens the onboarding, with the
 * secret of a link of its own (reference 7.7). The right code once more gives another link. An attempt that nobody
 * made, or for an e-mail that was invited before, is answered as a wrong code. Throws `confirmation_code_invalid`,
 * `product_limit_reached`, `workflow_closed`, `rate_limited`.
 */
export async function confirmRegistration(
  ctx: Context,
  { workflowId, attemptId, code, ip }: ConfirmInput,
): Promise<{ supplierId: string; token: string }> {
  const attempt = await ctx.db.read.emailConfirmation.findFirst({
    where: { id: attemptId, supplier: { workflowId } },
    select: { supplierId: true, companyId: true },
  });
  const key = attempt?.supplierId ?? attemptId;
  return guessCode(ctx, { key, ip }, async () => {
    if (!attempt) return null;
    const place = { ...attempt, workflowId };
    return ctx.db.tenant(attempt.companyId, async (tx) => {
      const record = await lockOnboarding(tx, place);
      const isRight =
        record.supplier.unconfirmedEmail === null
          ? await wasConfirmedBy(ctx, tx, place.companyId, attemptId, code)
          : await confirmByCode(ctx, tx, record, code);
      return isRight ? { supplierId: attempt.supplierId, token: await openLink(ctx, tx, place) } : null;
    });
  });
}

/** Whether this attempt's own code, which still lasts, is given once more. */
async function wasConfirmedBy(
  ctx: Context,
  tx: Tx,
  companyId: string,
  attemptId: string,
  code: string,
): Promise<boolean> {
  const spent = await tx.emailConfirmation.findFirst({
    where: {
      id: attemptId,
      companyId,
      confirmedAt: { not: null },
      expiresAt: { gt: ctx.now() },
      failures: { lt: CODE_FAILURES },
    },
    select: { codeHash: true },
  });
  if (!spent) return false;
  if (spent.codeHash === hashCode(code)) return true;
  await tx.emailConfirmation.updateMany({
    where: { id: attemptId, companyId },
    data: { failures: { increment: 1 } },
  });
  return false;
}

async function openLink(
  ctx: Context,
  tx: Tx,
  place: { companyId: string; workflowId: string; supplierId: string },
): Promise<string> {
  const { token, hash } = newSecret();
  const createdAt = ctx.now();
  const { companyId, workflowId, supplierId } = place;
  await tx.onboardingLink.create({
    data: {
      id: newId(),
      companyId,
      workflowId,
      supplierId,
      tokenHash: hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + ctx.config.onboardingLinkDays * DAY_MS),
    },
    select: { id: true },
  });
  return token;
}
