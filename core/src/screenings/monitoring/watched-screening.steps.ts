import { shareholdersOfLines } from '@homologa/domain/screenings/asked-shareholder';
import { type ScreeningHit, type WatchedEntry, watchedEntries } from '@homologa/domain/screenings/screening.contract';
import { partyKey, SCREENING_OPTIONS } from '@homologa/domain/screenings/screening-rules';
import { Prisma } from '@homologa/prisma/client';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { insertRows } from '../../kernel/database/insert-rows';
import { lockRow } from '../../kernel/database/lock-rows';
import { newId } from '../../kernel/ids';
import { isWatched } from '../screen-parties';
import { runScreeningJob } from '../screening.jobs';
import type { ScreenedSubject } from '../screening-subject';
import { isOfVersion, readWatched } from '../settle-supplier.steps';
import { storedFacts } from '../stored-facts';
import type { MonitoredSupplier } from './monitored-suppliers.queries';

export interface FoundOfSupplier {
  supplier: MonitoredSupplier;
  hits: readonly { party: ScreenedSubject; hit: ScreeningHit }[];
}

export function askedOf({ asked, country, shareholders }: MonitoredSupplier) {
  const known = shareholdersOfLines(shareholders);
  return {
    country: asked?.country ?? (country || null),
    shareholders: asked?.shareholders ?? known.names,
    shareholderFacts: asked?.shareholderFacts ?? storedFacts(known.facts),
    options: asked?.options.length ? asked.options : [...SCREENING_OPTIONS],
  };
}

/**
 * Requests a screening free of charge if the monitoring run found hits that are neither in the newest screening nor
 * cleared, or if the screening of an earlier run failed. Requests at most one screening per run and supplier. Without a
 * run, all hits of the newest screening count as known. Returns true if a screening was requested.
 */
export async function askAnew(ctx: Context, runId: string | null, found: FoundOfSupplier): Promise<boolean> {
  const { id: supplierId, companyId } = found.supplier;
  return ctx.db.tenant(companyId, async (tx) => {
    // Locks the supplier, so that concurrent screenings and decisions do not change which hits are new.
    if (!(await lockRow(tx, 'Supplier', companyId, supplierId))) return false;
    const { fresh, unsettled, hasFailed } = await sortOut(tx, found);
    if (fresh.length === 0 && !(hasFailed && unsettled.length > 0)) return false;
    const id = newId();
    const { country, shareholders, shareholderFacts, options } = askedOf(found.supplier);
    const written = await insertRows<{ id: string }>(
      tx,
      'Screening',
      [
        {
          id,
          companyId,
          supplierId,
          status: 'in_progress',
          companyCountry: country,
          shareholders,
          shareholderFacts,
          options,
          requestedAt: ctx.now(),
          runId,
          watched: [...unsettled, ...fresh.map((one) => ({ ...one, is_new: true }))],
        },
      ],
      Prisma.sql`ON CONFLICT ("supplierId", "runId") DO NOTHING RETURNING "id"`,
    );
    if (written.length === 0) return false;
    await ctx.jobs.enqueue(tx, runScreeningJob, { screeningId: id }, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'screening.monitor',
      objectType: 'screening',
      objectId: id,
      facts: { supplier_id: supplierId, entries: fresh.map(({ list, source_id: entry }) => `${list}:${entry}`) },
    });
    return true;
  });
}

async function sortOut(tx: Tx, { supplier, hits }: FoundOfSupplier) {
  const { id: supplierId, companyId } = supplier;
  const { newest, pairs, kept, unsettled } = await readWatched(tx, { companyId, supplierId });
  const cleared = await clearedForCompany(tx, companyId, hits);
  const fresh = hits.filter(
    ({ party, hit }) =>
      !pairs.some((pair) => pair.party === party.name && pair.hit.entry_key === hit.entry_key) &&
      !isWatched(
        newest?.status === 'in_progress' ? kept.filter((one) => isOfVersion(one, hit)) : [],
        party.name,
        hit,
      ) &&
      !cleared.has(`${partyKey(party)}\n${hit.entry_key}`),
  );
  const isFresh = (one: WatchedEntry) => fresh.some(({ party, hit }) => isWatched([one], party.name, hit));
  return {
    unsettled: watchedEntries.parse(unsettled.filter((one) => !isFresh(one))),
    fresh: fresh.map(({ party, hit }) => ({
      party: party.name,
      list: hit.list.code,
      source_id: hit.entry_id,
      entry_key: hit.entry_key,
    })),
    hasFailed: newest?.status === 'failed',
  };
}

async function clearedForCompany(tx: Tx, companyId: string, hits: FoundOfSupplier['hits']): Promise<Set<string>> {
  const made = await tx.screeningDecision.findMany({
    where: { companyId, scope: 'company', entryKey: { in: hits.map(({ hit }) => hit.entry_key) } },
    select: { partyKey: true, entryKey: true, decision: true, proposed: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const newest = new Map(made.map((one) => [`${one.partyKey}\n${one.entryKey}`, one]));
  const isCleared = ({ decision, proposed }: (typeof made)[number]) => decision === 'false_positive' && !proposed;
  return new Set([...newest].flatMap(([pair, one]) => (isCleared(one) ? [pair] : [])));
}
