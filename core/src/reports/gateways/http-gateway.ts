import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { findCountry } from '@homologa/domain/countries/find-country';
import { DomainError } from '@homologa/domain/errors/domain-error';
import {
  type BureauMessage,
  type BureauOrder,
  bureauAccepted,
  bureauMessage,
} from '@homologa/domain/reports/bureau.contract';
import type { Clock } from '../../kernel/clock';
import type { Outgoing } from '../../kernel/outgoing/outgoing';
import { parseSigned } from '../../kernel/signing/parse-signed';
import { isSignedBody } from '../../kernel/signing/signed-http';
import type { Telemetry } from '../../kernel/telemetry/telemetry';
import { createBureauClient } from './bureau-client';
import type { GatewayOrder, SigningGateway } from './report-gateway';

interface HttpGatewayOptions {
  url: string;
  outgoing: Outgoing;
  /** The first secret signs outgoing calls; incoming messages may be signed with any of the secrets. */
  secrets: readonly [string, ...string[]];
  timeoutMs: number;
  pollMs: number;
  now: Clock;
  telemetry: Telemetry;
}

/** Creates a gateway to an external bureau over REST; docs/report-gateway.openapi.json defines the formats. */
export function createHttpGateway(options: HttpGatewayOptions): SigningGateway {
  const { url, outgoing, secrets, timeoutMs, pollMs, now, telemetry } = options;
  const bureau = createBureauClient({ url, outgoing, secret: secrets[0], timeoutMs, now, telemetry });
  return {
    name: 'http',
    pollMs,
    async submit(order, signal) {
      const { status, json } = await bureau.call({ method: 'PUT', path: pathOf(order), body: bodyOf(order) }, signal);
      if (status < 200 || status > 299) throw refused(status);
      const answer = bureauAccepted.safeParse(json);
      if (!answer.success) throw new DomainError('gateway_away', { cause: answer.error });
      return answer.data;
    },
    async status(order, signal) {
      const { status, json } = await bureau.call({ method: 'GET', path: pathOf(order) }, signal);
      if (status === 404) return null;
      if (status !== 200) throw refused(status);
      const answer = bureauMessage.safeParse(json);
      if (!answer.success || answer.data.order_id !== order.orderId) {
        throw new DomainError('gateway_away', { cause: answer.error });
      }
      return answer.data;
    },
    async cancel(orderId, signal) {
      const { status } = await bureau.call({ method: 'DELETE', path: pathOf({ orderId }) }, signal);
      if (status > 299 && status !== 404 && status !== 409) throw refused(status);
    },
    verify: ({ body, header }, at) => readMessage(secrets, { body, headers: { get: header } }, at),
    async fetchFile({ orderId, file, path }, signal) {
      const place = `${pathOf({ orderId })}/files/${encodeURIComponent(file.file_id)}`;
      const status = await bureau.download(place, { file: path, maxBytes: file.size }, signal);
      if (status === 404) throw new DomainError('gateway_away');
      if (status !== 200) throw refused(status);
      if ((await sha256Of(path)) !== file.sha256) throw new DomainError('gateway_report_invalid');
    },
  };
}

const pathOf = ({ orderId }: Pick<GatewayOrder, 'orderId'>): string => `/orders/${orderId}`;

const refused = (status: number): DomainError =>
  new DomainError('gateway_refused', { cause: new Error(`the bureau answered ${status}`) });

const bodyOf = ({ orderId, kind, requestedAt, dueAt, subject }: GatewayOrder): BureauOrder => ({
  order_id: orderId,
  kind,
  requested_at: requestedAt.toISOString(),
  due_at: dueAt?.toISOString() ?? null,
  subject: {
    company_name: subject.companyName,
    country: findCountry(subject.country)?.alpha2 ?? '',
    tax_id: subject.taxId,
    address: subject.address,
    phone: subject.phone,
    website: subject.website,
    duns_number: subject.dunsNumber,
  },
});

interface Signed {
  body: Buffer;
  headers: { get(name: string): string | null | undefined };
}

function readMessage(secrets: readonly string[], { body, headers }: Signed, now: Date): BureauMessage {
  if (!isSignedBody({ secrets, headers, body, now })) throw new DomainError('gateway_message_invalid');
  const message = bureauMessage.safeParse(parseSigned(body));
  if (!message.success) throw new DomainError('gateway_message_invalid', { cause: message.error });
  return message.data;
}

async function sha256Of(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
