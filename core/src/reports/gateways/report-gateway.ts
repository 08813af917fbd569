import type { BureauFile, BureauMessage } from '@homologa/domain/reports/bureau.contract';
import type { GatewayName } from '@homologa/domain/reports/gateways';
import type { ReportRequestKind } from '@homologa/prisma/models';
import type { RawNotification } from '../../kernel/signing/raw-notification';

export interface GatewayOrder {
  orderId: string;
  kind: ReportRequestKind;
  requestedAt: Date;
  dueAt: Date | null;
  acceptedAt: Date | null;
  subject: {
    companyName: string;
    country: string;
    taxId: string;
    address: string;
    phone: string;
    website: string;
    dunsNumber: string;
  };
}

/**
 * Source of reports and scores. All calls are idempotent by the order's id, obey the signal, and throw `gateway_away`
 * if a retry may help, otherwise `gateway_refused`.
 */
export interface ReportGateway {
  readonly name: GatewayName;
  /** Milliseconds until the first poll of an order; null if staff deliver and the gateway is not polled. */
  readonly pollMs: number | null;
  submit(order: GatewayOrder, signal: AbortSignal): Promise<{ reference: string }>;
  status(order: GatewayOrder, signal: AbortSignal): Promise<BureauMessage | null>;
  /** Cancels an order. Has no effect if the order is unknown or already delivered. */
  cancel(orderId: string, signal: AbortSignal): Promise<void>;
}

export interface SigningGateway extends ReportGateway {
  /** Verifies and parses a signed notification. Throws `gateway_message_invalid`. */
  verify(notification: RawNotification, now: Date): BureauMessage;
  /**
   * Writes a file of an order to `path`. Throws `gateway_report_invalid` if its hash or size differs from the announced
   * values.
   */
  fetchFile(order: { orderId: string; file: BureauFile; path: string }, signal: AbortSignal): Promise<void>;
}

export interface ReportGateways {
  named(name: string): ReportGateway | null;
  readonly bureau: SigningGateway | null;
}
