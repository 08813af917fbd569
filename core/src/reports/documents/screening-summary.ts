import type { Locale } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import {
  foundPairs,
  HIT_DECISIONS,
  HIT_KINDS,
  hitState,
  judgementOf,
  partiesIn,
  SCREENED_GROUPS,
  screeningReview,
} from '@homologa/domain/screenings/screening-rules';
import { sayResult } from '@homologa/domain/screenings/screening-sentences';
import { HIT_KIND_WORDS } from '@homologa/domain/screenings/screening-words';
import type { Screening, ScreeningDecision } from '@homologa/prisma/models';
import type { ScreeningSummary } from '../../documents/report-document';

export function screeningSummary(
  screening: (Screening & { decisions: ScreeningDecision[] }) | null,
  locale: Locale,
): ScreeningSummary | null {
  if (!screening?.data || !screening.finishedAt) return null;
  const data = screening.data as ScreeningData;
  const judgements = screening.decisions.map(({ entryKey, party, decision, proposed, createdAt }) => ({
    entry_key: entryKey,
    party: party || null,
    decision: memberOf(HIT_DECISIONS, decision),
    proposed,
    decided_at: createdAt.toISOString(),
  }));
  const keys = (hits: readonly { entry_key: string }[]) => new Set(hits.map(({ entry_key: key }) => key));
  const judged = foundPairs(data).map(({ party, hit }) => ({
    hit,
    made: judgementOf(judgements, hit.entry_key, party),
  }));
  const all = keys(judged.map(({ hit }) => hit));
  const open = keys(judged.flatMap(({ hit, made }) => (hitState(made) === 'cleared' ? [] : hit)));
  const confirmed = keys(judged.flatMap(({ hit, made }) => (hitState(made) === 'confirmed' ? hit : [])));
  const unread = screeningReview(data, judgements).filter((each) => each === 'not_comparable');
  return {
    screenedAt: screening.finishedAt,
    result: sayResult(screening.status, unread, locale),
    lists: HIT_KINDS.map((kind) => ({
      name: HIT_KIND_WORDS[kind][locale],
      hits: keys(SCREENED_GROUPS.flatMap((group) => partiesIn(data, group).flatMap((party) => party[kind]))).size,
    })),
    confirmed: confirmed.size,
    dismissed: all.size - open.size,
    undecided: open.size - confirmed.size,
  };
}
