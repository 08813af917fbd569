import type { OtherSupplier } from '@homologa/core/compliance/other-suppliers.queries';
import type { OtherSuppliersResponse } from '@homologa/domain/compliance/compliance.contract';

export const presentOthers = (others: readonly OtherSupplier[]): OtherSuppliersResponse =>
  others.map((other) => ({
    supplier: {
      _id: other.supplierId,
      id: other.supplierId,
      workflow_id: other.workflowId,
      name: other.companyName,
    },
    workflow: { title: other.workflowTitle },
    party: other.party,
    score: other.score,
    decision: other.judgement?.decision ?? null,
    proposed: other.judgement?.proposed ?? false,
    is_same_version: other.isSameVersion,
  }));
