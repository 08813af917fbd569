import { RESET_LINK_MINUTES } from '@homologa/domain/accounts/limits';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { sendPasswordResetJob } from '../account.jobs';
import { limitAddress, limitResets } from './credential-limits';
import { writePasswordReset } from './password-reset.steps';

interface ResetRequest {
  email: string;
  ip: string;
  /** The supplier's process to which the page of the link leads back; ignored unless it is this account's. */
  process?: { workflowId: string; supplierId: string } | null;
}

/**
 * POST /password-reset: mails a single-use link that is valid for an hour. Throws 'All fields are required',
 * `rate_limited`, `not_while_logged_in_as`, and `account_not_found` unless NEUTRAL_RESET_ANSWER is set.
 */
export async function requestPasswordReset(ctx: Context, input: ResetRequest): Promise<void> {
  requireNotActingAsOther(ctx.actor);
  const email = normalizeEmail(input.email);
  if (!email) throw new RulesBrokenError([violation('all_fields_required', 'email')]);
  await limitAddress(ctx, input.ip);
  await limitResets(ctx, email);
  const user = await ctx.db.read.user.findUnique({ where: { email }, select: { id: true, active: true } });
  if (!user?.active) {
    if (ctx.config.neutralResetAnswer) return;
    throw new DomainError('account_not_found');
  }
  const supplierId = await findOwnProcess(ctx, { userId: user.id, email }, input.process ?? null);
  await ctx.db.system(async (tx) => {
    const id = await writePasswordReset(ctx, tx, { userId: user.id, minutes: RESET_LINK_MINUTES, supplierId });
    await audit(ctx, tx, { companyId: null, action: 'account.request_reset', objectType: 'user', objectId: user.id });
    await ctx.jobs.enqueue(tx, sendPasswordResetJob, { passwordResetId: id }, { companyId: null });
  });
}

/** Returns the process if it is the account's or its e-mail is invited to it, so that no stranger's page is mailed. */
async function findOwnProcess(
  ctx: Context,
  { userId, email }: { userId: string; email: string },
  process: { workflowId: string; supplierId: string } | null,
): Promise<string | null> {
  if (!process) return null;
  const supplier = await ctx.db.read.supplier.findFirst({
    where: { id: process.supplierId, workflowId: process.workflowId },
    select: { id: true, accountId: true, emails: true },
  });
  if (!supplier) return null;
  const isInvited = supplier.accountId === null && supplier.emails.some((invited) => normalizeEmail(invited) === email);
  return supplier.accountId === userId || isInvited ? supplier.id : null;
}
