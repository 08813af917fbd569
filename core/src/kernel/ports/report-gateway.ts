import type { ReportRequestKind } from '@homologa/prisma/models';

interface GatewayRequest {
  requestId: string;
  kind: ReportRequestKind;
  companyId: string;
  supplierId: string;
}

type GatewayStatus = 'accepted' | 'in_progress' | 'delivered' | 'cancelled' | 'unknown';

/**
 * What produces reports and scores (reference 9.1). `submit` is idempotent under its request's id; calls are bounded by
 * the signal.
 */
export interface ReportGateway {
  readonly name: string;
  /** Hands a request over; gives the gateway's own reference. */
  submit(request: GatewayRequest, signal: AbortSignal): Promise<{ reference: string }>;
  status(reference: string, signal: AbortSignal): Promise<GatewayStatus>;
  cancel(reference: string, signal: AbortSignal): Promise<void>;
}
