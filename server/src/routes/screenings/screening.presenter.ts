import type { ScreeningLine, ScreeningRecord } from '@homologa/core/screenings/screening.queries';
import { newPairs } from '@homologa/core/screenings/settle-supplier.steps';
import { DEFAULT_LOCALE } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import type { AskedShareholder } from '@homologa/domain/screenings/asked-shareholder';
import { HIT_REASON_CODES } from '@homologa/domain/screenings/hit-reasons';
import {
  type ReportVersion,
  type ScreeningData,
  type ScreeningResponse,
  type ScreeningSummary,
  screeningData,
} from '@homologa/domain/screenings/screening.contract';
import { DECISION_SCOPES, HIT_DECISIONS, SCREENING_OPTIONS } from '@homologa/domain/screenings/screening-rules';
import {
  SCREENING_REVIEWS,
  type ScreeningReview,
  shownScreeningStatus,
} from '@homologa/domain/screenings/screening-status';
import { presentTime } from '../suppliers/present-time';

const presentReport = ({ id, type }: { id: string; type: string }) => ({ _id: id, id, type });

/**
 * The stored data of a screening has the shape of the response; parsing drops fields that the contract does not have.
 */
const presentData = (data: ScreeningRecord['data']): ScreeningData | null =>
  data === null ? null : screeningData.parse(data);

/**
 * Presents the reason for a decision on a hit. Without a free text, an unknown reason code (of a newer version) is
 * shown as the text.
 */
const presentReason = ({ reason, reasonCode }: { reason: string; reasonCode: string | null }) => {
  const known = HIT_REASON_CODES.find((code) => code === reasonCode) ?? null;
  return { reason: reason || (known ? '' : (reasonCode ?? '')), reason_code: known };
};

function presentVersions({ reports, decisions }: ScreeningRecord): ReportVersion[] {
  const versions = new Map(reports.map((report) => [report.version, report]));
  return [...versions.values()]
    .sort((a, b) => b.version - a.version)
    .map(({ version, createdAt }) => {
      const decisionId = versions.get(version + 1)?.decisionId;
      const made = decisionId && decisions.find(({ id }) => id === decisionId);
      const decided = made && {
        entry_key: made.entryKey,
        decision: memberOf(HIT_DECISIONS, made.decision),
        proposed: made.proposed,
        ...presentReason(made),
        decided_at: presentTime(made.createdAt),
        decided_by: { name: made.decidedByName },
      };
      return { version, created_at: presentTime(createdAt), replaced_by: decided || null };
    });
}

function presentShareholder(
  { shareholderFacts }: Pick<ScreeningRecord, 'shareholderFacts'>,
  name: string,
): ScreeningResponse['request']['shareholders'] {
  const said = (shareholderFacts as unknown as AskedShareholder[]).filter((one) => one.name === name);
  if (said.length === 0) return [name];
  return said.map((one) => ({
    name: one.name,
    kind: one.kind ?? null,
    birth_date: one.birth_date ?? null,
    nationality: one.nationality ?? null,
    tax_id: one.tax_id ?? null,
    document: one.document ?? null,
  }));
}

export function presentScreening(screening: ScreeningRecord): ScreeningResponse {
  return {
    _id: screening.id,
    id: screening.id,
    status: shownScreeningStatus(screening.status, screening.data !== null),
    review: presentReview(screening.review),
    request: {
      company_country: screening.companyCountry,
      shareholders: screening.shareholders.flatMap((name) => presentShareholder(screening, name)),
      options: screening.options.map((option) => memberOf(SCREENING_OPTIONS, option)),
      requested_at: presentTime(screening.requestedAt),
    },
    finished_at: screening.finishedAt && presentTime(screening.finishedAt),
    data: presentData(screening.data),
    new_entry_keys: [...new Set(newPairs(screening).map(({ hit }) => hit.entry_key))],
    reports: screening.reports.filter(({ language }) => language === DEFAULT_LOCALE).map(presentReport),
    report_versions: presentVersions(screening),
    decisions: screening.decisions.map((row) => ({
      _id: row.id,
      id: row.id,
      entry_key: row.entryKey,
      decision: memberOf(HIT_DECISIONS, row.decision),
      ...presentReason(row),
      party: row.party,
      scope: memberOf(DECISION_SCOPES, row.scope),
      proposed: row.proposed,
      decided_at: presentTime(row.createdAt),
      decided_by: { name: row.decidedByName },
    })),
  };
}

export const presentReview = (review: readonly string[]): ScreeningReview[] =>
  SCREENING_REVIEWS.filter((each) => review.includes(each));

export const presentScreeningSummary = (screening: ScreeningLine): ScreeningSummary => ({
  _id: screening.id,
  id: screening.id,
  status: shownScreeningStatus(screening.status, screening.hasData),
  review: presentReview(screening.review),
  requested_at: presentTime(screening.requestedAt),
  finished_at: screening.finishedAt && presentTime(screening.finishedAt),
  reports: screening.reports.map(presentReport),
});
