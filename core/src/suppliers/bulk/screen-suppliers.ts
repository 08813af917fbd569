import { canRequestScreening } from '@homologa/domain/compliance/compliance.policy';
import { type AskedShareholder, shareholdersOfLines } from '@homologa/domain/screenings/asked-shareholder';
import { hasUnitForScreening, SCREENING_OPTIONS } from '@homologa/domain/screenings/screening-rules';
import { takeUnitsLeft } from '../../companies/quota.steps';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { insertScreenings, prepareScreening } from '../../screenings/screening.steps';
import type { HeldSubject } from './bulk-subjects';

interface ScreenedSupplier {
  id: string;
  country: string;
  shareholders: string[];
  status: string | null;
  askedShareholders: string[] | null;
  askedFacts: AskedShareholder[] | null;
}

/**
 * Requests screenings of locked suppliers by the rules of single requests (reference 10.2), in the order of their ids
 * until the quota is used up. Uses the shareholders of the newest screening, otherwise the known shareholders. A
 * supplier whose screening is running counts as done. Returns the ids of the suppliers that are done.
 */
export async function screenSuppliers(
  ctx: Context,
  tx: Tx,
  companyId: string,
  targets: readonly HeldSubject[],
): Promise<string[]> {
  const product = await tx.companyProduct.findUnique({
    where: { companyId_type: { companyId, type: 'cfr' } },
    select: { enabled: true },
  });
  for (const target of targets) {
    authorize(canRequestScreening(ctx.actor, { ...target, isComplianceEnabled: product?.enabled === true }));
  }
  const suppliers = await readSuppliers(tx, companyId, targets);
  const reportTypes = new Map(targets.map(({ id, workflow }) => [id, workflow.reportType]));
  const asked = suppliers.filter(({ status }) => status !== 'in_progress');
  const hasUnit = ({ id, status }: ScreenedSupplier): boolean =>
    hasUnitForScreening({ reportType: reportTypes.get(id) ?? '', isScreened: status !== null });
  // Prepares the screenings before the quota is locked, so that other requests only wait for the inserts.
  const prepared: PreparedSupplier[] = [];
  for (const supplier of asked) {
    const { id: supplierId, country, askedShareholders: names, askedFacts: facts } = supplier;
    const known = names ? { names, facts: facts ?? [] } : shareholdersOfLines(supplier.shareholders);
    const screening = await prepareScreening(tx, {
      companyId,
      supplierId,
      country,
      shareholders: known.names,
      shareholderFacts: known.facts,
      options: [...SCREENING_OPTIONS],
    });
    prepared.push({ screening, needsUnit: !hasUnit(supplier) });
  }
  const units = await takeUnitsLeft(ctx, tx, companyId, 'cfr', prepared.filter(({ needsUnit }) => needsUnit).length);
  const screenings = withinUnits(prepared, units);
  await insertScreenings(ctx, tx, companyId, screenings);
  const running = suppliers.filter(({ status }) => status === 'in_progress').map(({ id }) => id);
  return [...running, ...screenings.map(({ supplierId }) => supplierId)];
}

interface PreparedSupplier {
  screening: Awaited<ReturnType<typeof prepareScreening>>;
  needsUnit: boolean;
}

/** Drops the last suppliers if the quota has too few units for all suppliers. */
function withinUnits(prepared: readonly PreparedSupplier[], units: number) {
  let left = units;
  return prepared.flatMap(({ screening, needsUnit }) => {
    if (!needsUnit) return [screening];
    left -= 1;
    return left >= 0 ? [screening] : [];
  });
}

const readSuppliers = (tx: Tx, companyId: string, targets: readonly HeldSubject[]): Promise<ScreenedSupplier[]> =>
  tx.$queryRaw<ScreenedSupplier[]>`
    SELECT s."id", s."country", s."shareholders", n."status"::text AS "status",
      n."shareholders" AS "askedShareholders", n."shareholderFacts" AS "askedFacts"
    FROM "Supplier" s
    LEFT JOIN LATERAL (
      SELECT "status", "shareholders", "shareholderFacts" FROM "Screening"
      WHERE "supplierId" = s."id" AND "companyId" = s."companyId"
      ORDER BY "requestedAt" DESC, "id" DESC LIMIT 1) n ON true
    WHERE s."companyId" = ${companyId}::uuid AND s."id" = ANY(${targets.map(({ id }) => id)}::uuid[])
    ORDER BY s."id"`;
