import { CODE_FAILURES } from '@homologa/domain/onboarding/limits';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { insertLink } from '../../suppliers/invitations/onboarding-link.steps';
import { lockOnboarding } from '../onboarding-record.steps';
import { confirmByCode, guessCode, hashCode } from './email-code.steps';

interface ConfirmInput {
  workflowId: string;
  attemptId: string;
  code: string;
  ip: string;
}

/**
 * Confirms the e-mail of a registration by the mailed code and returns the secret of a new link; repeating the correct
 * code returns another link. Unknown attempts and already invited e-mails are handled like a wrong code, so that
 * responses do not reveal them. Throws `confirmation_code_invalid`, `product_limit_reached`, `workflow_closed`,
 * `rate_limited`.
 */
export async function confirmRegistration(
  ctx: Context,
  { workflowId, attemptId, code, ip }: ConfirmInput,
): Promise<{ supplierId: string; token: string }> {
  const attempt = await ctx.db.read.emailConfirmation.findFirst({
    where: { id: attemptId, supplier: { workflowId } },
    select: { supplierId: true, companyId: true },
  });
  return guessCode(ctx, { key: attemptId, ip }, async () => {
    if (!attempt) return null;
    const place = { ...attempt, workflowId };
    return ctx.db.tenant(attempt.companyId, async (tx) => {
      const record = await lockOnboarding(tx, place);
      const isRight =
        record.supplier.unconfirmedEmail === null
          ? await wasConfirmedBy(ctx, tx, place.companyId, attemptId, code)
          : await confirmByCode(ctx, tx, record, { attemptId, code });
      return isRight ? { supplierId: attempt.supplierId, token: await insertLink(ctx, tx, place) } : null;
    });
  });
}

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
