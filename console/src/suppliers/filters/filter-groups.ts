import type { FilterKey } from './filter-model';

export const FILTER_GROUPS = {
  supplier: ['status', 'workflow_id', 'country', 'industry', 'created_from', 'created_to', 'tags'],
  progress: [
    'waiting_for',
    'waiting_side',
    'waiting_days',
    'invitation',
    'sent_back',
    'reminders',
    'questionnaire_status',
  ],
  review: ['decision', 'score_outcome', 'screen_status', 'screen_review', 'new_hits'],
  report: ['financial_strength', 'risk_indicator', 'rac_risk_indicator', 'commercial_score', 'dnb_rating', 'ccr_score'],
} as const satisfies Readonly<Record<string, readonly (FilterKey | 'status')[]>>;

export type FilterGroup = keyof typeof FILTER_GROUPS;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Ignores case and accents; each typed word must be in the name. */
const isNamed = (name: string, typed: string): boolean =>
  folded(typed)
    .split(/\s+/)
    .every((word) => folded(name).includes(word));

/** Sorts the offered filters into groups. `typed` is a search text for their names. Omits groups without a filter. */
export function groupFilters(
  offered: readonly (FilterKey | 'status')[],
  typed: string,
  nameOf: (key: FilterKey | 'status') => string,
): { group: FilterGroup; keys: (FilterKey | 'status')[] }[] {
  const shown = new Set(offered.filter((key) => isNamed(nameOf(key), typed.trim())));
  return (Object.keys(FILTER_GROUPS) as FilterGroup[]).flatMap((group) => {
    const keys = FILTER_GROUPS[group].filter((key) => shown.has(key));
    return keys.length > 0 ? [{ group, keys }] : [];
  });
}
