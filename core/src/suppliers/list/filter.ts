import { industrySpellings } from '@homologa/domain/catalog/industry-words';
import { type CommercialScoreGroup, commercialScoreRange } from '@homologa/domain/catalog/scales';
import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import { waitsOfSide } from '@homologa/domain/catalog/supplier-waits';
import { findCountry } from '@homologa/domain/countries/find-country';
import {
  MATCH_PARTS,
  type MatchPart,
  NEW_HITS_FILTERS,
  type NewHitsFilter,
  type ScreeningReview,
  type ScreenStatusFilter,
} from '@homologa/domain/screenings/screening-status';
import type { InvitationFilter } from '@homologa/domain/suppliers/invitation-errors';
import type { RemindersFilter } from '@homologa/domain/suppliers/reminders/reminders-filter';
import type { SentBackFilter } from '@homologa/domain/suppliers/sent-back-filter';
import type { QuestionnaireStatus, SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { Prisma } from '@homologa/prisma/client';
import { searchCondition } from './search';

/** Compares a column with the collation that its indexes use. */
const plain = (column: Prisma.Sql): Prisma.Sql => Prisma.sql`${column} COLLATE "C"`;

/** Compares a single value by `=`, because an index on (value, sort key) then returns the rows already sorted. */
function anyText(column: Prisma.Sql, values: string[] | undefined): Prisma.Sql[] {
  const [first, ...others] = values ?? [];
  if (first === undefined) return [];
  return [others.length === 0 ? Prisma.sql`${column} = ${first}` : Prisma.sql`${column} = ANY(${values}::text[])`];
}

const anyId = (column: Prisma.Sql, values: string[] | undefined): Prisma.Sql[] =>
  values?.length ? [Prisma.sql`${column} = ANY(${values}::uuid[])`] : [];

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
  // Only suppliers that have not started are in the introduction step.
  not_started: Prisma.sql`(s."invitationState" = 'sent' AND s."onboardingStep" = 'introduction')`,
  failed: Prisma.sql`s."invitationState" = 'failed'`,
};

/**
 * `failed` and `delayed` each imply the predicate of the partial index on undelivered invitations, so that PostgreSQL
 * can use this index.
 */
function invitationCondition(wanted: InvitationFilter[] | undefined): Prisma.Sql[] {
  if (!wanted?.length) return [];
  return [
    Prisma.sql`(${Prisma.join(
      wanted.map((state) => INVITATION[state]),
      ' OR ',
    )})`,
  ];
}

function newHitsCondition(wanted: NewHitsFilter[] | undefined): Prisma.Sql[] {
  if (!wanted?.length || NEW_HITS_FILTERS.every((each) => wanted.includes(each))) return [];
  return [wanted.includes('yes') ? Prisma.sql`s."newHits" > 0` : Prisma.sql`s."newHits" = 0`];
}

/**
 * Repeats `<> '{}'`, the predicate of the partial index on the screening review, because PostgreSQL uses a partial
 * index only if the query implies its predicate.
 */
const reviewCondition = (wanted: ScreeningReview[] | undefined): Prisma.Sql[] =>
  wanted?.length ? [Prisma.sql`(s."screeningReview" && ${wanted}::text[] AND s."screeningReview" <> '{}')`] : [];

const MATCH: Readonly<Record<MatchPart, Prisma.Sql>> = {
  match_undecided: Prisma.sql`s."screeningReview" && '{undecided}'`,
  match_proposed: Prisma.sql`(s."screeningReview" && '{proposed}' AND NOT s."screeningReview" && '{undecided}')`,
  match_settled: Prisma.sql`NOT coalesce(s."screeningReview", '{}') && '{undecided,proposed}'`,
};

/**
 * Returns the condition on the screening status, which is indexed. The parts of 'match' (undecided, proposed, settled)
 * add a condition on the review.
 */
