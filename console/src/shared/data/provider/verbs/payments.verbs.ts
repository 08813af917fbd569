import type { Locale } from '@homologa/domain/language/locales';
import type {
  AcceptChargeBody,
  ChargeResponse,
  ChargeSummaryResponse,
  RejectChargeBody,
  StatementResponse,
} from '@homologa/domain/payments/charge.contract';
import { callJson } from '../../../http/http-client';

const PAYMENTS = '/api/desk/payments';
const payment = (id: string): string => `${PAYMENTS}/${encodeURIComponent(id)}`;
const post = <Answer = ChargeResponse>(path: string, body: unknown) => callJson<Answer>(path, { method: 'POST', body });

export const paymentFilePath = (id: string, fileId: string) => `${payment(id)}/files/${fileId}`;

export const paymentsExportPath = (filter: object, language: Locale) =>
  `${PAYMENTS}/export?language=${language}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const paymentVerbs = {
  getPaymentSummary: () => callJson<ChargeSummaryResponse>(`${PAYMENTS}/summary`),
  acceptPayment: (id: string, body: AcceptChargeBody) => post(`${payment(id)}/accept`, body),
  rejectPayment: (id: string, body: RejectChargeBody) => post(`${payment(id)}/reject`, body),
  remindOfPayment: (id: string) => post(`${payment(id)}/remind`, {}),
  resolvePaymentIssue: (id: string, issueId: string, note: string) =>
    post(`${payment(id)}/issues/${issueId}/resolve`, { note }),
  /**
   * `currency` is the currency of statement lines without a currency of their own; if `currency` is empty, the server
   * chooses it.
   */
  matchStatement: ({ file, currency }: { file: File; currency: string }) => {
    const form = new FormData();
    if (currency) form.set('currency', currency);
    form.set('file', file);
    return post<StatementResponse>(`${PAYMENTS}/statement`, form);
  },
};
