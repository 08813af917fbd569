import type { RequestedCcr } from '@homologa/core/suppliers/request-ccr';
import type { CcrResponse } from '@homologa/domain/reports/ccr.contract';

/** A CCR score as it was asked for. */
export const presentCcr = (ccr: RequestedCcr): CcrResponse => ({
  requested_at: ccr.requestedAt.toISOString(),
  delivered_at: ccr.deliveredAt?.toISOString() ?? null,
  score: ccr.score,
  is_sandbox: ccr.isSandbox,
});
