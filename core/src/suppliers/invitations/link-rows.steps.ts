import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId, newSecret } from '../../kernel/ids';

const DAY_MS = 86_400_000;

interface LinkPlace {
  companyId: string;
  workflowId: string;
  supplierId: string;
}

/** Inserts a link and returns its secret, of which only the hash is stored. */
export async function insertLink(ctx: Context, tx: Tx, place: LinkPlace): Promise<string> {
  const { token, hash } = newSecret();
  const createdAt = ctx.now();
  const { companyId, workflowId, supplierId } = place;
  await tx.onboardingLink.create({
    data: {
      id: newId(),
      companyId,
      workflowId,
      supplierId,
      tokenHash: hash,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + ctx.config.onboardingLinkDays * DAY_MS),
    },
    select: { id: true },
  });
  return token;
}

export async function revokeLinks(ctx: Context, tx: Tx, supplier: Omit<LinkPlace, 'workflowId'>): Promise<void> {
  const { companyId, supplierId } = supplier;
  await tx.onboardingLink.updateMany({
    where: { companyId, supplierId, revokedAt: null },
    data: { revokedAt: ctx.now() },
  });
}
