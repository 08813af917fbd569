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
 * A source of reports and scores. Every call is idempotent under the order's id, obeys the signal, and throws
 * `gateway_away` if a retry may help, `gateway_refused` if not.
 */
export interface ReportGateway {
  readonly name: GatewayName;
  /** Milliseconds until an order is first polled; null: not polled, staff deliver. */
  readonly pollMs: number | null;
  submit(order: GatewayOrder, signal: AbortSignal): Promise<{ reference: string }>;
  status(order: GatewayOrder, signal: AbortSignal): Promise<BureauMessage | null>;
  /** Cancels an order. Does nothing if the order is unknown or already delivered. */
  cancel(orderId: string, signal: AbortSignal): Promise<void>;
}

export interface SigningGateway extends ReportGateway {
  /** Verifies and parses a signed notification. Throws `gateway_message_invalid`. */
  verify(notification: RawNotification, now: Date): BureauMessage;
  /**
   * Writes a file of an order to `path`. Throws `gateway_report_invalid` if its hash or size differs from the announced
   * one.
   */
  fetchFile(order: { orderId: string; file: BureauFile; path: string }, signal: AbortSignal): Promise<void>;
}

export interface ReportGateways {
  named(name: string): ReportGateway | null;
  readonly bureau: SigningGateway | null;
}
