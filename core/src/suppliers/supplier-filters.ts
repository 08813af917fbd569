import { findCountry } from '@homologa/domain/countries/find-country';
import { type CommercialScoreGroup, commercialScoreRange } from '@homologa/domain/reports/scales';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import { Prisma } from '@homologa/prisma/client';

const ORDER_COLUMN: Readonly<Record<SupplierSortField, Prisma.Sql>> = {
  created_at: Prisma.sql`s."createdAt"`,
  modified_at: Prisma.sql`s."modifiedAt"`,
  status: Prisma.sql`s."displayStatus"`,
  'invite.company_name': Prisma.sql`s."companyNameFold"`,
  'invite.full_name': Prisma.sql`search_fold(s."fullName")`,
  'invite.emails': Prisma.sql`s."emails"`,
  'invite.country': Prisma.sql`s."country"`,
  'invite.tax_id': Prisma.sql`s."taxId"`,
  'invite.address': Prisma.sql`search_fold(s."address")`,
  'invite.sic': Prisma.sql`s."sic"`,
  'invite.phone': Prisma.sql`s."phone"`,
  'invite.duns_number': Prisma.sql`s."dunsNumber"`,
  'invite.shareholders': Prisma.sql`s."shareholders"`,
  'report.financial_strength': Prisma.sql`s."financialStrength"`,
  'report.risk_indicator': Prisma.sql`s."riskIndicator"`,
  'report.rac_risk_indicator': Prisma.sql`s."racRiskIndicator"`,
  'report.commercial_score': Prisma.sql`s."commercialScore"`,
  'report.dnb_rating': Prisma.sql`s."dnbRating"`,
  'report.industry': Prisma.sql`s."industry"`,
  'screening.status': Prisma.sql`s."screeningStatus"`,
  'decision.decision': Prisma.sql`s."decision"`,
};

/** The order of a list; the id makes it total, so that no line is on two pages. */
export function supplierOrder(sort: { field: SupplierSortField; order: SortOrder }): Prisma.Sql {
  const column = ORDER_COLUMN[sort.field];
  const isRequired = sort.field === 'created_at' || sort.field === 'modified_at';
  // Only columns that are never empty can be read from their index in this order.
  if (isRequired) {
    return sort.order === 'ASC' ? Prisma.sql`${column} ASC, s."id" DESC` : Prisma.sql`${column} DESC, s."id" ASC`;
  }
  const direction = sort.order === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.sql`${column} ${direction} NULLS LAST, s."id" ASC`;
}

const anyText = (column: Prisma.Sql, values: string[] | undefined): Prisma.Sql[] =>
  values?.length ? [Prisma.sql`${column} = ANY(${values}::text[])`] : [];

const anyId = (column: Prisma.Sql, values: string[] | undefined): Prisma.Sql[] =>
  values?.length ? [Prisma.sql`${column} = ANY(${values}::uuid[])`] : [];

/** Of a column that is empty where the filter says `none`. */
function anyTextOrNone(column: Prisma.Sql, values: string[] | undefined): Prisma.Sql[] {
  if (!values?.includes('none')) return anyText(column, values);
  return [Prisma.sql`(${column} IS NULL OR ${column} = ANY(${values}::text[]))`];
}

function scoreCondition(groups: CommercialScoreGroup[] | undefined): Prisma.Sql[] {
  if (!groups?.length) return [];
  const ranges = groups.map((group) => {
    const { above, upTo } = commercialScoreRange(group);
    return Prisma.sql`(s."commercialScore" > ${above ?? -2_147_483_648} AND s."commercialScore" <= ${upTo ?? 2_147_483_647})`;
  });
  return [Prisma.sql`(${Prisma.join(ranges, ' OR ')})`];
}

/** The statuses a filter names, as shown; empty means all of them. */
export const filteredStatuses = (filter: SupplierListFilter): string[] =>
  filter.status?.includes('all') ? [] : (filter.status ?? []);

/** Whether the counters kept per workflow already know how many suppliers the filter leaves. */
export const isCountedFilter = (filter: SupplierListFilter): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || key === 'status' || key === 'workflow_id');

/** The conditions of a list's filters (wire.md 18) on "Supplier" s. A country comes as its id, code or name. */
export function supplierConditions(filter: SupplierListFilter): Prisma.Sql[] {
  const statuses = filteredStatuses(filter);
  const term = filter.q?.trim();
  return [
    ...(term ? [Prisma.sql`s."id" IN (SELECT search_supplier_ids(${term}))`] : []),
    ...(statuses.length ? [Prisma.sql`s."displayStatus" = ANY(${statuses}::"SupplierStatus"[])`] : []),
    ...anyId(Prisma.sql`s."id"`, filter.id),
    ...anyId(Prisma.sql`s."workflowId"`, filter.workflow_id),
    ...anyText(
      Prisma.sql`s."country"`,
      filter.country?.map((country) => findCountry(country)?.id ?? country),
    ),
    ...(filter.tags?.length
      ? [
          Prisma.sql`EXISTS (SELECT FROM "SupplierLabel" t WHERE t."supplierId" = s."id"
            AND t."labelId" = ANY(${filter.tags}::uuid[]))`,
        ]
      : []),
    ...anyText(Prisma.sql`s."financialStrength"`, filter.financial_strength),
    ...anyText(Prisma.sql`s."riskIndicator"`, filter.risk_indicator),
    ...anyText(Prisma.sql`s."racRiskIndicator"`, filter.rac_risk_indicator),
    ...scoreCondition(filter.commercial_score),
    ...anyText(Prisma.sql`s."dnbRating"`, filter.dnb_rating),
    ...anyText(Prisma.sql`s."industry"`, filter.industry),
    ...anyText(Prisma.sql`s."ccrScore"`, filter.ccr_score),
    ...anyTextOrNone(Prisma.sql`s."screeningStatus"`, filter.screen_status),
    ...anyTextOrNone(Prisma.sql`s."decision"`, filter.decision),
  ];
}
