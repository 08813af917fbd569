import type { SupplierDecisionResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierDecision } from '@homologa/domain/suppliers/supplier-decision';
import { presentTime } from './present-time';

/** A decision of the client's, from its row or from the database's JSON. */
export const presentDecision = (row: {
  decision: string;
  reason: string;
  decidedByName: string;
  createdAt: Date | string;
}): SupplierDecisionResponse => ({
  decision: row.decision as SupplierDecision,
  reason: row.reason,
  decided_at: presentTime(row.createdAt),
  decided_by: { name: row.decidedByName },
});
