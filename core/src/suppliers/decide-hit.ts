import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { canJudgeHit } from '@homologa/domain/screenings/screening.policy';
import { type HitDecision, openHits, screeningResult } from '@homologa/domain/screenings/screening-rules';
import { audit } from '../kernel/audit';
import { authorize, refuseActingAsOther, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { writeComplianceReportJob } from '../screenings/screening.jobs';
import { clearedKeys, decisionsOn, getScreening, type ScreeningRecord } from '../screenings/screening.queries';
import { lockSupplier, type SupplierPlace } from './supplier.steps';

interface HitJudgement extends SupplierPlace {
  entryKey: string;
  decision: HitDecision;
  reason: string;
}

/**
 * POST …/suppliers/{sid}/screening/decisions (reference 10.6): judges a hit of the newest screening, whose status
 * follows, and has its report written anew. Appended; the same judgement with the same reason again changes nothing.
 * Throws `not_found` for an entry that was not found too, `forbidden`, `not_while_logged_in_as`.
 */
export async function decideHit(ctx: Context, input: HitJudgement): Promise<ScreeningRecord> {
  const { user, companyId } = requireCompany(ctx.actor);
  refuseActingAsOther(user);
  const { entryKey, decision, reason } = input;
  const decider = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, input);
    const product = await tx.companyProduct.findUnique({
      where: { companyId_type: { companyId, type: 'cfr' } },
      select: { enabled: true },
    });
    authorize(canJudgeHit(user, { workflow: supplier.workflow, isComplianceEnabled: product?.enabled === true }));
    const screening = await tx.screening.findFirst({
      where: { companyId, supplierId: supplier.id },
      orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    });
    const data = screening?.data as ScreeningData | null | undefined;
    if (!screening || !data || !openHits(data).some(({ entry_key: key }) => key === entryKey))
      throw new DomainError('not_found');
    const place = { companyId, supplierId: supplier.id, screeningId: screening.id, data };
    const last = (await decisionsOn(tx, place)).findLast((made) => made.entryKey === entryKey);
    if (last?.decision === decision && last.reason === reason) return;
    const id = newId();
    await tx.screeningDecision.create({
      data: {
        id,
        companyId,
        screeningId: screening.id,
        entryKey,
        decision,
        reason,
        decidedById: user.userId,
        decidedByName: decider.name,
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    const status = screeningResult(data, clearedKeys(await decisionsOn(tx, place)));
    await tx.screening.updateMany({ where: { id: screening.id, companyId }, data: { status } });
    await ctx.jobs.enqueue(tx, writeComplianceReportJob, { screeningId: screening.id, decisionId: id }, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'screening.decide',
      objectType: 'screening',
      objectId: screening.id,
      facts: { entry: entryKey, from: last?.decision ?? null, to: decision, status },
    });
  });
  return getScreening(ctx, input);
}
