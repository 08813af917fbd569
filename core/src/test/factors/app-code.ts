import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app with this secret shows at a moment, in milliseconds since 1970. */
export const appCode = (secret: string, at = Date.now()): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
