import { assertRules, DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { User } from '@homologa/prisma/models';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { findByCredentials } from '../credentials/check-credentials';
import { limitCredentials } from '../credentials/credential-limits';
import { askFactor } from '../second-factor/ask-factor';
import { lockAccount } from './locked-account.steps';
import { type Caller, type OpenedSession, openSession } from './open-session';
import { openSessionAs } from './session-as.steps';

interface LogInInput {
  email: string;
  password: string;
  logAsEmail: string;
  reason: string;
  caller: Caller;
}

/**
 * POST /auth/login: opens a session with e-mail and password; with `logAsEmail` staff with administration open
 * a session as that user.
 * Throws 'All fields are required', `invalid_credentials`, `account_inactive`, `rate_limited`; with `logAsEmail` also
 * `forbidden`, `log_as_reason_required`, `account_not_found`. An account with a second factor gets
 * `second_factor_required` with the attempt that `confirmLogIn` finishes; staff who lack a required one get
 * `second_factor_due` instead of a session as another user.
 */
export async function logIn(ctx: Context, input: LogInInput): Promise<OpenedSession> {
  const missing = (['email', 'password'] as const).filter((field) => !input[field]);
  assertRules(missing.map((field) => violation('all_fields_required', field)));
  const { ip, device } = input.caller;
  const user = await limitCredentials(ctx, { email: normalizeEmail(input.email), ip, device }, () =>
    findByCredentials(ctx, input.email, input.password),
  );
  if (!user) throw new DomainError('invalid_credentials');
  if (!user.active) throw new DomainError('account_inactive');
  if (input.logAsEmail) return logInAs(ctx, user, input);
  if (user.secondFactorAt) throw await askFactor(ctx, user, null);
  return ctx.db.system(async (tx) => {
    await requireStill(tx, user);
    const session = await openSession(ctx, tx, user.id, input.caller, { isStaff: user.accountRole === 'admin' });
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.log_in',
      objectType: 'user',
      objectId: user.id,
    });
    return session;
  });
}

async function logInAs(ctx: Context, staff: User, input: LogInInput): Promise<OpenedSession> {
  if (staff.accountRole !== 'admin' || !staff.staffRoles.includes('administration' satisfies StaffRole)) {
    throw new DomainError('forbidden');
  }
  const { logAsEmail, reason } = input;
  if (!reason) throw new RulesBrokenError([violation('log_as_reason_required', 'reason')]);
  if (staff.secondFactorAt) throw await askFactor(ctx, staff, { logAsEmail: normalizeEmail(logAsEmail), reason });
  if (ctx.config.isFactorAskedOfStaff) throw new DomainError('second_factor_due');
  return openSessionAs(
    ctx,
    { email: normalizeEmail(logAsEmail) },
    { staffId: staff.id, reason, isReadOnly: false, caller: input.caller },
    (tx) => requireStill(tx, staff),
  );
}

/**
 * Throws if the account was deactivated, or its password was replaced or removed, while the password was being checked.
 */
async function requireStill(tx: Tx, { id, passwordHash }: User): Promise<void> {
  const account = await lockAccount(tx, id);
  // A factor that was enrolled in the same moment: the next attempt asks for it.
  if (account?.secondFactorAt) throw new DomainError('invalid_credentials');
  if (account?.passwordHash !== passwordHash) throw new DomainError('invalid_credentials');
  if (!account.active) throw new DomainError('account_inactive');
}
