import {
  keptEntries,
  type ScreeningData,
  type ScreeningHit,
  watchedEntries,
} from '@homologa/domain/screenings/screening.contract';
import {
  distinctPairs,
  foundPairs,
  isSettled,
  type Judgement,
  judgementOf,
  screeningResult,
  screeningReview,
} from '@homologa/domain/screenings/screening-rules';
import { Prisma } from '@homologa/prisma/client';
import type { z } from 'zod';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { setNewHits } from '../supplier-record/supplier-rows.steps';
import { decisionsOn, type HeldDecision, judgementsOf } from './held-decisions.queries';
import { hitColumns, reviewedHits } from './hit-rows';
import { newestScreeningOf } from './newest-screening.queries';
import { isWatched } from './screen-parties';

interface SettledScreening {
  id: string;
  companyId: string;
  supplierId: string;
  data: Prisma.JsonValue | ScreeningData;
  watched: Prisma.JsonValue;
}

export const newPairs = ({ data, watched }: Pick<SettledScreening, 'data' | 'watched'>) => {
  const found = watchedEntries.parse(watched);
  return data === null
    ? []
    : distinctPairs(data as ScreeningData).filter(({ party, hit }) => isWatched(found, party, hit));
};

type KeptEntry = z.infer<typeof keptEntries>[number];

/**
 * Returns true if the stored entry and the hit are the same version of a list entry; entries stored before versions
 * existed match any version.
 */
export const isOfVersion = ({ entry_key: key }: KeptEntry, hit: Pick<ScreeningHit, 'entry_key'>): boolean =>
  key === undefined || key === hit.entry_key;

/**
 * Returns the entries that monitoring found up to the newest screening (`kept`), the undecided entries among them
 * (`unsettled`), and the hits of the newest screening with a result (`pairs`). The caller must have locked the
 * supplier.
 */
export async function readWatched(tx: Tx, { companyId, supplierId }: { companyId: string; supplierId: string }) {
  const newest = await newestOf(tx, companyId, supplierId);
  const isDone = newest === null || newest.data !== null;
  const done = isDone
    ? newest
    : await tx.screening.findFirst({
        ...newestScreeningOf({ companyId, supplierId }, { data: { not: Prisma.AnyNull } }),
        select: SETTLED,
      });
  const data = (done?.data ?? null) as ScreeningData | null;
  const pairs = data ? foundPairs(data) : [];
  const kept = keptEntries.parse(newest?.watched ?? []);
  const decisions = done ? await decisionsOn(tx, { companyId, supplierId, screeningId: done.id, data }) : [];
  const judgements = judgementsOf(decisions);
  const settled = pairs.filter(({ party, hit }) => isSettled(judgementOf(judgements, hit.entry_key, party)));
  const unsettled = kept.filter((one) => !settled.some(({ party, hit }) => isWatched([one], party, hit)));
  return { newest, pairs, kept, unsettled };
}

const DECISIONS_LOCK = 726_178;

/**
 * Locks the company-wide decisions, exclusively for a decision and shared for writing a screening's hits. Take this
 * lock before the lock of any supplier.
 */
