import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app reads: the others are ignored by some. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the current one whose codes are accepted, because phones' clocks differ. */
const DRIFT_STEPS = 1;

export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address that an authenticator app reads from the QR code. */
export const appAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...CODES, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** Returns the time step whose code this is, or null if it is the code of none that is accepted now. */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...CODES, secret: Secret.fromBase32(secret) }).validate({
    token: code.replace(/\s/g, ''),
    timestamp,
    window: DRIFT_STEPS,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODES.period) + delta;
}
