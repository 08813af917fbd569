import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Handover } from '@homologa/prisma/models';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import {
  findLink,
  type OnboardingAccess,
  type OnboardingKey,
  openOnboarding,
  requireUnconnectedOrOwn,
} from '../access.queries';
import { lockOnboarding, requireStillLedIn } from '../onboarding-record.steps';
import { handOver, requireTransferable } from './handover.steps';

type HandoverKey = OnboardingKey & { handoverId: string };

/**
 * Returns the request that the caller's link, mailed to the present person, confirms. Throws `unauthenticated` and
 * `not_found` as for any other onboarding, and `not_found` for another link or an expired request.
 */
export async function getHandover(ctx: Context, key: HandoverKey): Promise<Handover> {
  return (await openHandover(ctx, key)).handover;
}

/**
 * Hands the onboarding over to the colleague of a request. Repeating it has no effect. Throws as `getHandover`, and
 * `onboarding_finished`, `workflow_closed`, `not_while_logged_in_as`.
 */
export async function confirmHandover(ctx: Context, key: HandoverKey): Promise<Handover> {
  requireNotActingAsOther(ctx.actor);
  try {
    return await confirmOnce(ctx, key);
  } catch (error) {
    // A concurrent confirmation may have revoked the link between the reads of this one. A repetition succeeds anyway.
    const handover = await findByLink(ctx, key);
    if (handover?.confirmedAt) return handover;
    throw error;
  }
}

async function confirmOnce(ctx: Context, key: HandoverKey): Promise<Handover> {
  const { handover, access } = await openHandover(ctx, key);
  if (!access) return handover;
  return ctx.db.system(async (tx) => {
    const { companyId, supplierId } = access;
    // Without the check of the link: a press that came first has confirmed the request and revoked it.
    const record = await lockOnboarding(tx, { companyId, supplierId });
    const where = { id: handover.id, companyId };
    const held = await tx.handover.findFirst({ where: { ...where, linkId: handover.linkId } });
    // A request that was confirmed meanwhile has removed the others; one that was mailed again has another link.
    if (!held) throw new DomainError('not_found');
    if (held.confirmedAt !== null) return held;
    if (held.expiresAt <= ctx.now()) throw new DomainError('not_found');
    await requireStillLedIn(tx, { companyId, supplierId, linkId: held.linkId }, record.supplier.accountId);
    requireTransferable(record);
    await handOver(access.ctx, tx, record, held);
    return tx.handover.findFirstOrThrow({ where });
  });
}

/** `access` is null for a confirmed request, whose link no longer opens anything. */
async function openHandover(
  ctx: Context,
  key: HandoverKey,
): Promise<{ handover: Handover; access: OnboardingAccess | null }> {
  const handover = await findByLink(ctx, key);
  if (handover?.confirmedAt) return { handover, access: null };
  const access = await openOnboarding(ctx, key);
  if (handover && access.holdsLink && handover.expiresAt > ctx.now()) return { handover, access };
  requireUnconnectedOrOwn(access);
  throw new DomainError('not_found');
}

async function findByLink(ctx: Context, key: HandoverKey): Promise<Handover | null> {
  const { linkToken, workflowId, supplierId, handoverId: id } = key;
  if (!linkToken) return null;
  const link = await findLink(ctx, { workflowId, supplierId }, linkToken);
  if (!link) return null;
  return ctx.db.read.handover.findFirst({ where: { id, companyId: link.companyId, supplierId, linkId: link.id } });
}