export async function lockDecisions(tx: Tx, companyId: string, by: 'decision' | 'screening'): Promise<void> {
  const lock = Prisma.raw(by === 'decision' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.$executeRaw`SELECT ${lock}(${DECISIONS_LOCK}::int, hashtext(${companyId}))`;
}

const SETTLED = {
  id: true,
  companyId: true,
  supplierId: true,
  status: true,
  data: true,
  watched: true,
  requestedAt: true,
} satisfies Prisma.ScreeningSelect;

const newestOf = (tx: Tx, companyId: string, supplierId: string) =>
  tx.screening.findFirst({ ...newestScreeningOf({ companyId, supplierId }), select: SETTLED });

/**
 * Stores the hits of a finished screening with their review, and the number of new hits, if the screening is the
 * supplier's newest. A known pair of party and entry keeps the time when it was first found. The caller must have
 * locked the supplier.
 */
export async function noteHits(tx: Tx, screening: SettledScreening): Promise<void> {
  const { id: screeningId, companyId, supplierId } = screening;
  const newest = await newestOf(tx, companyId, supplierId);
  if (newest?.id !== screeningId) return;
  const data = screening.data as ScreeningData;
  const former = await tx.screeningHit.findMany({
    where: { companyId, supplierId },
    select: { party: true, entryKey: true, foundAt: true },
  });
  const foundAt = new Map(former.map((row) => [pairKey(row), row.foundAt]));
  await tx.screeningHit.deleteMany({ where: { companyId, supplierId } });
  const decisions = await decisionsOn(tx, { companyId, supplierId, screeningId, data });
  const reviews = new Map(reviewedHits(data, decisions).map((review) => [pairKey(review), review]));
  const rows = distinctPairs(data).map((pair) => {
    const columns = hitColumns(pair);
    const found = foundAt.get(pairKey(columns)) ?? newest.requestedAt;
    return {
      id: newId(),
      companyId,
      supplierId,
      screeningId,
      foundAt: found,
      ...columns,
      ...reviews.get(pairKey(columns)),
    };
  });
  await insertRows(tx, 'ScreeningHit', rows);
  await countNew(tx, screening, judgementsOf(decisions));
}

const pairKey = ({ party, entryKey }: { party: string; entryKey: string }): string => `${party}\n${entryKey}`;

/** Writes the reviews of the stored hits in one statement; unchanged rows are not updated. */
async function updateReviews(
  tx: Tx,
  { id: screeningId, companyId, data }: Pick<SettledScreening, 'id' | 'companyId' | 'data'>,
  held: readonly HeldDecision[],
): Promise<void> {
  const reviews = reviewedHits(data as ScreeningData, held);
  if (reviews.length === 0) return;
  await tx.$executeRaw`
    UPDATE "ScreeningHit" h SET "state" = r."state", "entries" = r."entries", "decision" = r."decision",
      "decidedById" = r."decidedById", "decidedAt" = r."decidedAt"
    FROM json_populate_recordset(NULL::"ScreeningHit", ${JSON.stringify(reviews)}::json) r
    WHERE h."companyId" = ${companyId}::uuid AND h."screeningId" = ${screeningId}::uuid
      AND h."party" = r."party" AND h."entryKey" = r."entryKey"
      AND (h."state", h."entries", h."decision", h."decidedById", h."decidedAt")
        IS DISTINCT FROM (r."state", r."entries", r."decision", r."decidedById", r."decidedAt")`;
}

async function countNew(tx: Tx, screening: SettledScreening, judgements: readonly Judgement[]): Promise<void> {
  const unsettled = newPairs(screening).filter(
    ({ party, hit }) => !isSettled(judgementOf(judgements, hit.entry_key, party)),
  );
  await setNewHits(tx, { id: screening.supplierId, companyId: screening.companyId }, unsettled.length);
}

/**
 * Counts the findings of monitoring as new hits after a failed screening, because they have not been screened. The
 * caller must have locked the supplier.
 */
export async function noteUnscreened(tx: Tx, screening: Omit<SettledScreening, 'data'>): Promise<void> {
  const { id, companyId, supplierId } = screening;
  if ((await newestOf(tx, companyId, supplierId))?.id !== id) return;
  await setNewHits(tx, { id: supplierId, companyId }, watchedEntries.parse(screening.watched).length);
}

export const reviewedResult = (data: ScreeningData, judgements: readonly Judgement[]) => ({
  status: screeningResult(data, judgements),
  review: screeningReview(data, judgements),
});
type ReviewedResult = ReturnType<typeof reviewedResult>;

/**
 * Recomputes the screening status, the reviews and the number of new hits of a supplier from the current decisions.
 * Returns its newest screening, or null if the newest screening has no result. The caller must have locked the
 * supplier.
 */
export async function settleSupplier(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<({ screeningId: string } & ReviewedResult) | null> {
  const newest = await newestOf(tx, companyId, supplierId);
  if (!newest?.data || newest.status === 'failed' || newest.status === 'in_progress') return null;
  const screeningId = newest.id;
  const decisions = await decisionsOn(tx, { companyId, supplierId, screeningId, data: newest.data });
  const judgements = judgementsOf(decisions);
  const settled = reviewedResult(newest.data as ScreeningData, judgements);
  await tx.screening.updateMany({ where: { id: screeningId, companyId }, data: settled });
  await updateReviews(tx, newest, decisions);
  await countNew(tx, newest, judgements);
  return { screeningId, ...settled };
}
