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

const ERROR = pino.levels.values.error ?? 50;

/**
 * Structured log lines on standard output; personal data and secrets are struck out. `isHeard` is asked about the error
 * of every line below an error's level: true when somebody else says it, and the line is left out.
 */
export function createLogger(level: string, name: string, isHeard: (error: unknown) => boolean): Logger {
  return pino({
    name,
    level,
    hooks: {
      logMethod(args, method, lineLevel) {
        const [first] = args as unknown[];
        const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
        if (error === undefined || lineLevel >= ERROR || !isHeard(error)) method.apply(this, args);
      },
    },
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  });
}
