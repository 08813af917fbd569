import { type CommercialScoreGroup, commercialScoreRange } from '@homologa/domain/catalog/scales';
import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { findCountry } from '@homologa/domain/countries/find-country';
import {
  NEW_HITS_FILTERS,
  type NewHitsFilter,
  type ScreeningReview,
} from '@homologa/domain/screenings/screening-status';
import type { InvitationFilter } from '@homologa/domain/suppliers/invitation-errors';
import type { QuestionnaireStatus, SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import { searchCondition } from './search';

/** A text as the index of its order has it: letter by letter. */
const plain = (column: Prisma.Sql): Prisma.Sql => Prisma.sql`${column} COLLATE "C"`;

/** One value alone is compared as such: an index that goes on with the list's order is then walked in it. */
function anyText(column: Prisma.Sql, values: string[] | undefined): Prisma.Sql[] {
  const [first, ...others] = values ?? [];
  if (first === undefined) return [];
  return [others.length === 0 ? Prisma.sql`${column} = ${first}` : Prisma.sql`${column} = ANY(${values}::text[])`];
}

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

const QUESTIONNAIRE: Readonly<Record<QuestionnaireStatus, Prisma.Sql>> = {
  not_started: Prisma.sql`(s."questionnaireStartedAt" IS NULL AND s."questionnaireCompletedAt" IS NULL)`,
  started: Prisma.sql`(s."questionnaireStartedAt" IS NOT NULL AND s."questionnaireCompletedAt" IS NULL)`,
  completed: Prisma.sql`s."questionnaireCompletedAt" IS NOT NULL`,
};

function questionnaireCondition(statuses: QuestionnaireStatus[] | undefined): Prisma.Sql[] {
  if (!statuses?.length) return [];
  const wanted = statuses.map((status) => QUESTIONNAIRE[status]);
  return [Prisma.sql`(${Prisma.join(wanted, ' OR ')})`];
}

const INVITATION: Readonly<Record<InvitationFilter, Prisma.Sql>> = {
  queued: Prisma.sql`s."invitationState" = 'queued'`,
  delayed: Prisma.sql`(s."invitationState" = 'queued' AND s."invitationError" IS NOT NULL)`,
  sent: Prisma.sql`s."invitationState" = 'sent'`,
  failed: Prisma.sql`s."invitationState" = 'failed'`,
};

/** Each of `failed` and `delayed` implies the condition of the index of undelivered invitations. */
function invitationCondition(wanted: InvitationFilter[] | undefined): Prisma.Sql[] {
  if (!wanted?.length) return [];
  return [
    Prisma.sql`(${Prisma.join(
      wanted.map((state) => INVITATION[state]),
      ' OR ',
    )})`,
  ];
}

/** Both values together leave everybody. */
function newHitsCondition(wanted: NewHitsFilter[] | undefined): Prisma.Sql[] {
  if (!wanted?.length || NEW_HITS_FILTERS.every((each) => wanted.includes(each))) return [];
  return [wanted.includes('yes') ? Prisma.sql`s."newHits" > 0` : Prisma.sql`s."newHits" = 0`];
}

/** The second condition is that of the index. */
const reviewCondition = (wanted: ScreeningReview[] | undefined): Prisma.Sql[] =>
  wanted?.length ? [Prisma.sql`(s."screeningReview" && ${wanted}::text[] AND s."screeningReview" <> '{}')`] : [];

const DAY = 86_400_000;
const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length;

/** Added between two days of UTC, both included, or two moments, the second not included. */
function addedCondition({ created_from: from, created_to: to }: SupplierListFilter): Prisma.Sql[] {
  const end = to && new Date(new Date(to).getTime() + (isDay(to) ? DAY : 0));
  return [
    ...(from ? [Prisma.sql`s."createdAt" >= ${new Date(from)}`] : []),
    ...(end ? [Prisma.sql`s."createdAt" < ${end}`] : []),
  ];
}

/** The statuses a filter names, as shown; empty means all of them. */
export const filteredStatuses = (filter: SupplierListFilter): SupplierStatus[] => {
  const asked = filter.status ?? [];
  return asked.includes('all') ? [] : asked.filter((status) => status !== 'all');
};

/** What the counters of a workflow are kept by, under the names of the filters. */
const COUNTED = [
  'status',
  'country',
  'financial_strength',
  'industry',
  'risk_indicator',
  'rac_risk_indicator',
  'commercial_score',
] as const satisfies readonly (keyof SupplierListFilter)[];

const COUNTED_NAMES: ReadonlySet<string> = new Set(COUNTED);

/** Counters that together say how many suppliers a filter leaves. */
export interface Counted {
  dim: (typeof COUNTED)[number] | 'total';
  values: string[];
}

/**
 * The counters that know how many suppliers a filter leaves, beside the workflows that it names: all of them, or those
 * of some values of one thing. Null where only a look at the suppliers can tell.
 */
export function countedBy(filter: SupplierListFilter): Counted | null {
  const { workflow_id: _workflows, ...rest } = { ...filter, status: filteredStatuses(filter) };
  const asked = COUNTED.filter((dim) => rest[dim]?.length);
  const others = Object.entries(rest).filter(([key, value]) => value !== undefined && !COUNTED_NAMES.has(key));
  const [dim] = asked;
  if (others.length > 0 || asked.length > 1) return null;
  if (!dim) return { dim: 'total', values: ['all'] };
  const values = dim === 'country' ? countriesOf(filter) : [...(rest[dim] ?? [])];
  // Of what is not known there is no counter.
  return values.includes('') ? null : { dim, values };
}

/** The ids of the countries that a filter names, each by its id, code or name. */
const countriesOf = ({ country }: SupplierListFilter): string[] =>
  (country ?? []).map((named) => findCountry(named)?.id ?? named);

/** The term that a filter searches for; undefined when it does not. */
export const searchedTerm = (filter: SupplierListFilter): string | undefined => filter.q?.trim() || undefined;

/**
 * The conditions of a list's filters (reference 4.9) on "Supplier" s. A country comes as its id, code or name. `search`
 * takes the place of the filter's own search where the caller has looked how common its term is.
 */
export function supplierConditions(filter: SupplierListFilter, search?: Prisma.Sql): Prisma.Sql[] {
  const statuses = filteredStatuses(filter);
  const term = searchedTerm(filter);
  return [
    ...(term ? [search ?? searchCondition(term)] : []),
    ...(statuses.length ? [Prisma.sql`s."displayStatus" = ANY(${statuses}::"SupplierStatus"[])`] : []),
    // Names nobody where it is empty: it must not come to mean everybody.
    ...(filter.id ? [Prisma.sql`s."id" = ANY(${filter.id}::uuid[])`] : []),
    ...anyId(Prisma.sql`s."workflowId"`, filter.workflow_id),
    ...anyText(Prisma.sql`s."country"`, countriesOf(filter)),
    ...(filter.tags?.length
      ? [
          Prisma.sql`EXISTS (SELECT FROM "SupplierLabel" t WHERE t."supplierId" = s."id"
            AND t."labelId" = ANY(${filter.tags}::uuid[]))`,
        ]
      : []),
    ...anyText(plain(Prisma.sql`s."financialStrength"`), filter.financial_strength),
    ...anyText(plain(Prisma.sql`s."riskIndicator"`), filter.risk_indicator),
    ...anyText(plain(Prisma.sql`s."racRiskIndicator"`), filter.rac_risk_indicator),
    ...scoreCondition(filter.commercial_score),
    ...anyText(plain(Prisma.sql`s."dnbRating"`), filter.dnb_rating),
    ...anyText(Prisma.sql`s."industry"`, filter.industry),
    ...anyText(plain(Prisma.sql`s."ccrScore"`), filter.ccr_score),
    ...questionnaireCondition(filter.questionnaire_status),
    ...invitationCondition(filter.invitation),
    ...addedCondition(filter),
    ...anyTextOrNone(plain(Prisma.sql`s."screeningStatus"`), filter.screen_status),
    ...reviewCondition(filter.screen_review),
    ...newHitsCondition(filter.new_hits),
    ...anyTextOrNone(plain(Prisma.sql`s."decision"`), filter.decision),
  ];
}
