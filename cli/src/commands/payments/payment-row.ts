import type { ChargeLine } from '@homologa/core/payments/charges/charge.queries';

const MINOR_UNITS = 100;

/** A charge's states are those of the database: an overdue one is `awaiting_proof`. */
export const paymentRow = (charge: ChargeLine) => ({
  id: charge.id,
  reference: charge.reference,
  state: charge.state,
  client: charge.supplier.workflow.company.name,
  supplier: charge.supplier.companyName,
  amount: charge.amount / MINOR_UNITS,
  currency: charge.currency,
  asked_at: charge.askedAt,
  proved_at: charge.provedAt,
  decided_at: charge.decidedAt,
  version: charge.version,
});
