import { findLogAs, getAccount } from '@homologa/core/accounts/profile/account.queries';
import { noteArrival } from '@homologa/core/accounts/sessions/note-arrival';
import type { Caller } from '@homologa/core/accounts/sessions/open-session';
import { resolveSession } from '@homologa/core/accounts/sessions/session.queries';
import type { Context } from '@homologa/core/kernel/context';
import { isFactorDue } from '@homologa/domain/accounts/second-factor';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { UserActor } from '@homologa/domain/identity/actor';
import type { Request } from 'express';
import { presentUser } from './account.presenter';
import { deviceOf } from './device-cookie';

export const callerOf = (req: Request): Caller => ({
  ip: req.ip ?? '',
  userAgent: req.get('User-Agent') ?? '',
  device: deviceOf(req),
});

export async function presentActor(ctx: Context, actor: UserActor) {
  const account = await getAccount(ctx, actor.userId);
  const logAs = actor.loggedInAsBy ? await findLogAs(ctx, actor.sessionId) : null;
  const isAskedOfStaff = ctx.config.isFactorAskedOfStaff;
  return presentUser(account, actor.membership, logAs, { isFactorDue: isFactorDue(actor, { isAskedOfStaff }) });
}

export async function presentSession(ctx: Context, token: string) {
  const actor = await resolveSession(ctx, token, null);
  if (!actor) throw new DomainError('unauthenticated');
  await noteArrival({ ...ctx, actor });
  return { token, user: await presentActor(ctx, actor) };
}