function screenStatusCondition(asked: ScreenStatusFilter[] | undefined): Prisma.Sql[] {
  const column = plain(Prisma.sql`s."screeningStatus"`);
  const parts = MATCH_PARTS.filter((part) => asked?.includes(part));
  const whole = asked?.filter((status) => !MATCH_PARTS.some((part) => part === status));
  if (parts.length === 0 || whole?.includes('match')) return anyTextOrNone(column, whole);
  const someParts = Prisma.join(
    parts.map((part) => MATCH[part]),
    ' OR ',
  );
  const matches = Prisma.sql`(${column} = 'match' AND (${someParts}))`;
  const [others] = anyTextOrNone(column, whole);
  return [others ? Prisma.sql`(${matches} OR ${others})` : matches];
}

const DAY = 86_400_000;
const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length;

/**
 * Interprets dates without a time as whole UTC days, including the last day. Timestamps form an interval with an
 * exclusive end.
 */
function addedCondition({ created_from: from, created_to: to }: SupplierListFilter): Prisma.Sql[] {
  const end = to && new Date(new Date(to).getTime() + (isDay(to) ? DAY : 0));
  return [
    ...(from ? [Prisma.sql`s."createdAt" >= ${new Date(from)}`] : []),
    ...(end ? [Prisma.sql`s."createdAt" < ${end}`] : []),
  ];
}

/**
 * Matches only suppliers of active workflows: a supplier of a closed workflow keeps its last stored wait as a record,
 * although nobody acts on it.
 */
function waitingCondition(
  { waiting_for: waits, waiting_side: sides, waiting_days: days }: SupplierListFilter,
  now: Date,
) {
  const ofSides = sides?.length ? sides.flatMap(waitsOfSide) : undefined;
  if (!waits?.length && !ofSides && days === undefined) return [];
  return [
    ...anyText(plain(Prisma.sql`s."waitingFor"`), waits),
    ...anyText(plain(Prisma.sql`s."waitingFor"`), ofSides),
    ...(days === undefined ? [] : [Prisma.sql`s."waitingSince" < ${new Date(now.getTime() - days * DAY)}`]),
    Prisma.sql`${plain(Prisma.sql`s."waitingFor"`)} IS NOT NULL`,
    Prisma.sql`s."workflowId" IN (SELECT a."id" FROM "Workflow" a WHERE a."companyId" = s."companyId"
      AND a."status" = 'active')`,
  ];
}

const sendBackIn = (status: SentBackFilter) => Prisma.sql`
  EXISTS (SELECT FROM "SendBack" b WHERE b."companyId" = s."companyId" AND b."supplierId" = s."id"
    AND b."status" = ${status}::"SendBackStatus")`;

/**
 * `answered` excludes suppliers with an open send-back, because an open send-back is always newer than the answered
 * send-backs.
 */
const SENT_BACK: Readonly<Record<SentBackFilter, () => Prisma.Sql>> = {
  open: () => sendBackIn('open'),
  answered: () => Prisma.sql`(${sendBackIn('answered')} AND NOT ${sendBackIn('open')})`,
};

function sentBackCondition(wanted: SentBackFilter[] | undefined): Prisma.Sql[] {
  if (!wanted?.length) return [];
  const states = [...new Set(wanted)].map((state) => SENT_BACK[state]());
  return [Prisma.sql`(${Prisma.join(states, ' OR ')})`];
}

/** `unanswered` holds while the supplier still waits for the same thing as when the client was told. */
const REMINDERS: Readonly<Record<RemindersFilter, Prisma.Sql>> = {
  unanswered: Prisma.sql`(s."unansweredAt" IS NOT NULL AND s."unansweredAt" >= s."waitingSince")`,
};

const remindersCondition = (wanted: RemindersFilter[] | undefined): Prisma.Sql[] =>
  wanted?.length
    ? [
        Prisma.sql`(${Prisma.join(
          wanted.map((state) => REMINDERS[state]),
          ' OR ',
        )})`,
      ]
    : [];

export const filteredStatuses = (filter: SupplierListFilter): SupplierStatus[] => {
  const asked = filter.status ?? [];
  return asked.includes('all') ? [] : asked.filter((status) => status !== 'all');
};

