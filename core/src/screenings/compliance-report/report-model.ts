import type { Locale } from '@homologa/domain/language/locales';
import type { ScreeningEvidence } from '@homologa/domain/screenings/screening.contract';
import { type ScreeningVerdict, screeningVerdict, type Verdict } from '@homologa/domain/screenings/screening-verdict';
import { SCREENING_OPTION_WORDS } from '@homologa/domain/screenings/screening-words';
import { judgementsOf } from '../held-decisions.queries';
import type { ComplianceFacts } from './compliance-facts';
import { type PartyFindings, partyFindings } from './party-findings';
import { countryName, type Line, moment, per100, teller } from './report-texts';

export interface ComplianceReport {
  title: string;
  verdict: { kind: Verdict; title: string; sentences: string[] };
  about: Line[];
  parties: PartyFindings[];
  lists: Line[];
  evidence: Line[];
}

const VERDICT_TITLES = {
  confirmed: 'verdictConfirmed',
  open: 'verdictOpen',
  partial: 'verdictPartial',
  cleared: 'verdictCleared',
  none: 'verdictNone',
} as const satisfies Record<Verdict, string>;

export function complianceReport(facts: ComplianceFacts, locale: Locale): ComplianceReport {
  const say = teller(locale);
  const told = screeningVerdict(facts.data, judgementsOf(facts.decisions));
  const { evidence } = facts.data;
  return {
    title: say('title'),
    verdict: {
      kind: told.verdict,
      title: say(VERDICT_TITLES[told.verdict]),
      sentences: verdictSentences(told, evidence, locale),
    },
    about: aboutLines(facts, locale),
    parties: partyFindings(facts, locale),
    lists: evidence ? listLines(evidence, locale) : [],
    evidence: evidence ? evidenceLines(evidence, locale) : [],
  };
}

/** Describes the verdict and its limits: names that could not be compared, outdated lists and omitted searches. */
function verdictSentences(told: ScreeningVerdict, evidence: ScreeningEvidence | undefined, locale: Locale): string[] {
  const say = teller(locale);
  const { confirmed, open, total, parties, unread } = told;
  const stale = evidence?.snapshots.filter(({ is_stale: isStale }) => isStale).length ?? 0;
  const missing = evidence?.missing_lists ?? [];
  const notSearched = evidence?.not_searched.map((option) => SCREENING_OPTION_WORDS[option][locale]) ?? [];
  return [
    confirmed > 0 && say('saidConfirmed', { confirmed, total }),
    open > 0 && say('saidOpen', { open, total }),
    total > 0 && confirmed + open === 0 && say('saidCleared', { total }),
    total === 0 && say('saidNone', { parties }),
    unread > 0 && say('saidUnread', { unread }),
    stale > 0 && say('saidStale', { n: stale }),
    missing.length > 0 && `${say('missingLists')}: ${missing.join(', ')}.`,
    notSearched.length > 0 && `${say('notSearched')}: ${notSearched.join(', ')}.`,
  ].filter((sentence) => sentence !== false);
}

function aboutLines(facts: ComplianceFacts, locale: Locale): Line[] {
  const say = teller(locale);
  const { proof } = facts.issue;
  return [
    [say('country'), facts.country ? countryName(facts.country, locale) : ''],
    [say('taxId'), facts.taxId],
    [say('number'), proof?.number ?? ''],
    [say('version'), proof ? String(proof.version) : ''],
    [say('preparedFor'), facts.preparedFor],
    [say('requestedBy'), facts.requestedBy ?? say('monitoring')],
    [say('requested'), moment(facts.requestedAt)],
    [say('lastCheck'), moment(facts.finishedAt)],
  ];
}

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
  const answer = sha256 === null ? say('notProvided', { date }) : say('provided', { n: articles ?? 0, date, sha256 });
  return [...lists, [say('provider', { name: provider }), answer]];
}

function evidenceLines(evidence: ScreeningEvidence, locale: Locale): Line[] {
  const say = teller(locale);
  const notSearched = evidence.not_searched.map((option) => SCREENING_OPTION_WORDS[option][locale]);
  return [
    [say('threshold'), per100(evidence.threshold)],
    [say('matching'), say('engine', { engine: evidence.engine, day: evidence.as_of })],
    [say('notSearched'), notSearched.join(', ') || '-'],
    [say('notCompared'), (evidence.not_comparable ?? []).join(', ')],
    [say('missingLists'), evidence.missing_lists.join(', ') || '-'],
    [say('hash'), evidence.hash],
  ];
}
