import { industryIn } from '@homologa/domain/catalog/industry-words';
import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { COMMERCIAL_SCORE_WORDS } from '@homologa/domain/catalog/scale-words';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { WORKFLOW_STATUS_WORDS, WORKFLOW_TYPE_WORDS } from '@homologa/domain/catalog/workflow-words';
import type { ComplianceCheckFilter } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { findCountry } from '@homologa/domain/countries/find-country';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { SUPPLIER_PHASE_WORDS, TIMELINE_SIDE_WORDS } from '@homologa/domain/onboarding/timeline-words';
import { SCORE_FILTER_WORDS, SCORE_OUTCOME_WORDS } from '@homologa/domain/questionnaires/score-words';
import { SHAREHOLDER_KIND_WORDS } from '@homologa/domain/reports/detail-words';
import {
  NEW_HITS_WORDS,
  REVIEW_WORDS,
  SCREEN_STATUS_WORDS,
  SCREENING_REVIEW_WORDS,
} from '@homologa/domain/screenings/screening-words';
import { REMINDERS_FILTER_WORDS, REMINDERS_WORDS } from '@homologa/domain/suppliers/reminders/reminders-filter';
import { SENT_BACK_FILTER_WORDS, SENT_BACK_WORDS } from '@homologa/domain/suppliers/sent-back-filter';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowListFilter } from '@homologa/domain/workflows/workflow.contract';
import { CHECK_HEADERS, INVITATION_STATE_WORDS, SHEETS, WORKFLOW_HEADERS } from './export.texts';

export interface FilterNames {
  labels: ReadonlyMap<string, string>;
  workflows: ReadonlyMap<string, string>;
}

interface Filter<Value> {
  label: Words;
  say: (value: Value, locale: Locale, names: FilterNames) => string;
}

type Filters<Shape> = { readonly [Key in keyof Required<Shape>]: Filter<NonNullable<Shape[Key]>> };

const listed = (label: Words): Filter<string[]> => ({ label, say: (values) => values.join(', ') });
const inWords = <Key extends string>(label: Words, words: Readonly<Record<Key, Words>>): Filter<Key[]> => ({
  label,
  say: (values, locale) => values.map((value) => words[value][locale]).join(', '),
});
const selected: Filter<string[]> = { label: SHEETS.selected, say: (ids) => String(ids.length) };
const moment = (label: Words): Filter<string> => ({ label, say: (value) => value.replace('T', ' ').slice(0, 16) });
const search: Filter<string> = { label: SHEETS.search, say: (term) => term.trim() };

function countryName(country: string, locale: Locale): string {
  const known = findCountry(country)?.id;
  return known ? COUNTRY_NAMES[known][locale] : country;
}

