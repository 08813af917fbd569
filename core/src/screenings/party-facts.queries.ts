import { findCountry } from '@homologa/domain/countries/find-country';
import type { EntryIdentifier } from '@homologa/domain/screenings/list-entry';
import type { LegalAction } from '@homologa/domain/screenings/screening.contract';
import { z } from 'zod';
import type { Queries } from '../kernel/database';

/** Somebody with a part of a company, as the report form or a delivered report has them. */
export interface KnownOwner {
  name: string;
  isPerson: boolean | null;
  /** As it was entered. */
  country: string | null;
  /** In per cent. */
  share: number | null;
  isUltimate: boolean;
  identifiers: EntryIdentifier[];
}

/** What reports and forms tell of a supplier beside itself. */
export interface PartyFacts {
  owners: KnownOwner[];
  legalActions: LegalAction[];
}

export const NO_FACTS: PartyFacts = { owners: [], legalActions: [] };

const optional = z.string().trim().max(300).nullish().catch(null);
const share = z.coerce.number().min(0).max(100).nullish().catch(null);
const kind = z.enum(['person', 'company']).nullish().catch(null);
const owner = { name: z.string().trim().min(1).max(300), kind, country: optional, share };
/** What is stored was typed: a line that names nobody is left out. */
const linesOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((lines) => lines.flatMap((raw) => line.safeParse(raw).data ?? []) as z.output<Line>[]);
const formOwners = linesOf(
  z.object({ ...owner, document: optional, ultimate_owner: z.boolean().nullish().catch(null) }),
);
const shareholdings = linesOf(z.object(owner));
const suits = linesOf(
  z.object({ court: optional, number: optional, date: z.iso.date().nullish().catch(null), plaintiff: optional }),
);

interface FactRow {
  id: string;
  owners: unknown;
  details: { shareholdings?: unknown; suits?: unknown } | null;
}

/** Reads the facts of a company's suppliers, by their ids: of the newest form that was sent and the newest delivery. */
export async function readPartyFacts(
  db: Pick<Queries, '$queryRaw'>,
  supplierIds: readonly string[],
): Promise<Map<string, PartyFacts>> {
  const rows = await db.$queryRaw<FactRow[]>`
    SELECT s."id",
      (SELECT b."form" -> 'owners' FROM "BirRequest" b
        WHERE b."supplierId" = s."id" AND b."companyId" = s."companyId" AND b."submittedAt" IS NOT NULL
        ORDER BY b."createdAt" DESC LIMIT 1) AS "owners",
      (SELECT d."data" -> 'details' FROM "ReportDelivery" d
        WHERE d."supplierId" = s."id" AND d."companyId" = s."companyId" AND d."data" ? 'details'
        ORDER BY d."deliveredAt" DESC LIMIT 1) AS "details"
    FROM "Supplier" s WHERE s."id" = ANY(${[...supplierIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}

function factsOf({ owners, details }: FactRow): PartyFacts {
  const typed = formOwners.parse(owners).map((line): KnownOwner => {
    const alpha2 = line.country ? findCountry(line.country)?.alpha2 : undefined;
    const type = line.kind === 'company' ? 'tax_id' : 'national_id';
    return {
      ...ownerOf(line),
      isUltimate: line.ultimate_owner === true,
      identifiers: line.document ? [{ type, value: line.document, ...(alpha2 ? { country: alpha2 } : {}) }] : [],
    };
  });
  const held = shareholdings
    .parse(details?.shareholdings)
    .map((line): KnownOwner => ({ ...ownerOf(line), isUltimate: false, identifiers: [] }));
  return {
    owners: [...typed, ...held],
    legalActions: suits.parse(details?.suits).map(({ court, number, date, plaintiff }) => ({
      title: plaintiff || number || court || '-',
      court: court || null,
      reference: number || null,
      date: date ?? null,
      status: null,
      url: null,
    })),
  };
}

const ownerOf = (line: z.output<typeof shareholdings>[number]) => ({
  name: line.name,
  isPerson: line.kind ? line.kind === 'person' : null,
  country: line.country || null,
  share: line.share ?? null,
});
