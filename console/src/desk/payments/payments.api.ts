import type { Locale } from '@homologa/domain/language/locales';
import type {
  AcceptChargeBody,
  ChargeResponse,
  ChargeSummaryResponse,
  RejectChargeBody,
  StatementResponse,
} from '@homologa/domain/payments/charge.contract';
import { callJson, send } from '../../shared/http/http-client';

const PAYMENTS = '/api/desk/payments';
const payment = (id: string): string => `${PAYMENTS}/${encodeURIComponent(id)}`;
const post = <Answer = ChargeResponse>(path: string, body: unknown) => callJson<Answer>(path, { method: 'POST', body });

export const paymentsApi = {
  get: (id: string) => callJson<ChargeResponse>(payment(id)),
  getSummary: () => callJson<ChargeSummaryResponse>(`${PAYMENTS}/summary`),
  accept: (id: string, body: AcceptChargeBody) => post(`${payment(id)}/accept`, body),
  reject: (id: string, body: RejectChargeBody) => post(`${payment(id)}/reject`, body),
  remind: (id: string) => post(`${payment(id)}/remind`, {}),
  resolve: (id: string, issueId: string, note: string) => post(`${payment(id)}/issues/${issueId}/resolve`, { note }),
  /** `currency` applies to lines that name none; if empty, the server chooses it. */
  matchStatement: ({ file, currency }: { file: File; currency: string }) => {
    const form = new FormData();
    if (currency) form.set('currency', currency);
    form.set('file', file);
    return post<StatementResponse>(`${PAYMENTS}/statement`, form);
  },
  filePath: (id: string, fileId: string) => `${payment(id)}/files/${fileId}`,
  exportPath: (filter: object, language: Locale) =>
    `${PAYMENTS}/export?language=${language}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  count: async (filter: object, signal: AbortSignal): Promise<number> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
    const answer = await send(`${PAYMENTS}?${query}`, { signal });
    await answer.arrayBuffer();
    return Number(answer.headers.get('Content-Range')?.split('/')[1] ?? 0);
  },
};

export const paymentKey = (id: string) => ['desk-payment', id] as const;
export const PAYMENT_SUMMARY_KEY = ['desk-payment-summary'] as const;
