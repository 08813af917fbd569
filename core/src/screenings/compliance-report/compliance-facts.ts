import type { Words } from '@homologa/domain/language/locales';
import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import type { HeldDecision } from '../held-decisions.queries';

export interface ComplianceFacts {
  note?: Words;
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
