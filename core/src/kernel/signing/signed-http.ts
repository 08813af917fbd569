import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

export const TIMESTAMP_HEADER = 'Homologa-Timestamp';
export const SIGNATURE_HEADER = 'Homologa-Signature';

export interface SignedHeaders extends Record<string, string> {
  [TIMESTAMP_HEADER]: string;
  [SIGNATURE_HEADER]: string;
}

/**
 * Signs an HTTP body: `v1=<hex>` is the HMAC-SHA256 of `<timestamp>.<body>` with the timestamp in Unix seconds.
 * Requests without a body sign the empty string.
 */
export function signBody({ secret, body, now }: { secret: string; body: string | Buffer; now: Date }): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: `v1=${digestOf(secret, timestamp, body).toString('hex')}`,
  };
}

interface SignedMessage {
  /** Valid secrets. During a rotation, both the old and the new secret are valid. */
  secrets: readonly string[];
  headers: { get(name: string): string | null | undefined };
  body: string | Buffer;
  now: Date;
}

/**
 * Returns true if one of the secrets signed the message within five minutes of now. The header may contain several
 * comma-separated signatures. Compares in constant time; malformed headers count as unsigned.
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
