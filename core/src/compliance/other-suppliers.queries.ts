import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { entryOfKey, type Judgement, judgementOf } from '@homologa/domain/screenings/screening-rules';
import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { decisionsOn, judgementsOf } from '../screenings/held-decisions.queries';
import { getSupplierSubject, type SupplierPlace } from '../suppliers/supplier.steps';

export interface OtherSupplier {
  supplierId: string;
  workflowId: string;
  companyName: string;
  workflowTitle: string;
  party: string;
  score: number;
  judgement: Judgement | null;
  isSameVersion: boolean;
}

const MAX_OTHERS = 50;

/**
 * GET …/screening/others: lists the company's other suppliers with a hit on any version of the same list entry, and
 * their decisions, by descending score. Throws `not_found`.
 */
export async function listOtherSuppliers(
  ctx: Context,
  { entryKey, ...place }: SupplierPlace & { entryKey: string },
): Promise<OtherSupplier[]> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    const rows = await tx.screeningHit.findMany({
      where: {
        companyId,
        entry: entryOfKey(entryKey),
        supplierId: { not: place.supplierId },
        supplier: { workflow: { status: { not: 'draft' } } },
      },
      include: {
        screening: { select: { data: true } },
        supplier: { select: { companyName: true, workflowId: true, workflow: { select: { title: true } } } },
      },
      orderBy: [{ score: 'desc' }, { supplierId: 'asc' }, { party: 'asc' }],
      take: MAX_OTHERS,
    });
    const others: OtherSupplier[] = [];
    for (const row of rows) {
      const { supplierId, screeningId, supplier, screening } = row;
      const data = screening.data as ScreeningData | null;
      const judgements = judgementsOf(await decisionsOn(tx, { companyId, supplierId, screeningId, data }));
      others.push({
        supplierId,
        workflowId: supplier.workflowId,
        companyName: supplier.companyName,
        workflowTitle: supplier.workflow.title,
        party: row.party,
        score: row.score,
        judgement: judgementOf(judgements, row.entryKey, row.party) ?? null,
        isSameVersion: row.entryKey === entryKey,
      });
    }
    return others;
  });
}
