import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { prepare } from '../../kernel/database/statement';
import { newId, newSecret } from '../../kernel/ids';
import { INVITEE, type Invitee, type InviteeRow, inviteeOf } from './invitee.queries';

const DAY_MS = 86_400_000;

/**
 * Parameters: those of `INVITEE`, then $3 id, $4 hash of the secret, $5 creation time, $6 expiry time. Locks the supplier
 * while it is read: otherwise the link waits for a handover, is inserted after the others were revoked, and is mailed to
 * the e-mails of before.
 */
const OPEN = prepare<InviteeRow>(
  `
    WITH invitee AS MATERIALIZED (${INVITEE} FOR NO KEY UPDATE OF s), link AS (
      INSERT INTO "OnboardingLink" ("id", "companyId", "workflowId", "supplierId", "tokenHash", "createdAt", "expiresAt")
      SELECT $3, "companyId", "workflowId", "id", $4, $5, $6 FROM invitee
    )
    SELECT * FROM invitee`,
  'write',
);

const DROP = prepare<never>('DELETE FROM "OnboardingLink" WHERE "id" = $1 AND "companyId" = $2', 'write');

interface OpenedLink {
  id: string;
  url: string;
}

/**
 * Loads the supplier of a mail and inserts a new link in one statement. The database stores only the hash of the
 * secret, which is a part of the URL. Links of earlier mails stay valid until they expire. If the mail is not sent, the
 * caller must delete the link with `dropOnboardingLink`. Throws `not_found` if the supplier was deleted.
 */
export async function openOnboardingLink(
  ctx: Context,
  companyId: string,
  supplierId: string,
): Promise<{ supplier: Invitee; link: OpenedLink }> {
  const { token, hash } = newSecret();
  const id = newId();
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + ctx.config.onboardingLinkDays * DAY_MS);
  const values = [supplierId, companyId, id, hash, createdAt, expiresAt];
  const supplier = inviteeOf(await ctx.db.hot(companyId).rows(OPEN(...values)));
  const query = new URLSearchParams({ email: supplier.emails[0] ?? '', token });
  const path = `/onboarding/${supplier.workflowId}/suppliers/${supplier.id}`;
  return { supplier, link: { id, url: `${ctx.config.publicUrl}${path}?${query.toString()}` } };
}

export async function dropOnboardingLink(ctx: Context, companyId: string, link: OpenedLink): Promise<void> {
  await ctx.db.hot(companyId).rows(DROP(link.id, companyId));
}

interface LinkPlace {
  companyId: string;
  workflowId: string;
  supplierId: string;
}

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
