import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Signs `t.payload` in Stripe's format: `t=<unix seconds>,v1=<HMAC-SHA256, hex>`. */
export function signPayload(body: Buffer, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digestOf(body, secret, String(time)).toString('hex')}`;
}

/**
 * Returns true if the header contains a valid signature with a timestamp within the tolerance. Compares in constant
 * time; a malformed header counts as unsigned.
 */
export function isSigned(body: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const time = valuesOf(parts, 't')[0] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const expected = digestOf(body, secret, time);
  return valuesOf(parts, 'v1').some((signature) => {
    const given = Buffer.from(signature, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const valuesOf = (parts: readonly string[], name: string): string[] =>
  parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));

const digestOf = (body: Buffer, secret: string, time: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();
