import type { CcrScore } from '@homologa/domain/catalog/scales';
import type { Locale } from '@homologa/domain/language/locales';
import type { ScoreReason } from '@homologa/domain/questionnaires/scores/score-reason';
import type { ReportFigures } from '@homologa/domain/reports/report-fields';
import type { StatementPeriod } from '@homologa/domain/reports/statement-ratios';

export type Paper = 'A4' | 'LETTER';

export interface DocumentIssue {
  brand: string;
  issuedAt: Date;
  proof: IssueProof | null;
  isSandbox: boolean;
}

export interface IssueProof {
  number: string;
  version: number;
  reason: string;
  sha256: string;
  checkUrl: string;
}

export interface Fact {
  label: string;
  value: string;
}

interface DocumentBase {
  locale: Locale;
  paper: Paper;
  issue: DocumentIssue;
  preparedFor: string;
  clientLogo?: Buffer | null;
  company: DocumentCompany;
}

export interface DocumentCompany {
  name: string;
  country: string;
  taxId: Fact | null;
}

export interface Shareholder {
  name: string;
  kind: 'person' | 'company' | null;
  country: string;
  /** Shareholder's share of the company in per cent. */
  share: number | null;
  /** ISO date, possibly partial: `1962`, `1962-05` or `1962-05-03`. */
  birthDate?: string | null;
}

export interface Suit {
  filedOn: string | null;
  court: string;
  number: string;
  plaintiff: string;
  /** Amount in whole units of the statements' currency. */
  amount: number | null;
}

export interface AnswerSection {
  title: string;
  answers: readonly { question: string; answer: string }[];
}

export interface ScreeningSummary {
  screenedAt: Date;
  result: string;
  lists: readonly { name: string; hits: number }[];
  confirmed: number;
  dismissed: number;
  undecided: number;
}

export interface FigureSource {
  figure: string;
  source: string;
  date: string | null;
}

export type Ratings = Pick<
  ReportFigures,
  | 'dnbRating'
  | 'financialStrength'
  | 'riskIndicator'
  | 'racRiskIndicator'
  | 'commercialScore'
  | 'paydex'
  | 'emmaScore'
  | 'ccrScore'
>;

export interface ReportDocument extends DocumentBase {
  /** Locale tag for number formats, from the company's country (`numberLocale`). */
  numbers: string;
  reportType: string;
  identity: readonly Fact[];
  ratings: Ratings;
  statements: {
    /** Currency code (ISO 4217); empty if the currency is unknown. */
    currency: string;
    unit: 'units' | 'thousands' | 'millions';
    periods: readonly StatementPeriod[];
  };
  shareholders: readonly Shareholder[];
  globalUltimate: readonly Fact[];
  suits: { count: number | null; list: readonly Suit[] };
  form: readonly AnswerSection[];
  questionnaire: readonly AnswerSection[];
  screening: ScreeningSummary | null;
  sources: readonly FigureSource[];
}

export interface CcrDocument extends DocumentBase {
  score: CcrScore;
}

export interface QuestionnaireDocument extends DocumentBase {
  title: string;
  sections: readonly AnswerSection[];
  /** Null for a questionnaire without points. */
  score: DocumentScore | null;
}

interface ScorePoints {
  points: number;
  maximum: number;
}

/** Score of a questionnaire, with the texts of its time. */
export interface DocumentScore extends ScorePoints {
  percent: number | null;
  /** Name of the threshold that the score reaches. */
  outcome: string | null;
  knockedOut: boolean;
  sections: readonly (ScorePoints & {
    title: string | null;
    weight: number;
    percent: number | null;
    lines: readonly (ScorePoints & { number: number; title: string; why: ScoreReason; knockOut: boolean })[];
  })[];
}
