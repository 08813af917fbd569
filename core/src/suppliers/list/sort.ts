import { byReportSort, isCopiedFigure, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import type { SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import { bySort, isListField } from '@homologa/domain/suppliers/supplier-fields';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';

interface SortKey {
  key: Prisma.Sql;
  /** True if the sort key is never null, so that one index serves ascending and descending order. */
  isRequired?: true;
  join?: Prisma.Sql;
  /** Inner join for rows with a value in the joined table, so that the index of the joined table is used. */
  valued?: Prisma.Sql;
  isByAge?: true;
  /**
   * True if the sort key has values only in active workflows. Closed workflows keep the stored column, but their lists
   * do not show it.
   */
  isOfActive?: true;
  /**
   * Conditions that replace an index for a sort key without one: one condition per value of the key, in ascending
   * order. The rows of each condition are sorted by creation time.
   */
  steps?: readonly Prisma.Sql[];
}

const sql = Prisma.sql;
const REPORTED = sql`JOIN "Report" p ON p."supplierId" = s."id" AND p."companyId" = s."companyId"`;
const REPORT = sql`LEFT ${REPORTED}`;
const WORKFLOW = sql`JOIN "Workflow" wt ON wt."id" = s."workflowId"`;
const CCR_OF = sql`"CcrRequest" c WHERE c."supplierId" = s."id" AND c."companyId" = s."companyId"`;
const HAS_CCR = sql`EXISTS (SELECT FROM ${CCR_OF})`;
const HAS_OPEN_CCR = sql`EXISTS (SELECT FROM ${CCR_OF} AND c."deliveredAt" IS NULL)`;
const CCR = sql`LEFT JOIN (
  SELECT DISTINCT ON ("supplierId") "supplierId", "companyId", "deliveredAt" FROM "CcrRequest"
  ORDER BY "supplierId", "requestedAt" DESC
) c ON c."supplierId" = s."id" AND c."companyId" = s."companyId"`;

const own = (key: Prisma.Sql): SortKey => ({ key });
const typed = (key: Prisma.Sql): SortKey => ({ key: sql`nullif(${key}, '') COLLATE "C"` });
const required = (key: Prisma.Sql): SortKey => ({ key, isRequired: true });
const reported = (key: Prisma.Sql): SortKey => ({ key, join: REPORT, valued: REPORTED });
/**
 * Returns the first characters of a text. Texts are indexed and sorted by these characters, because index entries have
 * a maximum size.
 */
const beginning = (text: Prisma.Sql): Prisma.Sql => sql`left(${text}, 200)`;

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

const INVITED = bySort((name) => {
  const column = Prisma.raw(`s."${name}"`);
  return isListField(name) ? own(sql`nullif(${column}, '{}')`) : typed(column);
});

const SORT_KEYS: Readonly<Record<SupplierSortField, SortKey>> = {
  ...INVITED,
  ...BY_FIGURE,
  created_at: required(sql`s."createdAt"`),
  modified_at: required(sql`s."modifiedAt"`),
  status: { key: sql`s."displayStatus"`, isRequired: true, isByAge: true },
  // The indexes use collation "C", so that the order is the same in every database locale.
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
  'score.percent': own(sql`s."scorePercent"`),
  last_reminded_at: own(sql`s."lastRemindedAt"`),
  'waiting.since': { ...own(sql`s."waitingSince"`), isOfActive: true },
  'waiting.for': { ...own(sql`s."waitingFor" COLLATE "C"`), isOfActive: true },
  website: own(beginning(sql`s."website"`)),
  'ccr.score': own(sql`s."ccrScore" COLLATE "C"`),
  // Sort values: 0 not requested, 1 pending, 2 delivered.
  'ccr.status': {
    key: sql`(CASE WHEN c."supplierId" IS NULL THEN 0 WHEN c."deliveredAt" IS NULL THEN 1 ELSE 2 END)`,
    isRequired: true,
    join: CCR,
    isByAge: true,
    steps: [sql`NOT ${HAS_CCR}`, HAS_OPEN_CCR, sql`${HAS_CCR} AND NOT ${HAS_OPEN_CCR}`],
  },
  'questionnaire.status': required(
    sql`(CASE WHEN s."questionnaireCompletedAt" IS NOT NULL THEN 2 WHEN s."questionnaireStartedAt" IS NOT NULL THEN 1 ELSE 0 END)`,
  ),
};

export interface OrderedPart {
  from: Prisma.Sql;
  condition: Prisma.Sql | null;
  orderBy: Prisma.Sql;
}

export interface SupplierOrder {
  join: Prisma.Sql;
  key: Prisma.Sql;
  orderBy: (names: Record<'key' | 'added' | 'id', Prisma.Sql>) => Prisma.Sql;
  parts: (isFromEnd: boolean) => OrderedPart[];
}

const direction = (isAscending: boolean): Prisma.Sql => (isAscending ? sql`ASC` : sql`DESC`);

const isActive = (workflowId: string): Prisma.Sql =>
  sql`(SELECT a."status" = 'active' FROM "Workflow" a WHERE a."id" = ${workflowId}::uuid)`;

const OWN_COLUMNS = { added: sql`s."createdAt"`, id: sql`s."id"` };

/**
 * Returns the sort order of a list. The id breaks ties, so that no supplier appears on two pages. Suppliers without a
 * value come last in both directions; no index has that order, so they are read separately. `workflowId` is set for a
 * list of a single workflow; lists of several workflows contain active workflows only.
 */
export function supplierOrder(
  sort: { field: SupplierSortField; order: SortOrder },
  workflowId?: string,
): SupplierOrder {
  const { key, isRequired, join = Prisma.empty, valued = join, isByAge, isOfActive, steps } = SORT_KEYS[sort.field];
  const isShown = isOfActive && workflowId !== undefined ? isActive(workflowId) : null;
  const isUp = sort.order === 'ASC';
  // The indexes on the creation time contain the times and the ids in opposite directions.
  const isIdUp = sort.field === 'created_at' || isByAge ? !isUp : isUp;
  const columns = (names: Record<'added' | 'id', Prisma.Sql>, isReversed: boolean) =>
    sql`${isByAge ? sql`${names.added} ${direction(isUp !== isReversed)}, ` : Prisma.empty}${names.id} ${direction(isIdUp !== isReversed)}`;
  const parts = (isFromEnd: boolean): OrderedPart[] => {
    const from = sql`"Supplier" s ${join}`;
    const tied = columns(OWN_COLUMNS, isFromEnd);
    const orderBy = sql`${key} ${direction(isUp !== isFromEnd)}, ${tied}`;
    if (steps) {
      const ascending = steps.map((condition) => ({ from: sql`"Supplier" s`, condition, orderBy: tied }));
      return isUp ? ascending : ascending.reverse();
    }
    if (isRequired) return [{ from, condition: null, orderBy }];
    const withValue = { from: sql`"Supplier" s ${valued}`, condition: sql`${key} IS NOT NULL`, orderBy };
    const without = { from, condition: sql`${key} IS NULL`, orderBy: tied };
    if (isShown === null) return [withValue, without];
    // PostgreSQL evaluates the constant conditions once and skips the parts whose constant condition is false.
    return [
      { ...withValue, condition: sql`${isShown} AND ${withValue.condition}` },
      { ...without, condition: sql`${isShown} AND ${without.condition}` },
      { ...without, condition: sql`NOT ${isShown}` },
    ];
  };
  return {
    join,
    key: isShown === null ? key : sql`(CASE WHEN ${isShown} THEN ${key} END)`,
    orderBy: (names) =>
      sql`${names.key} ${direction(isUp)}${isRequired ? Prisma.empty : sql` NULLS LAST`}, ${columns(names, false)}`,
    parts: (isFromEnd) => (isFromEnd ? parts(true).reverse() : parts(false)),
  };
}
