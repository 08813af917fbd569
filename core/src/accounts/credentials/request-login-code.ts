import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { isValidEmail } from '@homologa/domain/identity/email';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { sendLoginCodeJob } from '../account.jobs';
import { limitAddress, limitLoginCodes } from './credential-limits';
import { insertLoginCode, SIGNS_IN_BY_CODE } from './login-code.steps';

/**
 * POST /auth/code: mails a single-use code to a supplier's account and returns the id of the login attempt. For an
 * unknown e-mail address, returns a random id and sends nothing, so that the response does not reveal accounts. A login
 * with the code requires the id, so that strangers cannot use up the guesses. Throws 'All fields are required',
 * `email_invalid`, `rate_limited`, `not_while_logged_in_as`.
 */
export async function requestLoginCode(
  ctx: Context,
  input: { email: string; ip: string; device: string | null; linkToken: string | null },
): Promise<string> {
  requireNotActingAsOther(ctx.actor);
  const email = normalizeEmail(input.email);
  if (!email) throw new RulesBrokenError([violation('all_fields_required', 'email')]);
  if (!isValidEmail(email)) throw new RulesBrokenError([violation('email_invalid', 'email')]);
  await limitAddress(ctx, input.ip);
  await limitLoginCodes(ctx, { email, device: input.device, linkToken: input.linkToken });
  return ctx.db.system(async (tx) => {
    const user = await tx.user.findFirst({ where: { email, ...SIGNS_IN_BY_CODE }, select: { id: true } });
    if (!user) return newId();
    const loginCodeId = await insertLoginCode(ctx, tx, user.id);
    await audit(ctx, tx, { companyId: null, action: 'account.request_code', objectType: 'user', objectId: user.id });
    await ctx.jobs.enqueue(tx, sendLoginCodeJob, { loginCodeId }, { companyId: null });
    return loginCodeId;
  });
}
