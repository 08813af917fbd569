import { isRetentionKind, type RetentionKind, retentionCutoff } from '@homologa/domain/privacy/retention';
import { releaseEntries } from '../../audit/chain/release-entries.steps';
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
  const run = { companyId, kind, before: retentionCutoff(ctx.now(), rule.days) };
  let count = 0;
  for (let step = 1; step > 0 && !signal.aborted; count += step) step = await STEPS[kind](ctx, run, signal);
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

type Step = (ctx: Context, run: Run, signal: AbortSignal) => Promise<number>;

const STEPS: Readonly<Record<RetentionKind, Step>> = {
  suppliers: letSuppliersGo,
  files: (ctx, run) => letFilesGo(ctx, run, deleteSupplierFiles),
  reports: (ctx, run) => letFilesGo(ctx, run, deleteOldReportFiles),
  audit: (ctx, { companyId, before }) =>
    ctx.db.system((tx) => releaseEntries(ctx, tx, { companyId, before, limit: ENTRIES })),
};

async function letSuppliersGo(ctx: Context, run: Run, signal: AbortSignal): Promise<number> {
  const { companyId } = run;
  const ids = await ctx.db.tenant(companyId, (tx) => listCandidates(tx, run, SUPPLIERS));
  let count = 0;
  for (const id of ids) {
    if (signal.aborted) break;
    const isErased = await ctx.db.tenant(companyId, async (tx) => {
      await lockSuppliers(tx, companyId, [id]);
      if (!(await isStillCandidate(tx, run, id))) return false;
      await eraseSupplierData(ctx, tx, { id, companyId }, { keepsPaymentFiles: true });
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
