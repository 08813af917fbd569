import { listChanges } from '@homologa/domain/audit/changes';
import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { canSetRetention } from '@homologa/domain/privacy/privacy.policy';
import { isRetentionAllowed, type RetentionKind, retentionStart } from '@homologa/domain/privacy/retention';
import { audit } from '../../kernel/audit';
import { actorIdOf, authorize, requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { notifyOfRetention } from './notify-of-retention.steps';

interface SetRetentionInput {
  companyId: string;
  kind: RetentionKind;
  days: number | null;
}

/**
 * Sets how long a company keeps one kind of its data; null keeps it. A first or shorter rule starts after the notice,
 * of which all admins are told by mail. Idempotent. Throws `invalid_input` outside of the provider's bounds,
 * `forbidden`, `not_found`, `not_while_logged_in_as`.
 */
export async function setRetention(ctx: Context, { companyId, kind, days }: SetRetentionInput): Promise<void> {
  requireNotActingAsOther(ctx.actor);
  authorize(canSetRetention(ctx.actor, companyId));
  if (!isRetentionAllowed(days, ctx.config.retentionMinimums[kind]))
    throw new RulesBrokenError([violation('invalid_input', 'days')]);
  const key = { companyId, kind };
  await ctx.db.tenant(companyId, async (tx) => {
    const before = await tx.retentionRule.findUnique({ where: { companyId_kind: key } });
    if ((before?.days ?? null) === days) return;
    // The days that were kept so far may be more than the rule's: a minimum was longer, and may be lowered by now.
    const kept = before?.keptDays ?? before?.days;
    const running = kept && before?.startsAt ? { days: kept, startsAt: before.startsAt } : null;
    const start = days === null ? null : retentionStart(ctx.now(), days, running);
    const startsAt = start?.startsAt ?? null;
    const data = { days, keptDays: days, setById: actorIdOf(ctx.actor), setAt: ctx.now(), startsAt };
    await tx.retentionRule.upsert({
      where: { companyId_kind: key },
      create: { ...key, ...data },
      update: data,
      select: { kind: true },
    });
    await audit(ctx, tx, {
      companyId,
      action: 'retention.set',
      objectType: 'company',
      objectId: companyId,
      facts: { kind, changes: listChanges({ retention_days: before?.days ?? null }, { retention_days: days }) },
    });
    if (start?.isNoticeDue) await notifyOfRetention(ctx, tx, key);
  });
}
