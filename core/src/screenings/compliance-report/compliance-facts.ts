import type { Words } from '@homologa/domain/language/locales';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import type { HeldDecision } from '../held-decisions.queries';

/** The content of a compliance report, before it is written in a language. */
export interface ComplianceFacts {
  /** Said first, where there is something to say of the whole. */
  note?: Words;
  /** For whom the report is written, where the client has a logo; the logo is a PNG. */
  client?: { name: string; logo: Buffer };
  companyName: string;
  taxId: string;
  requestedAt: Date;
  finishedAt: Date;
  result: 'match' | 'no_match';
  data: ScreeningData;
  decisions: readonly Pick<
    HeldDecision,
    'entryKey' | 'party' | 'decision' | 'proposed' | 'scope' | 'reason' | 'reasonCode' | 'decidedByName' | 'createdAt'
  >[];
}
