import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which a signed message's time may differ from ours. */
const TOLERANCE_SECONDS = 300;

export const TIMESTAMP_HEADER = 'Homologa-Timestamp';
export const SIGNATURE_HEADER = 'Homologa-Signature';

/** The headers of a signed message. */
export interface SignedHeaders extends Record<string, string> {
  [TIMESTAMP_HEADER]: string;
  [SIGNATURE_HEADER]: string;
}

/**
 * Signs an HTTP body: `v1=<hex>` is the HMAC-SHA256 over `<timestamp>.<body>`, the timestamp in Unix seconds. A
 * request without a body signs the empty one.
 */
export function signBody({ secret, body, now }: { secret: string; body: string | Buffer; now: Date }): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: `v1=${digestOf(secret, timestamp, body).toString('hex')}`,
  };
}

interface SignedMessage {
  /** While a secret is being replaced both the old and the new one are valid. */
  secrets: readonly string[];
  /** Headers of a request or an answer. */
  headers: { get(name: string): string | null | undefined };
  /** The very bytes that came. */
  body: string | Buffer;
  now: Date;
}

/**
 * Whether one of the secrets has signed the message within five minutes of now. The header may carry several
 * signatures, apart by commas. Compared in constant time; anything malformed is simply not signed.
 */
export function isSignedBody({ secrets, headers, body, now }: SignedMessage): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const given = (headers.get(SIGNATURE_HEADER) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part.startsWith('v1='))
    .map((part) => Buffer.from(part.slice('v1='.length), 'hex'));
  return secrets.some((secret) => {
    const expected = digestOf(secret, timestamp, body);
    return given.some((each) => each.length === expected.length && timingSafeEqual(each, expected));
  });
}

const digestOf = (secret: string, timestamp: string, body: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
