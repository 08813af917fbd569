import { DomainError } from '@homologa/domain/errors/domain-error';
import { watchedEntries } from '@homologa/domain/screenings/screening.contract';
import { screeningResult } from '@homologa/domain/screenings/screening-rules';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { lockRow } from '../kernel/database/lock-rows';
import type { JobRun } from '../kernel/jobs/define-job';
import { answerQuestion } from './answer-question';
import { addComplianceReport, discardReport, storeComplianceReport } from './compliance-report/store-report.steps';
import { decisionsOn, judgementsOf, keptDecisions } from './held-decisions.queries';
import type { MediaProvider } from './media/media-provider';
import { notifyScreening } from './monitoring/screening-news.steps';
import { readPartyFacts } from './party-facts.queries';
import { writeComplianceReportJob } from './screening.jobs';
import { questionOf } from './screening-subject';
import { lockDecisions, noteHits, noteUnscreened, reviewedResult } from './settle-supplier.steps';

type Run = Pick<JobRun, 'progress' | 'signal'>;

/**
 * Job `screenings.run`: screens a supplier and its shareholders; stores hits, evidence and the compliance report. Runs
 * at least once, but only the first result is stored. Throws `screening_without_lists`.
 */
export async function runScreening(
  ctx: Context,
  media: MediaProvider | null,
  input: { screeningId: string; companyId: string },
  run: Run,
): Promise<{ written: boolean }> {
  const { screeningId: id, companyId } = input;
  const { screening, facts: read } = await ctx.db.tenant(companyId, async (tx) => {
    const asked = await tx.screening.findFirst({
      where: { id, companyId },
      include: { supplier: { select: { companyName: true, country: true, taxId: true } } },
    });
    return { screening: asked, facts: asked ? await readPartyFacts(tx, [asked.supplierId]) : null };
  });
  if (!screening) throw new DomainError('not_found');
  if (screening.status !== 'in_progress' || screening.data !== null) return { written: false };
  const { question, facts } = questionOf(screening, read?.get(screening.supplierId));
  const { length: parties } = question.parties;
  const steps = parties + 1;
  await run.progress({ done: 0, total: steps });
  const { shareholders } = screening;
  const { data, articles } = await answerQuestion(ctx, media, question, shareholders, facts, {
    signal: run.signal,
    onShare: (share) => run.progress({ done: Math.floor(parties * share), total: steps }),
  });
  run.signal.throwIfAborted();
  const kept = await keptDecisions(ctx, { companyId, supplierId: screening.supplierId, screeningId: id, data });
  const result = screeningResult(data, judgementsOf(kept));
  const { supplier, companyCountry, requestedById, runId, requestedAt } = screening;
  const stored = await storeComplianceReport(ctx, {
    companyId,
    screeningId: id,
    version: 1,
    requestedById,
    runId,
    companyName: supplier.companyName,
    taxId: supplier.taxId,
    country: companyCountry ?? supplier.country,
    requestedAt,
    finishedAt: ctx.now(),
    result,
    data,
    decisions: kept,
  });
  const written = await ctx.db.tenant(companyId, async (tx) => {
    const { supplierId, runId, watched } = screening;
    await lockDecisions(tx, companyId, 'screening');
    await lockRow(tx, 'Supplier', companyId, supplierId);
    // Reads the decisions again, because users may have decided on hits while the report was rendered.
    const decisions = await decisionsOn(tx, { companyId, supplierId, screeningId: id, data });
    const judgements = judgementsOf(decisions);
    const settled = reviewedResult(data, judgements);
    const { count } = await tx.screening.updateMany({
      where: { id, companyId, status: 'in_progress', finishedAt: null },
      data: { ...settled, data, finishedAt: ctx.now(), ...(articles ? { articles } : {}) },
    });
    if (count === 0) return false;
    await noteHits(tx, { id, companyId, supplierId, data, watched });
    await notifyScreening(ctx, tx, { companyId, supplierId, runId, data, watched, judgements });
    const outcome = await addComplianceReport(ctx, tx, { companyId, screeningId: id, stored, decisionId: null });
    if (outcome !== 'added') throw new Error('the screening has a report before it is finished');
    const later = decisions.findLast((made) => !kept.some((known) => known.id === made.id));
    if (later) {
      await ctx.jobs.enqueue(tx, writeComplianceReportJob, { screeningId: id, decisionId: later.id }, { companyId });
    }
    await audit(ctx, tx, {
      companyId,
      action: 'screening.finish',
      objectType: 'screening',
      objectId: id,
      facts: { result: settled.status, hash: data.evidence?.hash ?? null },
    });
    return true;
  });
  if (!written) await discardReport(ctx, stored);
  await run.progress({ done: steps, total: steps });
  return { written };
}

/**
 * Marks the screening as failed after the last attempt, so that it does not stay in progress. Users are still notified,
 * once, of the hits that monitoring found.
 */
export async function failScreening(ctx: Context, input: { screeningId: string; companyId: string }): Promise<void> {
  const { screeningId: id, companyId } = input;
  await ctx.db.tenant(companyId, async (tx) => {
    const asked = await tx.screening.findFirst({
      where: { id, companyId },
      select: { supplierId: true, runId: true, watched: true },
    });
    if (!asked || !(await lockRow(tx, 'Supplier', companyId, asked.supplierId))) return;
    const { supplierId, runId, watched } = asked;
    const { count } = await tx.screening.updateMany({
      where: { id, companyId, status: 'in_progress', finishedAt: null },
      data: { status: 'failed', finishedAt: ctx.now(), watched: watchedEntries.parse(watched) },
    });
    if (count === 0) return;
    await noteUnscreened(tx, { id, companyId, supplierId, watched });
    await notifyScreening(ctx, tx, { companyId, supplierId, runId, data: null, watched, judgements: [] });
    await audit(ctx, tx, { companyId, action: 'screening.fail', objectType: 'screening', objectId: id });
  });
}
