import { canChangeOwnEmail } from '@homologa/domain/accounts/account.policy';
import { assertRules, DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { UserActor } from '@homologa/domain/identity/actor';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isUniqueViolation, type Tx } from '../../kernel/database/database';
import { isId } from '../../kernel/ids';
import { correctOwnSuppliers, lockOwnSuppliers } from '../../supplier-record/own-suppliers.steps';
import { sendEmailChangedNoticeJob } from '../account.jobs';
import { limitAddress } from '../credentials/credential-limits';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { endSessions } from '../sessions/open-session';
import { requireNoMembership } from './client-members.queries';
import { spendEmailChange } from './email-change.steps';

interface Confirmation {
  attemptId: string;
  code: string;
  ip: string;
}

/**
 * POST /onboarding/account/email/confirmation: gives the account the e-mail that the mailed code proves. The account's
 * other sessions, codes and reset links end, its unfinished processes follow, and the old e-mail is told. Throws 'All
 * fields are required', `confirmation_code_invalid`, `email_taken`, `email_unproven`, `forbidden`, `rate_limited`,
 * `not_while_logged_in_as`.
 */
export async function confirmEmailChange(ctx: Context, { attemptId, code, ip }: Confirmation): Promise<void> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  authorize(canChangeOwnEmail(actor));
  assertRules(code === '' ? [violation('all_fields_required', 'code')] : []);
  await limitAddress(ctx, ip);
  // A wrong code must not throw inside the transaction: a rollback would lose the count of failed guesses.
  const isChanged = await ctx.db
    .system(async (tx) => {
      const email = isId(attemptId)
        ? await spendEmailChange(ctx, tx, { id: attemptId, userId: actor.userId, code })
        : null;
      if (email === null) return false;
      await changeEmail(ctx, tx, actor, { emailChangeId: attemptId, email });
      return true;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new DomainError('email_taken', { cause: error });
      throw error;
    });
  if (!isChanged) throw new RulesBrokenError([violation('confirmation_code_invalid', 'code')]);
}

/** Nobody answered these in their days, and they were sent to the old e-mail: the new one must not accept them. */
async function declineOldInvitations(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const declined = await tx.membership.updateManyAndReturn({
    where: { userId, active: false, joinedAt: null, deactivatedAt: null },
    data: { deactivatedAt: ctx.now() },
    select: { id: true, companyId: true },
  });
  for (const { id, companyId } of declined) {
    await audit(ctx, tx, {
      companyId,
      action: 'company.decline_invitation',
      objectType: 'membership',
      objectId: id,
    });
  }
}

async function changeEmail(
  ctx: Context,
  tx: Tx,
  actor: UserActor,
  { emailChangeId, email }: { emailChangeId: string; email: string },
): Promise<void> {
  const { userId } = actor;
  const suppliers = await lockOwnSuppliers(tx, userId);
  const account = await lockOwnAccount(tx, actor);
  if (account.emailProvenAt === null) throw new DomainError('email_unproven');
  // A client that invited the old e-mail meanwhile has not agreed to another one.
  await requireNoMembership(ctx, tx, userId);
  await declineOldInvitations(ctx, tx, userId);
  const now = ctx.now();
  await tx.user.update({ where: { id: userId }, data: { email, emailProvenAt: now }, select: { id: true } });
  await tx.emailChange.update({
    where: { id: emailChangeId, userId },
    data: { previousEmail: account.email },
    select: { id: true },
  });
  // Codes and links on their way to the old mailbox must not open the account any more, nor another wanted e-mail.
  await tx.emailChange.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  await tx.loginCode.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
  await endSessions(ctx, tx, userId, actor.sessionId);
  await correctOwnSuppliers(ctx, tx, suppliers, { email: { before: account.email, after: email } });
  await audit(ctx, tx, { companyId: null, action: 'account.change_email', objectType: 'user', objectId: userId });
  await ctx.jobs.enqueue(tx, sendEmailChangedNoticeJob, { emailChangeId }, { companyId: null });
}
