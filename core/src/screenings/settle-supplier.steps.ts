import {
  keptEntries,
  type ScreeningData,
  type ScreeningHit,
  watchedEntries,
} from '@homologa/domain/screenings/screening.contract';
import {
  distinctPairs,
  entryOfKey,
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
import { setNewHits } from '../supplier-record/supplier-rows.steps';
import { decisionsOn, judgementsOf } from './held-decisions.queries';
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
 * True if the stored entry and the hit are the same version of an entry; entries stored before versions existed match
 * any version.
 */
export const isOfVersion = ({ entry_key: key }: KeptEntry, hit: Pick<ScreeningHit, 'entry_key'>): boolean =>
  key === undefined || key === hit.entry_key;

/**
 * Returns the entries that monitoring found up to the newest screening (`kept`), those still undecided (`unsettled`),
 * and the hits of the newest screening with a result (`pairs`). The caller must have locked the supplier.
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
 * Locks company-wide decisions: exclusively for a decision, shared for writing a screening's hits. Lock order: before
 * any supplier.
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
} satisfies Prisma.ScreeningSelect;

const newestOf = (tx: Tx, companyId: string, supplierId: string) =>
  tx.screening.findFirst({ ...newestScreeningOf({ companyId, supplierId }), select: SETTLED });

/**
 * Stores the hits of a finished screening and the number of new ones, if it is the supplier's newest screening. The
 * caller must have locked the supplier.
 */
export async function noteHits(tx: Tx, screening: SettledScreening): Promise<void> {
  const { id: screeningId, companyId, supplierId } = screening;
  if ((await newestOf(tx, companyId, supplierId))?.id !== screeningId) return;
  const data = screening.data as ScreeningData;
  await tx.screeningHit.deleteMany({ where: { companyId, supplierId } });
  const rows = distinctPairs(data).map(({ party, hit }) => ({
    companyId,
    supplierId,
    screeningId,
    party,
    entry: entryOfKey(hit.entry_key),
    entryKey: hit.entry_key,
    score: hit.score,
  }));
  await insertRows(tx, 'ScreeningHit', rows);
  const decisions = await decisionsOn(tx, { companyId, supplierId, screeningId, data });
  await countNew(tx, screening, judgementsOf(decisions));
}

async function countNew(tx: Tx, screening: SettledScreening, judgements: readonly Judgement[]): Promise<void> {
  const unsettled = newPairs(screening).filter(
    ({ party, hit }) => !isSettled(judgementOf(judgements, hit.entry_key, party)),
  );
  await setNewHits(tx, { id: screening.supplierId, companyId: screening.companyId }, unsettled.length);
}

/**
 * Counts monitoring's findings as hits, because they stay new after a failed screening. The caller must have locked the
 * supplier.
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
 * Recomputes a supplier's status, review and number of new hits from the current decisions. Returns its newest
 * screening, or null without a result. The caller must have locked the supplier.
 */
export async function settleSupplier(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<({ screeningId: string } & ReviewedResult) | null> {
  const newest = await newestOf(tx, companyId, supplierId);
  if (!newest?.data || newest.status === 'failed' || newest.status === 'in_progress') return null;
  const screeningId = newest.id;
  const judgements = judgementsOf(await decisionsOn(tx, { companyId, supplierId, screeningId, data: newest.data }));
  const settled = reviewedResult(newest.data as ScreeningData, judgements);
  await tx.screening.updateMany({ where: { id: screeningId, companyId }, data: settled });
  await countNew(tx, newest, judgements);
  return { screeningId, ...settled };
}
