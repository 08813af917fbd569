import { hostname } from 'node:os';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { type Release, UNKNOWN_RELEASE } from './release';

export type { Logger };

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
  // An `ERR_INVALID_URL` error carries the refused URL and its base, and so their passwords.
  'input',
  'base',
];

export const redaction = {
  paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  censor: '[redacted]',
};

const ERROR = pino.levels.values.error ?? 50;

/** Buffers lines below error level, because one write per line takes as long as a session lookup. */
const TOGETHER = { minLength: 4096, periodicFlush: 20, sync: true };

const output = pino.destination(TOGETHER);
process.once('exit', () => output.flushSync());

/**
 * Writes structured log lines to standard output, with personal data and secrets redacted. `isHeard` receives the error
 * of each line below error level and returns true if the error is already logged elsewhere; the line is then dropped.
 */
export function createLogger(
  level: string,
  name: string,
  isHeard: (error: unknown) => boolean,
  { version, commit }: Release = UNKNOWN_RELEASE,
): Logger {
  const options: LoggerOptions = {
    name,
    level,
    base: { pid: process.pid, hostname: hostname(), version, ...(commit ? { commit } : {}) },
    hooks: {
      logMethod(args, method, lineLevel) {
        const [first] = args as unknown[];
        const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
        if (error === undefined || lineLevel >= ERROR || !isHeard(error)) method.apply(this, args);
        if (lineLevel >= ERROR) output.flushSync();
      },
    },
    redact: redaction,
  };
  return pino(options, output);
}

export const plainLines = (log: Logger): Logger => log.child({}, { redact: [] });
