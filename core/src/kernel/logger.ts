import { type Logger, pino } from 'pino';

export type { Logger };

/** What never reaches a log, however deep it sits in the logged object. */
const REDACTED = [
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'authorization',
  'cookie',
  'taxId',
  'tax_id',
  'email',
  'emails',
];

/** Structured log lines on standard output; personal data and secrets are struck out. */
export function createLogger(level: string, name: string): Logger {
  return pino({
    name,
    level,
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  });
}
