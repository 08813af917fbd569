import { type ScreeningData, watchedEntries } from '@homologa/domain/screenings/screening.contract';
import {
  entryOfKey,
  foundPairs,
  isSettled,
  type Judgement,
  judgementOf,
  screeningResult,
} from '@homologa/domain/screenings/screening-rules';
import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database';
import { insertRows } from '../kernel/insert-rows';
import { decisionsOn, judgementsOf } from './held-decisions.queries';
import { isWatched } from './screen-parties';

/** The newest screening of a supplier, as far as what follows from it is concerned. */
interface SettledScreening {
  id: string;
  companyId: string;
  supplierId: string;
  data: Prisma.JsonValue | ScreeningData;
  watched: Prisma.JsonValue;
}

/** The hits that monitoring has found, by the screening that followed. */
export const newPairs = ({ data, watched }: Pick<SettledScreening, 'data' | 'watched'>) =>
  data === null
    ? []
    : foundPairs(data as ScreeningData).filter(({ party, hit }) =>
        isWatched(watchedEntries.parse(watched), party, hit),
      );

const newestOf = (tx: Tx, companyId: string, supplierId: string) =>
  tx.screening.findFirst({
    where: { companyId, supplierId },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, companyId: true, supplierId: true, status: true, data: true, watched: true },
  });

/**
 * Writes what follows from a screening that has just ended, if it is its supplier's newest: which entries were found of
 * it, and how many of them are new. The caller holds the supplier.
 */
export async function noteHits(tx: Tx, screening: SettledScreening): Promise<void> {
  const { id: screeningId, companyId, supplierId } = screening;
  if ((await newestOf(tx, companyId, supplierId))?.id !== screeningId) return;
  const data = screening.data as ScreeningData;
  await tx.screeningHit.deleteMany({ where: { companyId, supplierId } });
  const rows = foundPairs(data).map(({ party, hit }) => ({
    companyId,
    supplierId,
    screeningId,
    party,
    entry: entryOfKey(hit.entry_key),
    entryKey: hit.entry_key,
    score: hit.score,
  }));
  const distinct = new Map(rows.map((row) => [`${row.party}\n${row.entryKey}`, row]));
  await insertRows(tx, 'ScreeningHit', [...distinct.values()]);
  const decisions = await decisionsOn(tx, { companyId, supplierId, screeningId, data });
  await countNew(tx, screening, judgementsOf(decisions));
}

async function countNew(tx: Tx, screening: SettledScreening, judgements: readonly Judgement[]): Promise<void> {
  const newHits = newPairs(screening).filter(
    ({ party, hit }) => !isSettled(judgementOf(judgements, hit.entry_key, party)),
  ).length;
  await tx.supplier.updateMany({
    where: { id: screening.supplierId, companyId: screening.companyId, newHits: { not: newHits } },
    data: { newHits },
  });
}

/**
 * Has the status and the number of new hits of a supplier follow the decisions that hold now. Gives its newest
 * screening, or null where there is none with a result. The caller holds the supplier.
 */
export async function settleSupplier(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<{ screeningId: string; status: 'match' | 'no_match' } | null> {
  const newest = await newestOf(tx, companyId, supplierId);
  if (!newest?.data || newest.status === 'failed' || newest.status === 'in_progress') return null;
  const screeningId = newest.id;
  const judgements = judgementsOf(await decisionsOn(tx, { companyId, supplierId, screeningId, data: newest.data }));
  const status = screeningResult(newest.data as ScreeningData, judgements);
  await tx.screening.updateMany({ where: { id: screeningId, companyId, status: { not: status } }, data: { status } });
  await countNew(tx, newest, judgements);
  return { screeningId, status };
}
