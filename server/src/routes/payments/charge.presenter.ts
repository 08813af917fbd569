import type { ChargeLine } from '@homologa/core/payments/charges/charge.queries';
import type { StatementMatch } from '@homologa/core/payments/charges/match-statement';
import { PAYMENT_METHODS, PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { memberOf } from '@homologa/domain/language/member-of';
import type {
  ChargeIssueResponse,
  ChargeProofResponse,
  ChargeResponse,
  StatementResponse,
} from '@homologa/domain/payments/charge.contract';
import { isRejectedProof, shownChargeState } from '@homologa/domain/payments/charges';

const MINOR_UNITS = 100;

const presentNamed = ({ id, name }: { id: string; name: string }) => ({ _id: id, id, name });

export function presentCharge(charge: ChargeLine, now: Date): ChargeResponse {
  const { supplier, birRequest, staff } = charge;
  const { workflow } = supplier;
  const decidedBy = staff.get(charge.decidedById ?? '');
  return {
    _id: charge.id,
    id: charge.id,
    reference: charge.reference,
    state: shownChargeState(charge, now),
    region: memberOf(PAYMENT_REGIONS, charge.region),
    currency: charge.currency,
    amount: charge.amount / MINOR_UNITS,
    deduction: presentDeduction(charge),
    method: methodOf(birRequest.billingPayment),
    paid_online: birRequest.payments.length > 0,
    asked_at: charge.askedAt.toISOString(),
    proved_at: charge.provedAt?.toISOString() ?? null,
    decided_at: charge.decidedAt?.toISOString() ?? null,
    decided_by: decidedBy ? presentNamed(decidedBy) : null,
    reason: charge.reason,
    reminded_at: charge.remindedAt?.toISOString() ?? null,
    version: charge.version,
    client: presentNamed(workflow.company),
    workflow: { _id: workflow.id, id: workflow.id, title: workflow.title },
    supplier: {
      _id: supplier.id,
      id: supplier.id,
      company_name: supplier.companyName,
      country: supplier.country,
      tax_id: supplier.taxId,
    },
    request_id: charge.requestId,
    proofs: birRequest.files.map((proof) => presentProof(charge, proof)),
    issues: charge.issues.map((issue) => presentIssue(issue, staff)),
  };
}

function presentDeduction({ amount, deductionRate, deductionAmount }: ChargeLine): ChargeResponse['deduction'] {
  if (deductionRate === null || deductionAmount === null) return null;
  return {
    rate: deductionRate,
    amount: deductionAmount / MINOR_UNITS,
    remainder: (amount - deductionAmount) / MINOR_UNITS,
  };
}

function methodOf(billingPayment: unknown): ChargeResponse['method'] {
  const { method } = (billingPayment ?? {}) as { method?: unknown };
  return PAYMENT_METHODS.find((known) => known === method) ?? null;
}

const presentProof = (
  charge: ChargeLine,
  { id, fileId, name, createdAt, file }: ChargeLine['birRequest']['files'][number],
): ChargeProofResponse => ({
  _id: id,
  id,
  file_id: fileId,
  name,
  mime: file.mime,
  size: file.size,
  uploaded_at: createdAt.toISOString(),
  rejected: isRejectedProof(charge, { createdAt }),
});

function presentIssue(issue: ChargeLine['issues'][number], staff: ChargeLine['staff']): ChargeIssueResponse {
  const resolvedBy = staff.get(issue.resolvedById ?? '');
  return {
    _id: issue.id,
    id: issue.id,
    kind: issue.kind,
    amount: issue.amount === null ? null : issue.amount / MINOR_UNITS,
    currency: issue.currency,
    created_at: issue.createdAt.toISOString(),
    resolved_at: issue.resolvedAt?.toISOString() ?? null,
    resolved_by: resolvedBy ? presentNamed(resolvedBy) : null,
    note: issue.note,
  };
}

export const presentStatement = (match: StatementMatch, now: Date): StatementResponse => ({
  columns: { date: match.columns.date, amount: match.columns.amount, currency: match.columns.currency },
  currency: match.currency,
  lines: match.lines.map(({ line, date, amount, currency, text, suggestions }) => ({
    line,
    date,
    amount: amount / MINOR_UNITS,
    currency,
    text,
    suggestions: suggestions.map(({ id, by, problem }) => ({ payment_id: id, by, fits: problem === null, problem })),
  })),
  unmatched: match.unmatched,
  payments: match.charges.map((charge) => presentCharge(charge, now)),
});
