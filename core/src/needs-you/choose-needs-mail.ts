import { DEFAULT_NEEDS_MAIL, findNeedsMailRhythm, type NeedsMailRhythm } from '@homologa/domain/needs-you/needs-mail';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { audit } from '../kernel/audit';
import { authorize, requireMember, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';

const rhythmOf = (row: { rhythm: string } | null): NeedsMailRhythm =>
  findNeedsMailRhythm(row?.rhythm) ?? DEFAULT_NEEDS_MAIL;

function ownKey(ctx: Context) {
  const { user, companyId } = requireMember(ctx.actor);
  authorize(canListWorkflows(user, companyId));
  return { userId: user.userId, companyId };
}

/**
 * GET /api/needs-you/mail: returns how often the caller receives the mail about pending work in the current company.
 */
export async function getNeedsMail(ctx: Context): Promise<NeedsMailRhythm> {
  const key = ownKey(ctx);
  return rhythmOf(await ctx.db.tenant(key.companyId, (tx) => tx.needsMail.findFirst({ where: key })));
}

/**
 * PUT /api/needs-you/mail: sets how often the caller receives the mail about pending work in the current company;
 * idempotent. Keeps `mailedOn`, so that a change does not cause a second mail on the same day. Throws
 * `not_while_logged_in_as`.
 */
export async function chooseNeedsMail(ctx: Context, rhythm: NeedsMailRhythm): Promise<NeedsMailRhythm> {
  const key = ownKey(ctx);
  const { companyId, userId } = key;
  requireNotActingAsOther(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const from = rhythmOf(await tx.needsMail.findFirst({ where: key }));
    if (from === rhythm) return rhythm;
    await tx.needsMail.upsert({
      where: { userId_companyId: key },
      create: { ...key, rhythm },
      update: { rhythm },
      select: { rhythm: true },
    });
    await audit(ctx, tx, {
      companyId,
      action: 'account.choose_needs_mail',
      objectType: 'user',
      objectId: userId,
      facts: { from, to: rhythm },
    });
    return rhythm;
  });
}
