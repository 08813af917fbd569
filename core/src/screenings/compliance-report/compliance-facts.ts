import type { Words } from '@homologa/domain/language/locales';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import type { DocumentIssue } from '../../documents/report-document';
import type { HeldDecision } from '../held-decisions.queries';

/** Findings of a screening with the decisions on them. */
export interface ScreeningFacts {
  note?: Words;
  companyName: string;
  taxId: string;
  country: string | null;
  requestedAt: Date;
  finishedAt: Date;
  result: 'match' | 'no_match';
  data: ScreeningData;
  decisions: readonly Pick<
    HeldDecision,
    'entryKey' | 'party' | 'decision' | 'proposed' | 'scope' | 'reason' | 'reasonCode' | 'decidedByName' | 'createdAt'
  >[];
}

export interface ComplianceFacts extends ScreeningFacts {
  issue: DocumentIssue;
  preparedFor: string;
  clientLogo: Buffer | null;
  /** Null if monitoring requested the screening. */
  requestedBy: string | null;
}