const SUPPLIER_FILTERS: Filters<SupplierListFilter> = {
  q: search,
  id: selected,
  status: inWords(SUPPLIER_COLUMN_WORDS.status, SUPPLIER_STATUS_WORDS),
  country: {
    label: SUPPLIER_COLUMN_WORDS.country,
    say: (countries, locale) => countries.map((country) => countryName(country, locale)).join(', '),
  },
  tags: {
    label: SUPPLIER_COLUMN_WORDS.labels,
    say: (ids, _locale, { labels }) => ids.map((id) => labels.get(id) ?? '?').join(', '),
  },
  workflow_id: {
    label: SUPPLIER_COLUMN_WORDS.workflow,
    say: (ids, _locale, { workflows }) => ids.map((id) => workflows.get(id) ?? '?').join(', '),
  },
  financial_strength: listed(SUPPLIER_COLUMN_WORDS.financial_strength),
  risk_indicator: listed(SUPPLIER_COLUMN_WORDS.risk_indicator),
  rac_risk_indicator: listed(SUPPLIER_COLUMN_WORDS.sqr_risk),
  commercial_score: inWords(SUPPLIER_COLUMN_WORDS.commercial_score, COMMERCIAL_SCORE_WORDS),
  dnb_rating: listed(SUPPLIER_COLUMN_WORDS.rating),
  industry: {
    label: SUPPLIER_COLUMN_WORDS.industry,
    say: (industries, locale) => [...new Set(industries.map((industry) => industryIn(industry, locale)))].join(', '),
  },
  ccr_score: listed(SUPPLIER_COLUMN_WORDS.ccr_score),
  questionnaire_status: inWords(SUPPLIER_COLUMN_WORDS.questionnaire_status, {
    not_started: SHEETS.notStarted,
    started: SHEETS.started,
    completed: SHEETS.completed,
  }),
  invitation: inWords(SHEETS.invitation, INVITATION_STATE_WORDS),
  created_from: moment(SHEETS.addedFrom),
  created_to: moment(SHEETS.addedUntil),
  waiting_for: inWords(SUPPLIER_COLUMN_WORDS.phase, SUPPLIER_PHASE_WORDS),
  waiting_side: inWords(SHEETS.waitingSide, TIMELINE_SIDE_WORDS),
  waiting_days: { label: SHEETS.waitingDays, say: String },
  sent_back: inWords(SENT_BACK_WORDS, SENT_BACK_FILTER_WORDS),
  reminders: inWords(REMINDERS_WORDS, REMINDERS_FILTER_WORDS),
  screen_status: inWords(SUPPLIER_COLUMN_WORDS.screen_status, SCREEN_STATUS_WORDS),
  screen_review: inWords(REVIEW_WORDS.review, SCREENING_REVIEW_WORDS),
  new_hits: inWords(REVIEW_WORDS.monitoring, NEW_HITS_WORDS),
  decision: inWords(SUPPLIER_COLUMN_WORDS.decision, SUPPLIER_DECISION_WORDS),
  score_outcome: inWords(SCORE_OUTCOME_WORDS, SCORE_FILTER_WORDS),
};

const CHECK_FILTERS: Filters<ComplianceCheckFilter> = {
  q: search,
  id: selected,
  kind: inWords(CHECK_HEADERS.kind, SHAREHOLDER_KIND_WORDS),
  screen_status: inWords(CHECK_HEADERS.result, SCREEN_STATUS_WORDS),
};

const WORKFLOW_FILTERS: Filters<WorkflowListFilter> = {
  q: search,
  id: selected,
  status: inWords(WORKFLOW_HEADERS.status, WORKFLOW_STATUS_WORDS),
  type: inWords(WORKFLOW_HEADERS.type, WORKFLOW_TYPE_WORDS),
  report_type: inWords(WORKFLOW_HEADERS.report_type, REPORT_TYPE_WORDS),
  touched: {
    label: SHEETS.untouchedDrafts,
    say: (isTouched, locale) => (isTouched ? SHEETS.leftOut : SHEETS.only)[locale],
  },
};

function describe<Shape extends object>(
  filters: Filters<Shape>,
  filter: Shape,
  locale: Locale,
  names: FilterNames,
): string {
  return (Object.keys(filters) as (keyof Shape)[])
    .flatMap((key) => {
      const value = filter[key];
      if (value === undefined || value === null) return [];
      const said = filters[key].say(value, locale, names);
      return said ? [`${filters[key].label[locale]}: ${said}`] : [];
    })
    .join('; ');
}

export const describeSupplierFilter = (filter: SupplierListFilter, locale: Locale, names: FilterNames): string =>
  describe(SUPPLIER_FILTERS, filter, locale, names);

export const describeWorkflowFilter = (filter: WorkflowListFilter, locale: Locale): string =>
  describe(WORKFLOW_FILTERS, filter, locale, { labels: new Map(), workflows: new Map() });

export const describeCheckFilter = (filter: ComplianceCheckFilter, locale: Locale): string =>
  describe(CHECK_FILTERS, filter, locale, { labels: new Map(), workflows: new Map() });
