import { memberOf } from '@homologa/domain/language/member-of';
import { sayExplanation } from '@homologa/domain/screenings/hit-explanation-words';
import type { ScreeningData, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import { HIT_DECISIONS, HIT_KINDS, hitBand, SCREENED_GROUPS } from '@homologa/domain/screenings/screening-rules';
import {
  HIT_BAND_WORDS,
  HIT_DECISION_WORDS,
  HIT_KIND_WORDS,
  REVIEW_WORDS,
  SCREENED_GROUP_WORDS,
  SCREENING_OPTION_WORDS,
} from '@homologa/domain/screenings/screening-words';
import type { HeldDecision } from '../held-decisions.queries';

/** What a compliance report tells. */
export interface ComplianceFacts {
  /** Said first, where there is something to say of the whole. */
  note?: string;
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

/** A part of the report: what it is about, and what is said of it line by line. */
export interface ReportSection {
  title: string;
  lines: (readonly [label: string, text: string])[];
}

export const REPORT_TITLE = 'Compliance findings report';

const per100 = (score: number): string => `${Math.round(score * 100)}/100`;
const moment = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Words that were taken for each other, and every part of the score. */
const whyOf = ({ explanation }: ScreeningHit): string =>
  explanation ? sayExplanation('en', explanation).join('. ') : '';

const sentenceOf = (hit: ScreeningHit): string =>
  `${hit.matched_name}, ${hit.list.title}, ${hit.entry_id}: ${HIT_BAND_WORDS[hitBand(hit.score)].en} ${per100(hit.score)}`;

function partiesOf({ data, decisions }: ComplianceFacts): ReportSection[] {
  return SCREENED_GROUPS.flatMap((group) =>
    data[group].map((party) => {
      const lines = HIT_KINDS.flatMap((kind) =>
        party[kind].flatMap((hit): (readonly [string, string])[] => [
          [HIT_KIND_WORDS[kind].en, sentenceOf(hit)],
          ['Why', whyOf(hit)],
          ...decisions
            .filter(({ entryKey, party: about }) => entryKey === hit.entry_key && (about ?? party.name) === party.name)
            .map(
              ({ decision, proposed, scope, reason, decidedByName, createdAt }) =>
                [
                  (proposed ? REVIEW_WORDS.proposed : HIT_DECISION_WORDS[memberOf(HIT_DECISIONS, decision)]).en,
                  `${reason} (${decidedByName}, ${moment(createdAt)}${scope === 'company' ? ', for all suppliers' : ''})`,
                ] as const,
            ),
        ]),
      );
      const nearest = data.evidence?.nearest.find((near) => near.group === group && near.party === party.name);
      return {
        title: `${SCREENED_GROUP_WORDS[group].en}: ${party.name}`,
        lines: [
          ...(lines.length > 0 ? lines : [['Result', 'Nothing found'] as const]),
          ...(nearest
            ? [['Nearest that was not enough', `${sentenceOf(nearest.hit)}. ${whyOf(nearest.hit)}`] as const]
            : []),
        ].filter(([, text]) => text !== ''),
      };
    }),
  );
}

/** The report's sections, for every format alike; the same when nothing was found. */
export function reportSections(facts: ComplianceFacts): ReportSection[] {
  const { data, result } = facts;
  const { evidence } = data;
  const about: ReportSection = {
    title: facts.companyName,
    lines: [
      ['Tax ID', facts.taxId || '-'],
      ['Requested', moment(facts.requestedAt)],
      ['Last check', moment(facts.finishedAt)],
      ['Result', result === 'match' ? 'Match' : 'No match'],
    ],
  };
  if (!evidence) return [about, ...partiesOf(facts)];
  const notSearched = evidence.not_searched.map((option) => SCREENING_OPTION_WORDS[option].en);
  return [
    about,
    ...partiesOf(facts),
    {
      title: 'Lists that were read',
      lines: evidence.snapshots.map(
        ({ code, title, number, entries, imported_at: importedAt, is_stale: isStale, sha256 }) =>
          [
            `${title} (${code})`,
            `snapshot ${number}, ${entries} entries, ${moment(new Date(importedAt))}${isStale ? ', STALE' : ''}, SHA-256 ${sha256}`,
          ] as const,
      ),
    },
    {
      title: 'Evidence',
      lines: [
        ['Threshold', per100(evidence.threshold)],
        ['Matching', `version ${evidence.engine}, as of ${evidence.as_of}`],
        ['Not looked at', notSearched.join(', ') || '-'],
        ['Lists without entries', evidence.missing_lists.join(', ') || '-'],
        ['Hash (SHA-256)', evidence.hash],
      ],
    },
  ];
}
