import type { RequestedCcr } from '@homologa/core/suppliers/request-ccr';
import type { CcrResponse } from '@homologa/domain/reports/ccr.contract';

export const presentCcr = (ccr: RequestedCcr): CcrResponse => ({
  requested_at: ccr.requestedAt.toISOString(),
  delivered_at: ccr.deliveredAt?.toISOString() ?? null,
  score: ccr.score,
  is_sandbox: ccr.isSandbox,
});
