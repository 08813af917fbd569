import { DomainError } from '@homologa/domain/errors/domain-error';
import type { LinkActor } from '@homologa/domain/identity/actor';
import { canOpenOnboarding, canWorkOnOnboarding } from '@homologa/domain/onboarding/onboarding.policy';
import type { Context } from '../kernel/context';
import { hashSecret } from '../kernel/ids';

/** How a call names an onboarding: the ids of its path and the mailed link's secret, when it was sent. */
export interface OnboardingKey {
  workflowId: string;
  supplierId: string;
  linkToken: string | null;
}

/**
 * What the caller may see (reference 7.5): `link` the minimum before an account is connected, `connected` that there is
 * one, `own` everything.
 */
export type OnboardingView = 'link' | 'connected' | 'own';

export interface OnboardingAccess {
  companyId: string;
  workflowId: string;
  supplierId: string;
  view: OnboardingView;
  /** Whether the mailed link's secret was shown. */
  holdsLink: boolean;
  /** The context of the one who counts as acting: the session's person, or the link where it is alone. */
  ctx: Context;
}

/**
 * Decides who is asking here. Throws `unauthenticated` without any credential and for a link that has expired or was
 * revoked; `not_found` for an unknown onboarding and for a credential that is not this supplier's (reference 7.5).
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
    return { ...base, view: 'own', holdsLink: link?.isOpen === true, ctx };
  }
  const linkActor: LinkActor = { kind: 'link', ...base };
  if (!link || canOpenOnboarding(linkActor, facts) !== 'allow') throw new DomainError('not_found');
  if (!link.isOpen) throw new DomainError('unauthenticated');
  return {
    ...base,
    view: supplier.accountId === null ? 'link' : 'connected',
    holdsLink: true,
    ctx: actor.kind === 'user' ? ctx : { ...ctx, actor: linkActor },
  };
}

/** Lets the connected account's own session through. Somebody signed in who has not connected yet is told the step. */
export function requireOwn(access: OnboardingAccess): void {
  if (access.view === 'own') return;
  const mayConnect = access.view === 'link' && access.ctx.actor.kind === 'user';
  throw new DomainError(mayConnect ? 'onboarding_step_not_reached' : 'unauthenticated');
}

/** Lets the link through until an account is connected, and that account's session at any time. */
export function requireUnconnectedOrOwn(access: OnboardingAccess): void {
  if (access.view === 'connected') throw new DomainError('unauthenticated');
}

/** The link of this very supplier behind a secret, or null. */
export async function findLink(
  ctx: Context,
  place: { workflowId: string; supplierId?: string },
  token: string,
): Promise<{ supplierId: string; isOpen: boolean } | null> {
  const link = await ctx.db.read.onboardingLink.findUnique({
    where: { tokenHash: hashSecret(token) },
    select: { workflowId: true, supplierId: true, expiresAt: true, revokedAt: true },
  });
  if (!link || link.workflowId !== place.workflowId) return null;
  if (place.supplierId !== undefined && link.supplierId !== place.supplierId) return null;
  return { supplierId: link.supplierId, isOpen: link.revokedAt === null && link.expiresAt > ctx.now() };
}

/** Whether a supplier of this workflow is connected to the session's account. */
export async function hasSupplierAccount(ctx: Context, workflowId: string): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false;
  const own = await ctx.db.read.supplier.findFirst({
    where: { workflowId, accountId: ctx.actor.userId },
    select: { id: true },
  });
  return own !== null;
}
