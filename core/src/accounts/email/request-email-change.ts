import { canChangeOwnEmail } from '@homologa/domain/accounts/account.policy';
import { checkNewEmail } from '@homologa/domain/accounts/own-account-rules';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { sendEmailChangeCodeJob } from '../account.jobs';
import { limitAddress, limitEmailChanges } from '../credentials/credential-limits';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { requireNoMembership } from './client-members.queries';
import { insertEmailChange } from './email-change.steps';

/**
 * POST /onboarding/account/email: mails a single-use code to the e-mail that a supplier wants for the account, and
 * returns the id of the attempt. Answers the same for an e-mail that another account has: only the owner of its mailbox
 * learns that, from the code's confirmation. Throws 'All fields are required', `email_invalid`, `email_unchanged`,
 * `email_unproven`, `forbidden`, `rate_limited`, `not_while_logged_in_as`.
 */
export async function requestEmailChange(ctx: Context, input: { email: string; ip: string }): Promise<string> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  authorize(canChangeOwnEmail(actor));
  const email = normalizeEmail(input.email);
  assertRules(checkNewEmail(input.email, actor.email));
  const { emailProvenAt } = await ctx.db.read.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { emailProvenAt: true },
  });
  // Whoever registered somebody else's e-mail would otherwise take the account away from its owner.
  if (emailProvenAt === null) throw new DomainError('email_unproven');
  await limitAddress(ctx, input.ip);
  await limitEmailChanges(ctx, { userId: actor.userId, email });
  return ctx.db.system(async (tx) => {
    await lockOwnAccount(tx, actor);
    await requireNoMembership(ctx, tx, actor.userId);
    const emailChangeId = await insertEmailChange(ctx, tx, { userId: actor.userId, email });
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.request_email_change',
      objectType: 'user',
      objectId: actor.userId,
    });
    await ctx.jobs.enqueue(tx, sendEmailChangeCodeJob, { emailChangeId }, { companyId: null });
    return emailChangeId;
  });
}