const COUNTED = [
  'status',
  'country',
  'financial_strength',
  'industry',
  'risk_indicator',
  'rac_risk_indicator',
  'commercial_score',
  'score_outcome',
] as const satisfies readonly (keyof SupplierListFilter)[];

const COUNTED_NAMES: ReadonlySet<string> = new Set(COUNTED);

export interface Counted {
  dim: (typeof COUNTED)[number] | 'total';
  values: string[];
}

/**
 * Selects the stored supplier counters that give the number of suppliers for a filter: the counter of all suppliers, or
 * the counters of some values of one dimension, such as countries. The caller adds the filter's workflows. Returns null
 * if no counter fits, so that the suppliers must be counted.
 */
export function countedBy(filter: SupplierListFilter): Counted | null {
  const { workflow_id: _workflows, ...rest } = { ...filter, status: filteredStatuses(filter) };
  const asked = COUNTED.filter((dim) => rest[dim]?.length);
  const others = Object.entries(rest).filter(([key, value]) => value !== undefined && !COUNTED_NAMES.has(key));
  const [dim] = asked;
  if (others.length > 0 || asked.length > 1) return null;
  if (!dim) return { dim: 'total', values: ['all'] };
  const values =
    dim === 'country'
      ? countriesOf(filter)
      : dim === 'industry'
        ? (industriesOf(filter) ?? [])
        : [...(rest[dim] ?? [])];
  // Filter values '' and, of scores, 'none' select suppliers without a value, which the stored counters do not count.
  return values.includes('') || (dim === 'score_outcome' && values.includes('none')) ? null : { dim, values };
}

const countriesOf = ({ country }: SupplierListFilter): string[] =>
  (country ?? []).map((named) => findCountry(named)?.id ?? named);

/** Returns every spelling of the wanted industries: saved filters contain the text of a report in any language. */
const industriesOf = ({ industry }: SupplierListFilter): string[] | undefined =>
  industry && [...new Set(industry.flatMap(industrySpellings))];

export const searchedTerm = (filter: SupplierListFilter): string | undefined => filter.q?.trim() || undefined;

/**
 * Leaves out registrations by a public link whose e-mail nobody has confirmed: anybody can make them. Compares ids,
 * because a condition on the row itself would make PostgreSQL read each row of a page that an index alone can count off.
 */
const isConfirmed = (companyId: string): Prisma.Sql => Prisma.sql`
  s."id" NOT IN (SELECT u."id" FROM "Supplier" u
    WHERE u."companyId" = ${companyId}::uuid AND u."unconfirmedEmail" IS NOT NULL)`;

/**
 * Returns the filter conditions of the supplier lists on "Supplier" s. Waiting times are measured until `now`. `search`
 * replaces the default search condition if the caller has determined how common the term is.
 */
export function supplierConditions(
  companyId: string,
  filter: SupplierListFilter,
  now: Date,
  search?: Prisma.Sql,
): Prisma.Sql[] {
  const statuses = filteredStatuses(filter);
  const term = searchedTerm(filter);
  return [
    isConfirmed(companyId),
    ...(term ? [search ?? searchCondition(term)] : []),
    ...(statuses.length ? [Prisma.sql`s."displayStatus" = ANY(${statuses}::"SupplierStatus"[])`] : []),
    // An empty list of ids must match no supplier. In the other filters, an empty list matches all suppliers.
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
    ...anyText(Prisma.sql`s."industry"`, industriesOf(filter)),
    ...anyText(plain(Prisma.sql`s."ccrScore"`), filter.ccr_score),
    ...questionnaireCondition(filter.questionnaire_status),
    ...invitationCondition(filter.invitation),
    ...addedCondition(filter),
    ...waitingCondition(filter, now),
    ...sentBackCondition(filter.sent_back),
    ...remindersCondition(filter.reminders),
    ...screenStatusCondition(filter.screen_status),
    ...reviewCondition(filter.screen_review),
    ...newHitsCondition(filter.new_hits),
    ...anyTextOrNone(plain(Prisma.sql`s."decision"`), filter.decision),
    ...anyTextOrNone(plain(Prisma.sql`s."scoreColour"`), filter.score_outcome),
  ];
}
