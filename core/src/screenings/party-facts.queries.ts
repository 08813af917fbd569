import { isBirthDate } from '@homologa/domain/identity/birth-date';
import type { HolderKind } from '@homologa/domain/screenings/asked-shareholder';
import type { LegalAction } from '@homologa/domain/screenings/screening.contract';
import { z } from 'zod';
import type { Tx } from '../kernel/database/database';

export interface KnownOwner {
  name: string;
  isPerson: boolean | null;
  country: string | null;
  share: number | null;
  isUltimate: boolean;
  birthDate: string | null;
  document: string | null;
}

export interface KnownManager {
  name: string;
  position: string | null;
  isLegalRepresentative: boolean;
  document: string | null;
}

interface KnownCompany {
  names: string[];
  taxIds: string[];
  legalForms: string[];
  /** Kind and birth date from the request for a compliance check. */
  checked?: { kind: HolderKind; birthDate: string | null };
}

export interface PartyFacts {
  owners: KnownOwner[];
  managers: KnownManager[];
  company: KnownCompany;
  legalActions: LegalAction[];
}

export const NO_FACTS: PartyFacts = {
  owners: [],
  managers: [],
  company: { names: [], taxIds: [], legalForms: [] },
  legalActions: [],
};

const optional = z.string().trim().max(300).nullish().catch(null);
const share = z.coerce.number().min(0).max(100).nullish().catch(null);
const kind = z.enum(['person', 'company']).nullish().catch(null);
const birthDate = z.string().trim().refine(isBirthDate).nullish().catch(null);
const yesNo = z.boolean().nullish().catch(null);
const named = { name: z.string().trim().min(1).max(300), document: optional };
const owner = { ...named, kind, country: optional, share, birth_date: birthDate };
/** Parses a stored list entry by entry and skips invalid entries, such as a shareholder without a name. */
const linesOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((lines) => lines.flatMap((raw) => line.safeParse(raw).data ?? []) as z.output<Line>[]);
const formOwners = linesOf(z.object({ ...owner, ultimate_owner: yesNo }));
const shareholdings = linesOf(z.object(owner));
const formManagers = linesOf(z.object({ ...named, position: optional, legal_representative: yesNo }));
const formCompany = z.object({ company_name: optional, trade_name: optional, tax_id: optional }).partial().catch({});
const registration = z
  .object({ legal_form: optional, legal_form_other: optional, former_names: optional, tax_regime_brazil: optional })
  .partial()
  .catch({});
const suits = linesOf(
  z.object({ court: optional, number: optional, date: z.iso.date().nullish().catch(null), plaintiff: optional }),
);

interface FactRow {
  id: string;
  company: unknown;
  owners: unknown;
  management: unknown;
  registration: unknown;
  details: { shareholdings?: unknown; suits?: unknown } | null;
  deliveredName: string | null;
  checkedKind: HolderKind | null;
  checkedBirthDate: string | null;
}

export async function readPartyFacts(
  db: Pick<Tx, '$queryRaw'>,
  supplierIds: readonly string[],
): Promise<Map<string, PartyFacts>> {
  const rows = await db.$queryRaw<FactRow[]>`
    SELECT s."id", b."company", b."form" -> 'owners' AS "owners", b."form" -> 'management' AS "management",
      b."form" -> 'registration' AS "registration",
      (SELECT d."data" -> 'details' FROM "ReportDelivery" d
        WHERE d."supplierId" = s."id" AND d."companyId" = s."companyId" AND d."data" ? 'details'
        ORDER BY d."deliveredAt" DESC LIMIT 1) AS "details",
      (SELECT d."data" #>> '{figures,company_name}' FROM "ReportDelivery" d
        WHERE d."supplierId" = s."id" AND d."companyId" = s."companyId"
        ORDER BY d."deliveredAt" DESC LIMIT 1) AS "deliveredName",
      k."kind" AS "checkedKind", k."birthDate" AS "checkedBirthDate"
    FROM "Supplier" s
    LEFT JOIN "ComplianceCheck" k ON k."supplierId" = s."id" AND k."companyId" = s."companyId"
    LEFT JOIN LATERAL (
      SELECT f."company", f."form" FROM "BirRequest" f
      WHERE f."supplierId" = s."id" AND f."companyId" = s."companyId" AND f."submittedAt" IS NOT NULL
      ORDER BY f."createdAt" DESC LIMIT 1) b ON true
    WHERE s."id" = ANY(${[...supplierIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}

function factsOf(row: FactRow): PartyFacts {
  const typed = formOwners
    .parse(row.owners)
    .map((line): KnownOwner => ({ ...ownerOf(line), isUltimate: line.ultimate_owner === true }));
  const held = shareholdings
    .parse(row.details?.shareholdings)
    .map((line): KnownOwner => ({ ...ownerOf(line), isUltimate: false }));
  return {
    owners: [...typed, ...held],
    managers: formManagers.parse(row.management).map((line) => ({
      name: line.name,
      position: line.position || null,
      isLegalRepresentative: line.legal_representative === true,
      document: line.document || null,
    })),
    company: companyOf(row),
    legalActions: suits.parse(row.details?.suits).map(({ court, number, date, plaintiff }) => ({
      title: plaintiff || number || court || '-',
      court: court || null,
      reference: number || null,
      date: date ?? null,
      status: null,
      url: null,
    })),
  };
}

const texts = (values: readonly (string | null | undefined)[]): string[] => values.flatMap((value) => value || []);

function companyOf(row: FactRow): KnownCompany {
  const company = formCompany.parse(row.company ?? {});
  const registered = registration.parse(row.registration ?? {});
  const former = (registered.former_names ?? '').split(/[;\n]/).map((name) => name.trim());
  return {
    names: texts([company.company_name, company.trade_name, ...former, optional.parse(row.deliveredName)]),
    taxIds: texts([company.tax_id]),
    legalForms: texts([registered.legal_form, registered.legal_form_other, registered.tax_regime_brazil]),
    ...(row.checkedKind ? { checked: { kind: row.checkedKind, birthDate: row.checkedBirthDate } } : {}),
  };
}

const ownerOf = (line: z.output<typeof shareholdings>[number]) => ({
  name: line.name,
  isPerson: line.kind ? line.kind === 'person' : null,
  country: line.country || null,
  share: line.share ?? null,
  birthDate: line.birth_date ?? null,
  document: line.document || null,
});
