import { interpolate, type PlaceValues } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';
import { sayExplanation } from '@homologa/domain/screenings/hit-explanation-words';
import type { ScreeningData, ScreeningEvidence, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import { HIT_DECISIONS, HIT_KINDS, hitBand, SCREENED_GROUPS } from '@homologa/domain/screenings/screening-rules';
import {
  HIT_BAND_WORDS,
  HIT_DECISION_WORDS,
  HIT_KIND_WORDS,
  REVIEW_WORDS,
  RISK_WORDS,
  SCREEN_STATUS_WORDS,
  SCREENED_GROUP_WORDS,
  SCREENING_OPTION_WORDS,
} from '@homologa/domain/screenings/screening-words';
import type { HeldDecision } from '../held-decisions.queries';

/** What a compliance report tells, in whatever language. */
export interface ComplianceFacts {
  /** Said first, where there is something to say of the whole. */
  note?: Words;
  companyName: string;
  taxId: string;
  requestedAt: Date;
  finishedAt: Date;
  result: 'match' | 'no_match';
  data: ScreeningData;
  decisions: readonly Pick<
    HeldDecision,
    'entryKey' | 'party' | 'decision' | 'proposed' | 'scope' | 'reason' | 'decidedByName' | 'createdAt'
  >[];
}

type Line = readonly [label: string, text: string];

/** A part of the report: what it is about, and what is said of it line by line. */
export interface ReportSection {
  title: string;
  lines: Line[];
}

const per100 = (score: number): string => `${Math.round(score * 100)}/100`;
const moment = (date: Date | string): string => `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Says one of the report's texts. */
const teller =
  (locale: Locale) =>
  (key: keyof typeof COMPLIANCE_REPORT, values: PlaceValues = {}): string =>
    interpolate(COMPLIANCE_REPORT[key][locale], values);

const sentenceOf = (hit: ScreeningHit, locale: Locale): string =>
  `${hit.matched_name}, ${hit.list.title}, ${hit.entry_id}: ` +
  `${HIT_BAND_WORDS[hitBand(hit.score)][locale]} ${per100(hit.score)}`;

/** Words that were taken for each other, and every part of the score. */
const whyOf = ({ explanation }: ScreeningHit, locale: Locale): string =>
  explanation ? sayExplanation(locale, explanation).join('. ') : '';

/** What an article says, where it does, and which words make it a risk. */
function articleLines({ article, date, url }: ScreeningHit, locale: Locale): Line[] {
  if (!article) return [];
  const say = teller(locale);
  const risks = article.risks.map(({ risk, word }) => `${word} (${RISK_WORDS[risk][locale]})`);
  return [
    [say('article'), [article.title, article.publisher, date, url].filter(Boolean).join(', ')],
    [say('sentence'), article.sentence],
    [say('risks'), risks.join(', ')],
  ];
}

/** What was decided about a pair of party and hit, by whom and for whom. */
function decisionLines({ decisions }: ComplianceFacts, party: string, hit: ScreeningHit, locale: Locale): Line[] {
  return decisions
    .filter(({ entryKey, party: about }) => entryKey === hit.entry_key && (about ?? party) === party)
    .map(({ decision, proposed, scope, reason, decidedByName, createdAt }) => {
      const words = proposed ? REVIEW_WORDS.proposed : HIT_DECISION_WORDS[memberOf(HIT_DECISIONS, decision)];
      const forAll = scope === 'company' ? [teller(locale)('forAllSuppliers')] : [];
      return [words[locale], `${reason} (${[decidedByName, moment(createdAt), ...forAll].join(', ')})`];
    });
}

function partiesOf(facts: ComplianceFacts, locale: Locale): ReportSection[] {
  const { data } = facts;
  const say = teller(locale);
  return SCREENED_GROUPS.flatMap((group) =>
    data[group].map((party) => {
      const lines = HIT_KINDS.flatMap((kind) =>
        party[kind].flatMap((hit): Line[] => [
          [HIT_KIND_WORDS[kind][locale], sentenceOf(hit, locale)],
          ...articleLines(hit, locale),
          [say('why'), whyOf(hit, locale)],
          ...decisionLines(facts, party.name, hit, locale),
        ]),
      );
      const nearest = data.evidence?.nearest.find((near) => near.group === group && near.party === party.name);
      const near: Line[] = nearest
        ? [[say('nearest'), `${sentenceOf(nearest.hit, locale)}. ${whyOf(nearest.hit, locale)}`]]
        : [];
      const found: Line[] = lines.length > 0 ? lines : [[say('result'), say('nothingFound')]];
      return {
        title: `${SCREENED_GROUP_WORDS[group][locale]}: ${party.name}`,
        lines: [...found, ...near].filter(([, text]) => text !== ''),
      };
    }),
  );
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
  const told = sha256 === null ? say('notProvided', { date }) : say('provided', { n: articles ?? 0, date, sha256 });
  return [...lists, [say('provider', { name: provider }), told]];
}

/** The report's sections, for every format alike; the same when nothing was found. */
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
      [say('result'), SCREEN_STATUS_WORDS[result][locale]],
    ],
  };
  if (!evidence) return [about, ...partiesOf(facts, locale)];
  const notSearched = evidence.not_searched.map((option) => SCREENING_OPTION_WORDS[option][locale]);
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
        [say('missingLists'), evidence.missing_lists.join(', ') || '-'],
        [say('hash'), evidence.hash],
      ],
    },
  ];
}
