import type { Locale } from '@homologa/domain/language/locales';
import type { ScreeningEvidence } from '@homologa/domain/screenings/screening.contract';
import { partiesIn, SCREENED_GROUPS, screeningReview } from '@homologa/domain/screenings/screening-rules';
import { sayResult } from '@homologa/domain/screenings/screening-sentences';
import { SCREENED_GROUP_WORDS, SCREENING_OPTION_WORDS } from '@homologa/domain/screenings/screening-words';
import { judgementsOf } from '../held-decisions.queries';
import type { ComplianceFacts } from './compliance-facts';
import { partyLines } from './party-lines';
import { type Line, moment, per100, teller } from './report-texts';

export interface ReportSection {
  title: string;
  lines: Line[];
}

const partiesOf = (facts: ComplianceFacts, locale: Locale): ReportSection[] =>
  SCREENED_GROUPS.flatMap((group) =>
    partiesIn(facts.data, group).map((party) => ({
      title: `${SCREENED_GROUP_WORDS[group][locale]}: ${party.name}`,
      lines: partyLines(facts, group, party, locale),
    })),
  );

function listLines({ snapshots, media }: ScreeningEvidence, locale: Locale): Line[] {
  const say = teller(locale);
  const lists = snapshots.map(
    ({ code, title, number, entries, imported_at: importedAt, is_stale: isStale, sha256 }): Line => [
      `${title} (${code})`,
      [
        say('snapshot', { number, entries, date: moment(importedAt) }),
        ...(isStale ? [say('stale')] : []),
        `SHA-256 ${sha256}`,
      ].join(', '),
    ],
  );
  if (!media) return lists;
  const { provider, articles, sha256, asked_at: askedAt } = media;
  const date = moment(askedAt);
  const told = sha256 === null ? say('notProvided', { date }) : say('provided', { n: articles ?? 0, date, sha256 });
  return [...lists, [say('provider', { name: provider }), told]];
}

export function reportSections(facts: ComplianceFacts, locale: Locale): ReportSection[] {
  const { data, result } = facts;
  const { evidence } = data;
  const say = teller(locale);
  const about: ReportSection = {
    title: facts.companyName,
    lines: [
      [say('taxId'), facts.taxId || '-'],
      [say('requested'), moment(facts.requestedAt)],
      [say('lastCheck'), moment(facts.finishedAt)],
      [say('result'), sayResult(result, screeningReview(data, judgementsOf(facts.decisions)), locale)],
    ],
  };
  if (!evidence) return [about, ...partiesOf(facts, locale)];
  const notSearched = evidence.not_searched.map((option) => SCREENING_OPTION_WORDS[option][locale]);
  const unread = evidence.not_comparable ?? [];
  return [
    about,
    ...partiesOf(facts, locale),
    { title: say('lists'), lines: listLines(evidence, locale) },
    {
      title: say('evidence'),
      lines: [
        [say('threshold'), per100(evidence.threshold)],
        [say('matching'), say('engine', { engine: evidence.engine, day: evidence.as_of })],
        [say('notSearched'), notSearched.join(', ') || '-'],
        ...(unread.length > 0 ? [[say('notCompared'), unread.join(', ')] as const] : []),
        [say('missingLists'), evidence.missing_lists.join(', ') || '-'],
        [say('hash'), evidence.hash],
      ],
    },
  ];
}
