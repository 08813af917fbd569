import { LOCKOUT_NOTICE_SECONDS } from '@homologa/domain/accounts/limits';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { sendLockoutNotice } from '../mail/mail.jobs';

const perAccount = { name: 'lockout-notice', points: 1, seconds: LOCKOUT_NOTICE_SECONDS };

/** Tells an account's owner, once in a day, that strangers have used up its failures. Nothing for an unknown e-mail. */
export async function tellOfLockout(ctx: Context, email: string): Promise<void> {
  const user = await ctx.db.read.user.findUnique({ where: { email }, select: { id: true, active: true } });
  if (!user?.active || !(await ctx.limits.take(perAccount, user.id))) return;
  await ctx.db.system(async (tx) => {
    await audit(ctx, tx, { companyId: null, action: 'account.lock_out', objectType: 'user', objectId: user.id });
    await ctx.jobs.enqueue(tx, sendLockoutNotice, { userId: user.id }, { companyId: null });
  });
}
