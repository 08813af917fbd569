import type { Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import {
  clearedEntries,
  HIT_DECISIONS,
  HIT_KINDS,
  openHits,
  SCREENED_GROUPS,
} from '@homologa/domain/screenings/screening-rules';
import { HIT_KIND_WORDS, SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import type { Screening, ScreeningDecision } from '@homologa/prisma/models';
import type { ScreeningSummary } from '../documents/report-document';

/** What a finished screening came to, without naming anybody; null where there is none. */
export function screeningSummary(
  screening: (Screening & { decisions: ScreeningDecision[] }) | null,
  locale: Locale,
): ScreeningSummary | null {
  if (!screening?.data || !screening.finishedAt) return null;
  const data = screening.data as ScreeningData;
  const cleared = clearedEntries(
    screening.decisions.map(({ entryKey, decision, createdAt }) => ({
      entry_key: entryKey,
      decision: memberOf(HIT_DECISIONS, decision),
      decided_at: createdAt.toISOString(),
    })),
  );
  const keys = (hits: readonly { entry_key: string }[]) => new Set(hits.map(({ entry_key: key }) => key));
  const open = keys(openHits(data, cleared));
  const all = keys(openHits(data));
  const confirmed = keys(
    screening.decisions
      .filter(({ decision, entryKey }) => decision === 'true_match' && open.has(entryKey))
      .map(({ entryKey }) => ({ entry_key: entryKey })),
  );
  return {
    screenedAt: screening.finishedAt,
    result: SCREEN_STATUS_WORDS[screening.status][locale],
    lists: HIT_KINDS.map((kind) => ({
      name: HIT_KIND_WORDS[kind][locale],
      hits: keys(SCREENED_GROUPS.flatMap((group) => data[group].flatMap((party) => party[kind]))).size,
    })),
    confirmed: confirmed.size,
    dismissed: all.size - open.size,
    undecided: open.size - confirmed.size,
  };
}
