import type { CcrScore } from '@homologa/domain/catalog/scales';
import type { Locale } from '@homologa/domain/language/locales';
import type { ReportFigures } from '@homologa/domain/reports/report-fields';
import type { StatementPeriod } from '@homologa/domain/reports/statement-ratios';

/** Sizes of paper that documents are made for. */
export type Paper = 'A4' | 'LETTER';

/** What every document says of itself; a report's can be checked by anybody who holds it (reference 9.13). */
export interface DocumentIssue {
  /** The provider's name. */
  brand: string;
  issuedAt: Date;
  /** Null for a document that is no delivered report. */
  proof: IssueProof | null;
  /** Whether its figures are invented: every page says so. */
  isSandbox: boolean;
}

export interface IssueProof {
  number: string;
  /** From 1. */
  version: number;
  /** Why it replaces the version before; empty for the first. */
  reason: string;
  /** In hexadecimal. */
  sha256: string;
  /** Address of the public page that confirms it. */
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
  /** The client it was made for, and its logo as PNG or JPEG. */
  preparedFor: string;
  clientLogo?: Buffer | null;
  company: DocumentCompany;
}

export interface DocumentCompany {
  name: string;
  /** In the document's language; empty when it is not known. */
  country: string;
  taxId: Fact | null;
}

export interface Shareholder {
  name: string;
  kind: 'person' | 'company' | null;
  /** In the document's language. */
  country: string;
  /** In per cent. */
  share: number | null;
  /** As far as it is known: `1962`, `1962-05` or `1962-05-03`. */
  birthDate?: string | null;
}

export interface Suit {
  /** YYYY-MM-DD */
  filedOn: string | null;
  court: string;
  number: string;
  plaintiff: string;
  /** In whole units of the statements' currency. */
  amount: number | null;
}

export interface AnswerSection {
  title: string;
  answers: readonly { question: string; answer: string }[];
}

export interface ScreeningSummary {
  screenedAt: Date;
  /** In words. */
  result: string;
  /** What was looked through, with how much was found. */
  lists: readonly { name: string; hits: number }[];
  /** What reviewers decided. */
  confirmed: number;
  dismissed: number;
  undecided: number;
}

export interface FigureSource {
  figure: string;
  source: string;
  /** YYYY-MM-DD */
  date: string | null;
}

/** The figures that say how good a company is. */
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

/** All that a business information report says, as plain data in the document's language. */
export interface ReportDocument extends DocumentBase {
  /** The tag by which its numbers are written, those of the company's country (`numberLocale`). */
  numbers: string;
  /** The report type in words. */
  reportType: string;
  identity: readonly Fact[];
  ratings: Ratings;
  statements: {
    /** ISO 4217; empty when it is not known. */
    currency: string;
    unit: 'units' | 'thousands' | 'millions';
    /** At most three, the newest first. */
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

/** A CCR score with what it means, on one page. */
export interface CcrDocument extends DocumentBase {
  score: CcrScore;
}

/** What a supplier answered to a questionnaire. */
export interface QuestionnaireDocument extends DocumentBase {
  /** The workflow's title. */
  title: string;
  sections: readonly AnswerSection[];
}
