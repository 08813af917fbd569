import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import { watchedEntries } from '@homologa/domain/screenings/screening.contract';
import type { ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import type { Prisma } from '@homologa/prisma/client';
import { audit, auditMany } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { runScreeningJob } from './screening.jobs';
import { readWatched } from './settle-supplier.steps';
import { storedFacts } from './stored-facts';

interface NewScreening {
  companyId: string;
  supplierId: string;
  country: string;
  shareholders: string[];
  shareholderFacts?: readonly AskedShareholder[];
  options: ScreeningOption[];
}

interface PreparedScreening extends NewScreening {
  /** Undecided findings of monitoring that the new screening takes over, as JSON. */
  watched: Prisma.JsonArray;
}

/**
 * Reads the findings that the supplier's new screening takes over from earlier screenings. The caller must have locked
 * the supplier.
 */
export async function prepareScreening(tx: Tx, input: NewScreening): Promise<PreparedScreening> {
  const { unsettled } = await readWatched(tx, input);
  return { ...input, watched: watchedEntries.parse(unsettled) };
}

/** Prepares the first screening of a supplier, which has no earlier findings to take over. */
export const firstScreening = (input: NewScreening): PreparedScreening => ({ ...input, watched: [] });

/**
 * Inserts screenings in progress with their jobs and audit entries. Uses only three statements, because other requests
 * wait for the quota that the caller has locked.
 */
export async function insertScreenings(
  ctx: Context,
  tx: Tx,
  companyId: string,
  screenings: readonly PreparedScreening[],
): Promise<void> {
  const rows = screenings.map((screening) => screeningRow(ctx, screening));
  await insertRows(tx, 'Screening', rows);
  const payloads = rows.map(({ id }) => ({ screeningId: id }));
  await ctx.jobs.enqueueMany(tx, runScreeningJob, payloads, { companyId });
  await auditMany(ctx, tx, rows.map(requested));
}

/** Inserts a screening in progress with its job and audit entry. The caller must have locked the supplier. */
export async function createScreening(
  ctx: Context,
  tx: Tx,
  input: NewScreening,
): Promise<{ screeningId: string; jobId: string }> {
  const { companyId } = input;
  const row = screeningRow(ctx, await prepareScreening(tx, input));
  await insertRows(tx, 'Screening', [row]);
  const jobId = await ctx.jobs.enqueue(tx, runScreeningJob, { screeningId: row.id }, { companyId });
  await audit(ctx, tx, requested(row));
  return { screeningId: row.id, jobId };
}

function screeningRow(ctx: Context, screening: PreparedScreening) {
  const { companyId, supplierId, country, shareholders, shareholderFacts = [], options, watched } = screening;
  return {
    id: newId(),
    companyId,
    supplierId,
    status: 'in_progress',
    companyCountry: country || null,
    shareholders,
    shareholderFacts: storedFacts(shareholderFacts),
    options,
    watched,
    review: [],
    requestedById: actorIdOf(ctx.actor),
    requestedAt: ctx.now(),
  };
}

const requested = ({ id, companyId, supplierId }: ReturnType<typeof screeningRow>) => ({
  companyId,
  action: 'screening.request' as const,
  objectType: 'screening' as const,
  objectId: id,
  facts: { supplier_id: supplierId },
});
