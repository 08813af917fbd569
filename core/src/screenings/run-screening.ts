import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import type { ScreenedSnapshot, ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { SCREENING_OPTIONS, type ScreeningOption, screeningResult } from '@homologa/domain/screenings/screening-rules';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import type { JobRun } from '../kernel/jobs/define-job';
import { addComplianceReport, discardReport, storeComplianceReport } from './compliance-report/store-report.steps';
import { currentIndex, type LoadedLists } from './current-index';
import { DEFAULT_THRESHOLD } from './matching/search';
import { dataOf, ENGINE_VERSION, type ScreeningAnswer, screenParties } from './screen-parties';
import { clearedKeys, keptDecisions } from './screening.queries';
import { partiesOf, type ScreeningQuestion } from './screening-subject';

type Run = Pick<JobRun, 'progress' | 'signal'>;

/**
 * The work of `screenings.run`: screens a supplier and its shareholders, writes what was found with its evidence and
 * the compliance report. At least once, with one result: the first that is written stays. Throws
 * `screening_without_lists`.
 */
export async function runScreening(
  ctx: Context,
  input: { screeningId: string; companyId: string },
  run: Run,
): Promise<{ written: boolean }> {
  const { screeningId: id, companyId } = input;
  const screening = await ctx.db.tenant(companyId, (tx) =>
    tx.screening.findFirst({
      where: { id, companyId },
      include: { supplier: { select: { companyName: true, country: true, taxId: true } } },
    }),
  );
  if (!screening) throw new DomainError('not_found');
  if (screening.status !== 'in_progress' || screening.data !== null) return { written: false };
  const lists = await currentIndex(ctx);
  if (lists.snapshots.length === 0) throw new DomainError('screening_without_lists');
  const question: ScreeningQuestion = {
    parties: partiesOf({
      ...screening.supplier,
      country: screening.companyCountry ?? screening.supplier.country,
      shareholders: screening.shareholders,
    }),
    options: screening.options.map((option) => memberOf(SCREENING_OPTIONS, option)),
    asOf: screening.requestedAt.toISOString().slice(0, 10),
  };
  const steps = question.parties.length + 1;
  await run.progress({ done: 0, total: steps });
  const answer = await screenParties(ctx, lists.index, lists.snapshots, question);
  await run.progress({ done: question.parties.length, total: steps });
  run.signal.throwIfAborted();
  const data: ScreeningData = {
    ...dataOf(answer, screening.shareholders),
    evidence: await evidenceOf(ctx, lists, question, answer),
  };
  const kept = await keptDecisions(ctx, { companyId, supplierId: screening.supplierId, screeningId: id, data });
  const result = screeningResult(data, clearedKeys(kept));
  const subject = { companyName: screening.supplier.companyName, taxId: screening.supplier.taxId };
  const stored = await storeComplianceReport(ctx, {
    ...subject,
    requestedAt: screening.requestedAt,
    finishedAt: ctx.now(),
    result,
    data,
    decisions: kept,
  });
  const written = await ctx.db.tenant(companyId, async (tx) => {
    const finishedAt = ctx.now();
    const { count } = await tx.screening.updateMany({
      where: { id, companyId, status: 'in_progress', finishedAt: null },
      data: { status: result, data, finishedAt },
    });
    if (count === 0) return false;
    await addComplianceReport(ctx, tx, { companyId, screeningId: id, stored });
    await audit(ctx, tx, {
      companyId,
      action: 'screening.finish',
      objectType: 'screening',
      objectId: id,
      facts: { result, hash: answer.hash },
    });
    return true;
  });
  if (!written) await discardReport(ctx, stored);
  await run.progress({ done: steps, total: steps });
  return { written };
}

async function evidenceOf(
  ctx: Context,
  { snapshots }: LoadedLists,
  question: ScreeningQuestion,
  { parties, hash }: ScreeningAnswer,
): Promise<ScreeningData['evidence']> {
  const { options, asOf } = question;
  const lists = await ctx.db.read.watchlist.findMany({ select: { code: true, title: true, topic: true } });
  const topics = new Map(lists.map(({ code, topic }) => [code, topic]));
  const read: ScreenedSnapshot[] = snapshots.map((snapshot) => ({
    code: snapshot.code,
    title: snapshot.title,
    topic: topics.get(snapshot.code) ?? '',
    number: snapshot.number,
    sha256: snapshot.sha256,
    entries: snapshot.entries,
    imported_at: snapshot.importedAt.toISOString(),
    published_on: snapshot.publishedOn?.toISOString().slice(0, 10) ?? null,
    is_stale: snapshot.isStale,
  }));
  const used = new Set(read.map(({ code }) => code));
  return {
    engine: ENGINE_VERSION,
    as_of: asOf,
    threshold: DEFAULT_THRESHOLD,
    parties: question.parties,
    snapshots: read,
    missing_lists: lists.filter(({ code }) => !used.has(code)).map(({ title }) => title),
    not_searched: options.filter((option) => !hasSource(option, read)),
    nearest: parties.flatMap(({ subject, nearest }) =>
      nearest ? [{ group: subject.group, party: subject.name, hit: nearest }] : [],
    ),
    hash,
  };
}

/** Whether anything was there to be looked at for an option. */
function hasSource(option: ScreeningOption, snapshots: readonly ScreenedSnapshot[]): boolean {
  const has = (isSource: (topic: string) => boolean) => snapshots.some(({ topic }) => isSource(topic));
  switch (option) {
    case 'sanctions':
      return has((topic) => topic !== 'pep' && topic !== 'media');
    case 'pep':
      return has((topic) => topic === 'pep');
    case 'adverse_media':
      return has((topic) => topic === 'media');
    case 'ownership':
      return false;
  }
}

/** When the last attempt failed, the screening is failed: it is never left in progress. */
export async function failScreening(ctx: Context, input: { screeningId: string; companyId: string }): Promise<void> {
  const { screeningId: id, companyId } = input;
  await ctx.db.tenant(companyId, async (tx) => {
    const { count } = await tx.screening.updateMany({
      where: { id, companyId, status: 'in_progress', finishedAt: null },
      data: { status: 'failed', finishedAt: ctx.now() },
    });
    if (count === 1)
      await audit(ctx, tx, { companyId, action: 'screening.fail', objectType: 'screening', objectId: id });
  });
}

/** A failed screening is in progress again. Throws `job_not_repeatable` for one that has a result or is gone. */
export async function reopenScreening(
  _ctx: Context,
  tx: Tx,
  { screeningId: id, companyId }: { screeningId: string; companyId: string },
): Promise<void> {
  const { count } = await tx.screening.updateMany({
    where: { id, companyId, status: { in: ['failed', 'in_progress'] } },
    data: { status: 'in_progress', finishedAt: null },
  });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
