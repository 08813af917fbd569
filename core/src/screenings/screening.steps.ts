import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import { watchedEntries } from '@homologa/domain/screenings/screening.contract';
import type { ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import { audit } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
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

/** Inserts a screening in progress with its job and its audit entry. The caller has locked the supplier. */
export async function createScreening(
  ctx: Context,
  tx: Tx,
  input: NewScreening,
): Promise<{ screeningId: string; jobId: string }> {
  const { companyId, supplierId, country, shareholders, shareholderFacts = [], options } = input;
  const screeningId = newId();
  const { unsettled } = await readWatched(tx, { companyId, supplierId });
  await tx.screening.create({
    data: {
      id: screeningId,
      companyId,
      supplierId,
      companyCountry: country || null,
      shareholders,
      shareholderFacts: storedFacts(shareholderFacts),
      options,
      watched: watchedEntries.parse(unsettled),
      requestedById: actorIdOf(ctx.actor),
      requestedAt: ctx.now(),
    },
    select: { id: true },
  });
  const jobId = await ctx.jobs.enqueue(tx, runScreeningJob, { screeningId }, { companyId });
  await audit(ctx, tx, {
    companyId,
    action: 'screening.request',
    objectType: 'screening',
    objectId: screeningId,
    facts: { supplier_id: supplierId },
  });
  return { screeningId, jobId };
}
