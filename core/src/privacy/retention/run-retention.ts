import {
  isRetentionKind,
  type RetentionKind,
  retentionCutoff,
  retentionDays,
} from '@homologa/domain/privacy/retention';
import { type EntryPage, type ReleasedEntries, releaseEntries } from '../../audit/chain/release-entries.steps';
import { freeFiles } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { deleteOldReportFiles } from '../../reports/report-files.steps';
import { lockSuppliers } from '../../suppliers/supplier.steps';
import { deleteSupplierFiles } from '../../suppliers/supplier-files.steps';
import { eraseSupplierData } from '../erase-supplier-data.steps';
import { isStillCandidate, listCandidates } from './candidates.queries';

/** Suppliers listed at a time; each is erased in a transaction of its own. */
const SUPPLIERS = 50;
const FILES = 200;
const ENTRIES = 500;
/** Ids of entries that stay, of which the log names the first ones of a page. */
const LOGGED = 20;

interface Run {
  companyId: string;
  kind: RetentionKind;
  before: Date;
}

/**
 * Lets go of what a company's rule no longer keeps, in batches, and records the numbers with the rule and in the audit
 * trail. Does nothing before the rule's start. Safe to repeat: what was let go is no candidate any more.
 */
export async function runRetention(
  ctx: Context,
  { companyId, kind }: { companyId: string; kind: string },
  signal: AbortSignal,
): Promise<{ count: number }> {
  if (!isRetentionKind(kind)) return { count: 0 };
  const rule = await ctx.db.read.retentionRule.findFirst({
    where: { companyId, kind, days: { not: null }, startsAt: { lte: ctx.now() } },
  });
  if (!rule?.days) return { count: 0 };
  const days = retentionDays(rule.days, ctx.config.retentionMinimums[kind]);
  // The minimum was lowered since the rule was found: the next night announces the shorter time.
  if (rule.keptDays !== null && days < rule.keptDays) return { count: 0 };
  const run = { companyId, kind, before: retentionCutoff(ctx.now(), days) };
  const count = await RUNS[kind](ctx, run, signal);
  await ctx.db.tenant(companyId, async (tx) => {
    await tx.retentionRule.updateMany({
      where: { companyId, kind },
      data: { ranAt: ctx.now(), lastCount: count, totalCount: { increment: count } },
    });
    if (count === 0) return;
    const entry = { companyId, action: 'retention.run', objectType: 'company', objectId: companyId } as const;
    await audit(ctx, tx, { ...entry, facts: { kind, count } });
  });
  return { count };
}

type RunKind = (ctx: Context, run: Run, signal: AbortSignal) => Promise<number>;

const RUNS: Readonly<Record<RetentionKind, RunKind>> = {
  suppliers: (ctx, run, signal) => untilNone(signal, () => letSuppliersGo(ctx, run, signal)),
  files: (ctx, run, signal) => untilNone(signal, () => letFilesGo(ctx, run, deleteSupplierFiles)),
  reports: (ctx, run, signal) => untilNone(signal, () => letFilesGo(ctx, run, deleteOldReportFiles)),
  audit: letEntriesGo,
};

async function untilNone(signal: AbortSignal, step: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let done = 1; done > 0 && !signal.aborted; count += done) done = await step();
  return count;
}

async function letEntriesGo(ctx: Context, { companyId, before }: Run, signal: AbortSignal): Promise<number> {
  let count = 0;
  let after: EntryPage['after'] = null;
  do {
    const page: EntryPage = { companyId, before, after, limit: ENTRIES };
    const { released, kept, last }: ReleasedEntries = await ctx.db.system((tx) => releaseEntries(ctx, tx, page));
    count += released;
    after = last;
    if (kept.length > 0)
      ctx.log.error(
        { companyId, count: kept.length, ids: kept.slice(0, LOGGED) },
        'old audit entries stay, because their links do not confirm them: homologa audit verify',
      );
  } while (after && !signal.aborted);
  return count;
}

async function letSuppliersGo(ctx: Context, run: Run, signal: AbortSignal): Promise<number> {
  const { companyId } = run;
  const ids = await ctx.db.tenant(companyId, (tx) => listCandidates(tx, run, SUPPLIERS));
  let count = 0;
  for (const id of ids) {
    if (signal.aborted) break;
    const isErased = await ctx.db.tenant(companyId, async (tx) => {
      await lockSuppliers(tx, companyId, [id]);
      if (!(await isStillCandidate(tx, run, id))) return false;
      await eraseSupplierData(ctx, tx, { id, companyId }, { keepsPaymentFiles: true, keepsModifiedAt: true });
      const entry = { companyId, action: 'retention.let_go', objectType: 'supplier', objectId: id } as const;
      await audit(ctx, tx, { ...entry, facts: { kind: run.kind } });
      return true;
    });
    if (isErased) count += 1;
  }
  return count;
}

async function letFilesGo(
  ctx: Context,
  run: Run,
  remove: (tx: Tx, companyId: string, ids: readonly string[]) => Promise<string[]>,
): Promise<number> {
  const { companyId } = run;
  return ctx.db.tenant(companyId, async (tx) => {
    const ids = await listCandidates(tx, run, FILES);
    if (ids.length === 0) return 0;
    await freeFiles(ctx, tx, companyId, await remove(tx, companyId, ids));
    return ids.length;
  });
}
