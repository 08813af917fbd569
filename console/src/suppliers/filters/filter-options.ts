import { industryIn } from '@homologa/domain/catalog/industry-words';
import { COMMERCIAL_SCORE_WORDS } from '@homologa/domain/catalog/scale-words';
import {
  CCR_SCORES,
  COMMERCIAL_SCORE_GROUPS,
  commercialScoreRange,
  FINANCIAL_STRENGTH_CODES,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { SUPPLIER_PHASE_WORDS, TIMELINE_SIDE_WORDS } from '@homologa/domain/onboarding/timeline-words';
import { SCORE_FILTER_WORDS } from '@homologa/domain/questionnaires/score-words';
import {
  NEW_HITS_WORDS,
  SCREEN_STATUS_WORDS,
  SCREENING_REVIEW_WORDS,
} from '@homologa/domain/screenings/screening-words';
import { REMINDERS_FILTER_WORDS } from '@homologa/domain/suppliers/reminders/reminders-filter';
import { SENT_BACK_FILTER_WORDS } from '@homologa/domain/suppliers/sent-back-filter';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import type { CountGroups, StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import type { Text } from '@homologa/web/texts/text';
import { SUPPLIERS } from '../suppliers.texts';
import { dayOfBound, type FilterChip, type FilterKey } from './filter-model';
import { FILTERS, INVITATION_STATE_WORDS } from './filters.texts';

export interface FilterOption {
  value: string;
  label: string;
  count?: number;
  color?: string;
}

export interface OptionNames {
  t: Text;
  locale: Locale;
  date: (value: string) => string;
  labels: Readonly<Record<string, { name: string; color: string }>>;
  workflows: ReadonlyMap<string, string>;
}

const QUESTIONNAIRE_STATUS_WORDS: Readonly<Record<string, Words>> = {
  not_started: SUPPLIERS.notStarted,
  started: SUPPLIERS.started,
  completed: SUPPLIERS.completed,
};

const WORDS: Partial<Record<FilterKey | 'status', Readonly<Record<string, Words>>>> = {
  status: SUPPLIER_STATUS_WORDS,
  commercial_score: COMMERCIAL_SCORE_WORDS,
  screen_status: SCREEN_STATUS_WORDS,
  screen_review: SCREENING_REVIEW_WORDS,
  new_hits: NEW_HITS_WORDS,
  decision: SUPPLIER_DECISION_WORDS,
  score_outcome: SCORE_FILTER_WORDS,
  questionnaire_status: QUESTIONNAIRE_STATUS_WORDS,
  invitation: INVITATION_STATE_WORDS,
  waiting_for: SUPPLIER_PHASE_WORDS,
  waiting_side: TIMELINE_SIDE_WORDS,
  sent_back: SENT_BACK_FILTER_WORDS,
  reminders: REMINDERS_FILTER_WORDS,
};

const CODES: Partial<Record<FilterKey, readonly string[]>> = {
  financial_strength: FINANCIAL_STRENGTH_CODES,
  risk_indicator: RISK_INDICATORS,
  rac_risk_indicator: RAC_RISK_INDICATORS,
  ccr_score: CCR_SCORES,
  waiting_days: ['3', '7', '10', '14', '30', '60', '90'],
  commercial_score: COMMERCIAL_SCORE_GROUPS,
  dnb_rating: FINANCIAL_STRENGTH_CODES.flatMap((strength) => RISK_INDICATORS.map((risk) => `${strength}${risk}`)),
};

/** Formats the score range that follows a group's name: 'Good, 61–80'. */
function scoreRange(group: string): string {
  const known = COMMERCIAL_SCORE_GROUPS.find((other) => other === group);
  if (!known) return '';
  const { above, upTo } = commercialScoreRange(known);
  if (upTo === null) return `, > ${above}`;
  return above === null ? `, ≤ ${upTo}` : `, ${above + 1}–${upTo}`;
}

export function valueLabel({ key, value }: FilterChip, names: OptionNames): string {
  const { t } = names;
  const words = WORDS[key];
  if (words) return words[value] ? t(words[value]) + (key === 'commercial_score' ? scoreRange(value) : '') : value;
  switch (key) {
    case 'industry':
      return industryIn(value, names.locale);
    case 'country':
      return isCountryId(value) ? t(COUNTRY_NAMES[value]) : value;
    case 'tags':
      return names.labels[value]?.name ?? t(FILTERS.deleted);
    case 'workflow_id':
      return names.workflows.get(value) ?? t(FILTERS.unknown);
    case 'waiting_days':
      return t(FILTERS.days, { count: Number(value) });
    case 'created_from':
    case 'created_to': {
      const day = dayOfBound(key, value);
      return day === '' ? value : names.date(`${day}T12:00:00`);
    }
    default:
      return value;
  }
}

const COUNTED: Partial<
  Record<FilterKey, Exclude<keyof StatisticsResponse, 'workflows' | 'suppliers' | 'scores' | 'activities'>>
> = {
  country: 'country',
  financial_strength: 'financialStrength',
  industry: 'industry',
  risk_indicator: 'riskIndicator',
  rac_risk_indicator: 'racRiskIndicator',
  commercial_score: 'commercialScore',
};

const NO_GROUPS: CountGroups = [];

function groupsOf(key: FilterKey, statistics: StatisticsResponse | undefined): CountGroups {
  const counted = COUNTED[key];
  return counted && statistics ? statistics[counted] : NO_GROUPS;
}

const isOther = (key: string): boolean => key === 'other';

/**
 * Returns the options of a filter with their counts. Lists the most frequent countries first and then all other
 * countries by name. For industries, lists the search results and the selected industries.
 */
export function optionsOf(
  key: FilterKey,
  chosen: readonly string[],
  names: OptionNames,
  statistics?: StatisticsResponse,
): FilterOption[] {
  const groups = groupsOf(key, statistics);
  const counts = new Map(groups.filter((group) => !isOther(group.key)).map(({ key: name, count }) => [name, count]));
  const option = (value: string): FilterOption => ({
    value,
    label: valueLabel({ key, value }, names),
    count: counts.get(value),
    color: key === 'tags' ? names.labels[value]?.color : undefined,
  });
  const byName = (values: readonly string[]): FilterOption[] =>
    values.map(option).sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label, names.locale));
  const unlisted = (values: readonly string[]): string[] => chosen.filter((value) => !values.includes(value));
  if (key === 'country') return byName([...Object.keys(COUNTRY_NAMES), ...unlisted(Object.keys(COUNTRY_NAMES))]);
  if (key === 'tags') return byName([...Object.keys(names.labels), ...unlisted(Object.keys(names.labels))]);
  if (key === 'workflow_id') return [...names.workflows.keys()].map(option);
  const listed = key === 'industry' ? [...counts.keys()] : (CODES[key] ?? Object.keys(WORDS[key] ?? {}));
  return [...listed, ...unlisted(listed)].map(option);
}
