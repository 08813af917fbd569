import { type Logger, type LoggerOptions, pino } from 'pino';

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

/** Lines below an error's level are written together: one write for each takes as long as looking up a session. */
const TOGETHER = { minLength: 4096, periodicFlush: 20, sync: true };

/** The standard output of this process. */
const output = pino.destination(TOGETHER);
process.once('exit', () => output.flushSync());

/**
 * Structured log lines on standard output; personal data and secrets are struck out. `isHeard` is asked about the error
 * of every line below an error's level: true when somebody else says it, and the line is left out.
 */
export function createLogger(level: string, name: string, isHeard: (error: unknown) => boolean): Logger {
  const options: LoggerOptions = {
    name,
    level,
    hooks: {
      logMethod(args, method, lineLevel) {
        const [first] = args as unknown[];
        const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
        if (error === undefined || lineLevel >= ERROR || !isHeard(error)) method.apply(this, args);
        if (lineLevel >= ERROR) output.flushSync();
      },
    },
    redact: { paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
  };
  return pino(options, output);
}

/** The same logger for lines of ids, numbers and words of our own, in which nothing has to be looked for. */
export const plainLines = (log: Logger): Logger => log.child({}, { redact: [] });
