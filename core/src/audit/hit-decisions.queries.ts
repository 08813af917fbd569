import type { AuditEntry, ScreeningDecision } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Trail } from './entry-subjects.queries';

type Row = Pick<AuditEntry, 'action' | 'objectId' | 'facts' | 'createdAt'>;
type Made = Pick<
  ScreeningDecision,
  'id' | 'screeningId' | 'entryKey' | 'party' | 'reason' | 'reasonCode' | 'createdAt'
>;

/**
 * Loads the party and the reason of hit decisions, which audit entries do not store. Entries written by earlier
 * versions of the product have no `decision_id` and are matched to the newest decision on the same screening and list
 * entry that is not newer than the audit entry.
 */
export async function findHitDecisions(
  ctx: Context,
  trail: Trail,
  rows: readonly Row[],
): Promise<(row: Row) => Pick<Made, 'party' | 'reason' | 'reasonCode'> | null> {
  const judged = rows.filter(({ action }) => action === 'screening.decide');
  if (judged.length === 0) return () => null;
  const decisions: Made[] = await ctx.db.read.screeningDecision.findMany({
    where: {
      ...(trail === null ? {} : { companyId: trail }),
      OR: [
        { id: { in: judged.flatMap((row) => factOf(row, 'decision_id') ?? []) } },
        { screeningId: { in: judged.flatMap(({ objectId }) => objectId ?? []) } },
      ],
    },
    select: {
      id: true,
      screeningId: true,
      entryKey: true,
      party: true,
      reason: true,
      reasonCode: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return (row) => {
    if (row.action !== 'screening.decide') return null;
    const id = factOf(row, 'decision_id');
    if (id) return decisions.find((made) => made.id === id) ?? null;
    const isOf = ({ screeningId, entryKey, createdAt }: Made): boolean =>
      screeningId === row.objectId && entryKey === factOf(row, 'entry') && createdAt <= row.createdAt;
    return decisions.find(isOf) ?? null;
  };
}

function factOf({ facts }: Row, name: string): string | null {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, name) : null;
  return typeof value === 'string' ? value : null;
}
