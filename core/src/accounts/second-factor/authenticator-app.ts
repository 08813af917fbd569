import { isFactorAsked } from '@homologa/domain/accounts/second-factor';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { UserActor } from '@homologa/domain/identity/actor';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { limitFactor } from '../credentials/credential-limits';
import { lockOwnAccount } from '../sessions/locked-account.steps';
import { appAddress, newAppSecret } from './app-codes';
import { insertApp, spendAppCode } from './authenticator-app.steps';
import { admitFactor, countFactors, dismissFactor } from './factor.steps';

/** Only people of clients and the provider's staff enrol a second factor: suppliers sign in with codes by mail. */
export function requireFactorHolder(ctx: Context): UserActor {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  if (actor.accountRole !== 'admin' && actor.memberships.length === 0) throw new DomainError('forbidden');
  return actor;
}

/**
 * POST /api/account/second-factor/app: begins the enrolment of an authenticator app and returns its secret, once. Throws
 * `second_factor_exists`, `forbidden`, `not_while_logged_in_as`.
 */
export async function startApp(ctx: Context): Promise<{ secret: string; address: string }> {
  const actor = requireFactorHolder(ctx);
  const secret = newAppSecret();
  await ctx.db.system(async (tx) => {
    await lockOwnAccount(tx, actor);
    const app = await tx.authenticatorApp.findUnique({ where: { userId: actor.userId } });
    if (app?.confirmedAt) throw new DomainError('second_factor_exists');
    await insertApp(ctx, tx, actor.userId, secret);
  });
  return { secret, address: appAddress(secret, { issuer: ctx.config.brand.name, label: actor.email }) };
}

/**
 * POST /api/account/second-factor/app/confirmation: a first code confirms the app, which admits from then on. Returns
 * recovery codes with the account's first factor. Throws `second_factor_wrong`, `rate_limited`.
 */
export async function confirmApp(ctx: Context, { code, ip }: { code: string; ip: string }): Promise<string[] | null> {
  const actor = requireFactorHolder(ctx);
  const { userId, sessionId, email } = actor;
  const admitted = await limitFactor(ctx, { userId, email, ip, device: null, sessionId }, () =>
    ctx.db.system(async (tx) => {
      await lockOwnAccount(tx, actor);
      if (!(await spendAppCode(ctx, tx, userId, { code, confirms: true }))) return null;
      return { codes: await admitFactor(ctx, tx, userId) };
    }),
  );
  if (!admitted) throw new RulesBrokenError([violation('second_factor_wrong', 'code')]);
  return admitted.codes;
}

/** DELETE /api/account/second-factor/app. Idempotent. Throws `second_factor_is_asked` for the last required factor. */
export async function removeApp(ctx: Context): Promise<void> {
  const actor = requireFactorHolder(ctx);
  await ctx.db.system(async (tx) => {
    await lockOwnAccount(tx, actor);
    const { count } = await tx.authenticatorApp.deleteMany({
      where: { userId: actor.userId, confirmedAt: { not: null } },
    });
    if (count === 0) return;
    await requireOtherFactor(ctx, tx, actor);
    await dismissFactor(ctx, tx, actor.userId);
  });
}

/** Throws `second_factor_is_asked` if none is left of a person who needs one, also for a company that is not chosen now. */
export async function requireOtherFactor(ctx: Context, tx: Tx, actor: UserActor): Promise<void> {
  const asksSecondFactor = (await tx.membership.count({ where: askingMemberships(actor.userId) })) > 0;
  if (!isFactorAsked({ ...actor, asksSecondFactor }, { isAskedOfStaff: ctx.config.isFactorAskedOfStaff })) return;
  if ((await countFactors(tx, actor.userId)) === 0) throw new DomainError('second_factor_is_asked');
}

const askingMemberships = (userId: string) =>
  ({ userId, active: true, company: { requiresSecondFactor: true, deactivatedAt: null } }) as const;
