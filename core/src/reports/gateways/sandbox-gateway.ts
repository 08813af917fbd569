import { createHash } from 'node:crypto';
import { CCR_SCORES, FINANCIAL_STRENGTHS } from '@homologa/domain/catalog/scales';
import type { BureauMessage } from '@homologa/domain/reports/bureau.contract';
import { SANDBOX, SANDBOX_MARK } from '@homologa/domain/reports/gateways';
import type { Clock } from '../../kernel/clock';
import type { GatewayOrder, ReportGateway } from './report-gateway';

const DAY_MS = 86_400_000;
const RISKS = ['1', '2', '3', '4'] as const;

/**
 * Generates reports for demos and tests: the same company always gets the same figures. The first poll after the delay
 * delivers the order.
 */
export function createSandboxGateway({ delayMs, now }: { delayMs: number; now: Clock }): ReportGateway {
  return {
    name: SANDBOX,
    pollMs: delayMs,
    submit: async ({ orderId }) => ({ reference: `sandbox-${orderId.slice(0, 8)}` }),
    async status(order) {
      const { orderId, acceptedAt } = order;
      const isDone = acceptedAt !== null && now().getTime() - acceptedAt.getTime() >= delayMs;
      const base = { order_id: orderId, sequence: isDone ? 2 : 1 };
      if (!isDone) return { ...base, delivery_id: `${orderId}-accepted`, state: 'accepted' };
      return { ...base, delivery_id: `${orderId}-delivered`, state: 'delivered', report: invent(order, now()) };
    },
    async cancel() {},
  };
}

function diceOf({ taxId, companyName, country }: GatewayOrder['subject']) {
  const digest = createHash('sha256').update(`${country}|${taxId}|${companyName}`).digest();
  let at = 0;
  return {
    whole: (from: number, to: number): number => from + (digest.readUInt16BE((at++ * 2) % 30) % (to - from + 1)),
    one<const T>(values: readonly T[]): T {
      return values[this.whole(0, values.length - 1)] as T;
    },
  };
}

function invent({ kind, subject }: GatewayOrder, today: Date): BureauMessage['report'] {
  const dice = diceOf(subject);
  const ccrScore = dice.one(CCR_SCORES);
  if (kind === 'ccr') return { kind, figures: { ccr_score: ccrScore } };
  const risk = dice.one(RISKS);
  const revenue = dice.whole(200, 60_000) * 10_000;
  const assets = Math.round(revenue * 0.8);
  const strength = FINANCIAL_STRENGTHS.find(({ from }) => assets / 2 >= from)?.code ?? 'H';
  const share = dice.whole(51, 90);
  return {
    kind,
    figures: {
      company_name: subject.companyName || null,
      tax_id: subject.taxId || null,
      address: subject.address || null,
      industry: SANDBOX_MARK,
      financial_strength: strength,
      risk_indicator: risk,
      rac_risk_indicator: String(dice.whole(1, 6)),
      dnb_rating: `${strength}${risk}`,
      commercial_score: dice.whole(20, 95),
      paydex: dice.whole(40, 90),
      number_of_suits: dice.whole(0, 4),
      number_of_employees: dice.whole(3, 900),
      balance_sheet_date: lastYearsEnd(today),
      revenue,
      ebit: Math.round(revenue * 0.09),
      financial_expenses: Math.round(revenue * 0.01),
      current_assets: Math.round(assets * 0.6),
      long_term_assets: Math.round(assets * 0.4),
      current_liabilities: Math.round(assets * 0.3),
      long_term_liabilities: Math.round(assets * 0.2),
      short_term_debit: Math.round(assets * 0.1),
      long_term_debit: Math.round(assets * 0.12),
      accounts_receivable: Math.round(assets * 0.2),
      accounts_payable: Math.round(assets * 0.12),
      inventory: Math.round(assets * 0.15),
      ccr_score: ccrScore,
    },
    details: {
      currency: 'USD',
      unit: 'units',
      shareholdings: [
        { name: `${SANDBOX_MARK} 1`, kind: 'person', country: subject.country || null, share },
        { name: `${SANDBOX_MARK} 2`, kind: 'company', country: subject.country || null, share: 100 - share },
      ],
    },
  };
}

/**
 * Returns the last day of the newest year that ended at least 180 days ago, because balance sheets are published late.
 */
const lastYearsEnd = (today: Date): string => `${new Date(today.getTime() - 180 * DAY_MS).getUTCFullYear() - 1}-12-31`;
