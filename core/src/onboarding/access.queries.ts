import { DomainError } from '@homologa/domain/errors/domain-error';
import type { LinkActor } from '@homologa/domain/identity/actor';
import { canOpenOnboarding, canWorkOnOnboarding } from '@homologa/domain/onboarding/onboarding.policy';
import type { Context } from '../kernel/context';
import { hashSecret } from '../kernel/ids';

export interface OnboardingKey {
  workflowId: string;
  supplierId: string;
  linkToken: string | null;
}

/**
 * `link`: minimal data while no account is connected. `connected`: only the fact that an account is connected. `own`:
 * all data.
 */
export type OnboardingView = 'link' | 'connected' | 'own';

export interface OnboardingAccess {
  companyId: string;
  workflowId: string;
  supplierId: string;
  view: OnboardingView;
  holdsLink: boolean;
  /** Account of the view `own`. `lockOnboarding` compares it again. */
  ownerId: string | null;
  /** The caller's link, if it is open. `lockOnboarding` requires that it was not revoked meanwhile. */
  linkId: string | null;
  ctx: Context;
}

/**
 * Determines the caller's access. Throws `unauthenticated` without a credential or for an expired or revoked link;
 * `link_closed` for such a link in the session of an account that does not own the onboarding (after a handover: no
 * longer), which a new log-in would not change; `not_found` for an unknown onboarding or a credential of another
 * supplier.
 */
export async function openOnboarding(ctx: Context, key: OnboardingKey): Promise<OnboardingAccess> {
  const { actor } = ctx;
  if (actor.kind !== 'user' && !key.linkToken) throw new DomainError('unauthenticated');
  const supplier = await ctx.db.read.supplier.findFirst({
    where: { id: key.supplierId, workflowId: key.workflowId, workflow: { status: { not: 'draft' } } },
    select: { id: true, companyId: true, accountId: true },
  });
  if (!supplier) throw new DomainError('not_found');
  const link = key.linkToken ? await findLink(ctx, key, key.linkToken) : null;
  const base = { companyId: supplier.companyId, workflowId: key.workflowId, supplierId: supplier.id };
  const facts = { supplierId: supplier.id, accountId: supplier.accountId };
  if (canWorkOnOnboarding(actor, facts) === 'allow') {
    const holdsLink = link?.isOpen === true;
    return { ...base, view: 'own', holdsLink, ownerId: supplier.accountId, linkId: holdsLink ? link.id : null, ctx };
  }
  const linkActor: LinkActor = { kind: 'link', ...base };
  if (!link || canOpenOnboarding(linkActor, facts) !== 'allow') throw new DomainError('not_found');
  if (!link.isOpen) throw new DomainError(actor.kind === 'user' ? 'link_closed' : 'unauthenticated');
  return {
    ...base,
    view: supplier.accountId === null ? 'link' : 'connected',
    holdsLink: true,
    ownerId: null,
    linkId: link.id,
    ctx: actor.kind === 'user' ? ctx : { ...ctx, actor: linkActor },
  };
}

/**
 * Requires the session of the connected account. Throws `onboarding_step_not_reached` for a signed-in user whose
 * account is not connected yet, otherwise `unauthenticated`.
 */
export function requireOwn(access: OnboardingAccess): void {
  if (access.view === 'own') return;
  const mayConnect = access.view === 'link' && access.ctx.actor.kind === 'user';
  throw new DomainError(mayConnect ? 'onboarding_step_not_reached' : 'unauthenticated');
}

/**
 * Accepts the link until an account is connected, and the connected account's session at any time. Throws
 * `unauthenticated` otherwise.
 */
export function requireUnconnectedOrOwn(access: OnboardingAccess): void {
  if (access.view === 'connected') throw new DomainError('unauthenticated');
}

export async function findLink(
  ctx: Context,
  place: { workflowId: string; supplierId?: string },
  token: string,
): Promise<{ id: string; companyId: string; supplierId: string; isOpen: boolean } | null> {
  const link = await ctx.db.read.onboardingLink.findUnique({
    where: { tokenHash: hashSecret(token) },
    select: { id: true, companyId: true, workflowId: true, supplierId: true, expiresAt: true, revokedAt: true },
  });
  if (!link || link.workflowId !== place.workflowId) return null;
  if (place.supplierId !== undefined && link.supplierId !== place.supplierId) return null;
  const { id, companyId, supplierId } = link;
  return { id, companyId, supplierId, isOpen: link.revokedAt === null && link.expiresAt > ctx.now() };
}

export async function hasSupplierAccount(ctx: Context, workflowId: string): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false;
  const own = await ctx.db.read.supplier.findFirst({
    where: {
      workflowId,
      accountId: ctx.actor.userId,
      ...(ctx.actor.onlySupplierId ? { id: ctx.actor.onlySupplierId } : {}),
    },
    select: { id: true },
  });
  return own !== null;
}
