import type { BureauFile, BureauMessage } from '@homologa/domain/reports/bureau.contract';
import type { GatewayName } from '@homologa/domain/reports/gateways';
import type { ReportRequestKind } from '@homologa/prisma/models';
import type { RawNotification } from './payment-gateway';

/** A request as a gateway knows it. */
export interface GatewayOrder {
  orderId: string;
  kind: ReportRequestKind;
  requestedAt: Date;
  dueAt: Date | null;
  /** Null until the gateway has taken it. */
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
 * What makes reports and scores (reference 9.1). Each call is safe to repeat under its order's id, is bounded by the
 * signal, and throws `gateway_away` where trying again may help, `gateway_refused` where it does not.
 */
export interface ReportGateway {
  readonly name: GatewayName;
  /** Milliseconds after which it is first asked how an order stands; null: never, people deliver. */
  readonly pollMs: number | null;
  /** Hands an order over; gives the gateway's own reference. */
  submit(order: GatewayOrder, signal: AbortSignal): Promise<{ reference: string }>;
  /** Its newest message about an order; null for an order that it does not know. */
  status(order: GatewayOrder, signal: AbortSignal): Promise<BureauMessage | null>;
  /** Takes an order back, also one that has not come yet; nothing for what is delivered. */
  cancel(orderId: string, signal: AbortSignal): Promise<void>;
}

/** A gateway that sends its messages by itself. */
export interface SigningGateway extends ReportGateway {
  /** The message in a signed notification. Throws `gateway_message_invalid`. */
  verify(notification: RawNotification, now: Date): BureauMessage;
  /** Writes a file of an order to `path`. Throws `gateway_report_invalid` for other bytes than were announced. */
  fetchFile(order: { orderId: string; file: BureauFile; path: string }, signal: AbortSignal): Promise<void>;
}

/** The gateways of this installation. */
export interface ReportGateways {
  /** Those that requests may be given to. */
  readonly names: readonly GatewayName[];
  /** Who makes a report of this type about a company of this country. */
  of(place: { country: string; kind: ReportRequestKind }): ReportGateway;
  /** A gateway that is set up; null where it is not. */
  named(name: string): ReportGateway | null;
  /** The bureau, where there is one. */
  readonly bureau: SigningGateway | null;
}
