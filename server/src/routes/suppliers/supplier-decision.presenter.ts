import { SUPPLIER_DECISIONS } from '@homologa/domain/catalog/supplier-decision';
import { memberOf } from '@homologa/domain/language/member-of';
import type { SupplierDecisionResponse } from '@homologa/domain/suppliers/supplier.contract';
import { presentTime } from './present-time';

export const presentDecision = (row: {
  decision: string;
  reason: string;
  decidedByName: string;
  byRule: boolean;
  createdAt: Date | string;
}): SupplierDecisionResponse => ({
  decision: memberOf(SUPPLIER_DECISIONS, row.decision),
  reason: row.reason,
  decided_at: presentTime(row.createdAt),
  decided_by: { name: row.decidedByName },
  ...(row.byRule ? { by_rule: true as const } : {}),
});
