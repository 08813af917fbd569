import { SUPPLIER_STATUSES, type SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { byReportSort, isCopiedFigure, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import type { SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import { bySort, isListField } from '@homologa/domain/suppliers/supplier-fields';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';

/** What a sort compares: an expression over "Supplier" s and what `join` adds to it. */
interface SortKey {
  key: Prisma.Sql;
  /** Never empty, so that one index serves both directions. */
  isRequired?: true;
  join?: Prisma.Sql;
  /** The same of those alone that have a value, where that is another table's. */
  valued?: Prisma.Sql;
  /** The list taken apart where a few values put it in order, upwards; each part goes by the moment of adding. */
  parts?: readonly SupplierPart[];
}

/** Those of a list who have the same value. */
export interface SupplierPart {
  condition: Prisma.Sql;
  /** The status that the counters know it by. */
  status?: SupplierStatus;
}

const sql = Prisma.sql;
const REPORTED = sql`JOIN "Report" p ON p."supplierId" = s."id" AND p."companyId" = s."companyId"`;
const REPORT = sql`LEFT ${REPORTED}`;
const WORKFLOW = sql`JOIN "Workflow" wt ON wt."id" = s."workflowId"`;
const CCR_OF = sql`"CcrRequest" c WHERE c."supplierId" = s."id" AND c."companyId" = s."companyId"`;
const HAS_CCR = sql`EXISTS (SELECT FROM ${CCR_OF})`;
/** While one is open no other is asked for: the newest is open, or none. */
const HAS_OPEN_CCR = sql`EXISTS (SELECT FROM ${CCR_OF} AND c."deliveredAt" IS NULL)`;
const CCR = sql`LEFT JOIN (
  SELECT DISTINCT ON ("supplierId") "supplierId", "companyId", "deliveredAt" FROM "CcrRequest"
  ORDER BY "supplierId", "requestedAt" DESC
) c ON c."supplierId" = s."id" AND c."companyId" = s."companyId"`;

const own = (key: Prisma.Sql): SortKey => ({ key });
/** Text of an invitation, empty where nothing was typed. */
const typed = (key: Prisma.Sql): SortKey => ({ key: sql`nullif(${key}, '') COLLATE "C"` });
const required = (key: Prisma.Sql): SortKey => ({ key, isRequired: true });
const reported = (key: Prisma.Sql): SortKey => ({ key, join: REPORT, valued: REPORTED });
/** A text is put in order by its beginning, as its index has it: an entry of an index has an end. */
const beginning = (text: Prisma.Sql): Prisma.Sql => sql`left(${text}, 200)`;

/** Each figure by itself, where nothing else is said of it below; a sum of which a part is known. */
const BY_FIGURE = byReportSort(
  (name) => {
    const { kind } = REPORT_FIELDS[name];
    const column = Prisma.raw(`${isCopiedFigure(name) ? 's' : 'p'}."${name}"`);
    const key = kind === 'text' ? beginning(column) : kind === 'grade' ? sql`${column} COLLATE "C"` : column;
    return isCopiedFigure(name) ? own(key) : reported(key);
  },
  (_, figures) => {
    const columns = figures.map((name) => Prisma.raw(`p."${name}"`));
    return reported(sql`coalesce(${Prisma.join(columns, ' + ')}, ${Prisma.join(columns, ', ')})`);
  },
);

/** Each field of an invite by itself, where nothing else is said of it below. */
const INVITED = bySort((name) => {
  const column = Prisma.raw(`s."${name}"`);
  return isListField(name) ? own(sql`nullif(${column}, '{}')`) : typed(column);
});

const SORT_KEYS: Readonly<Record<SupplierSortField, SortKey>> = {
  ...INVITED,
  ...BY_FIGURE,
  created_at: required(sql`s."createdAt"`),
  modified_at: required(sql`s."modifiedAt"`),
  status: {
    key: sql`s."displayStatus"`,
    isRequired: true,
    parts: SUPPLIER_STATUSES.map((status) => ({
      condition: sql`s."displayStatus" = ${status}::"SupplierStatus"`,
      status,
    })),
  },
  // As its index has it, in every database's language.
  'invite.company_name': required(sql`s."companyNameFold" COLLATE "C"`),
  'invite.full_name': required(sql`search_fold(s."fullName") COLLATE "C"`),
  'invite.address': own(sql`${beginning(sql`nullif(lower(s."address"), '')`)} COLLATE "C"`),
  'invite.emails': own(sql`${beginning(sql`s."emails"[1]`)} COLLATE "C"`),
  'invite.tax_id': typed(sql`lower(s."taxId")`),
  'report.delivery_date': reported(sql`p."deliveryDate"`),
  'report.global_ultimate_duns_number': reported(sql`${beginning(sql`p."globalUltimateDunsNumber"`)} COLLATE "C"`),
  'workflow.title': { key: sql`wt."title"`, isRequired: true, join: WORKFLOW },
  'screening.status': own(sql`s."screeningStatus" COLLATE "C"`),
  'decision.decision': own(sql`s."decision" COLLATE "C"`),
  website: own(beginning(sql`s."website"`)),
  'ccr.score': own(sql`s."ccrScore" COLLATE "C"`),
  // Not requested, pending, delivered.
  'ccr.status': {
    key: sql`(CASE WHEN c."supplierId" IS NULL THEN 0 WHEN c."deliveredAt" IS NULL THEN 1 ELSE 2 END)`,
    isRequired: true,
    join: CCR,
    parts: [
      { condition: sql`NOT ${HAS_CCR}` },
      { condition: HAS_OPEN_CCR },
      { condition: sql`${HAS_CCR} AND NOT ${HAS_OPEN_CCR}` },
    ],
  },
  'questionnaire.status': required(
    sql`(CASE WHEN s."questionnaireCompletedAt" IS NOT NULL THEN 2 WHEN s."questionnaireStartedAt" IS NOT NULL THEN 1 ELSE 0 END)`,
  ),
};

/** How a list is put in order: the tables that it needs besides "Supplier" s, and the order, read from either end. */
interface SupplierOrder {
  join: Prisma.Sql;
  /** Those that a list begins with where not everybody has a value; null where everybody has. */
  valued: Prisma.Sql | null;
  /** What is compared first. */
  key: Prisma.Sql;
  /** The parts of a list that a few values put in order, from its beginning; null where it is read as a whole. */
  parts: readonly SupplierPart[] | null;
  /** For ORDER BY, over the key, the moment of adding and the id, each by the name that it has there. */
  orderBy: (names: Record<'key' | 'added' | 'id', Prisma.Sql>) => Prisma.Sql;
  /** The order of those with a value, and of those without one, from either end. */
  walkBy: (isFromEnd: boolean) => { valued: Prisma.Sql; others: Prisma.Sql };
}

const ASC = sql`ASC`;
const DESC = sql`DESC`;

/**
 * The order of a list (reference 4.9). The id makes it total, so that no line is on two pages; lines without a value
 * come last in both directions.
 */
export function supplierOrder(sort: { field: SupplierSortField; order: SortOrder }): SupplierOrder {
  const { key, isRequired, join = Prisma.empty, valued = join, parts } = SORT_KEYS[sort.field];
  const isUp = sort.order === 'ASC';
  // The index on the moment of adding was made newest first, ties by id upwards; all others go one way in both.
  const isIdUp = sort.field === 'created_at' || parts ? !isUp : isUp;
  const to = (isUpwards: boolean) => (isUpwards ? ASC : DESC);
  const last = isRequired ? Prisma.empty : sql` NULLS LAST`;
  return {
    join,
    valued: isRequired ? null : valued,
    key,
    parts: parts ? (isUp ? parts : parts.toReversed()) : null,
    orderBy: (names) =>
      sql`${names.key} ${to(isUp)}${last}, ${parts ? sql`${names.added} ${to(isUp)}, ` : Prisma.empty}${names.id} ${to(isIdUp)}`,
    walkBy: (isFromEnd) => {
      const others = sql`s."id" ${to(isIdUp !== isFromEnd)}`;
      const added = parts ? sql`s."createdAt" ${to(isUp !== isFromEnd)}, ` : Prisma.empty;
      return { valued: sql`${key} ${to(isUp !== isFromEnd)}, ${added}${others}`, others };
    },
  };
}
