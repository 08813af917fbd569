import { BackupRefused } from '@homologa/core/backup/backup-refused';
import { ConfigurationError } from '@homologa/core/env/parse-env';
import { isUnavailable } from '@homologa/core/kernel/database/connection-errors';
import { DomainError } from '@homologa/domain/errors/domain-error';

/** What a command ends with: 0 done, 1 a fault, 2 wrong usage, 3 a rule refused it, 4 there is no such thing. */
export const EXIT = { done: 0, fault: 1, usage: 2, refused: 3, notFound: 4 } as const;

/** One thing that is wrong, for programs: where it is (an option, a field, a line of a file), and what to say. */
export interface Detail {
  path?: string;
  line?: number;
  code?: string;
  message: string;
}

/** What was typed cannot be meant: a value of the wrong kind, a file that is not there. */
export class UsageError extends Error {
  readonly code = 'usage';

  constructor(
    message: string,
    readonly details: readonly Detail[] = [],
  ) {
    super(message);
  }
}

/** A rule refused it, and said why in words. */
export class RefusedError extends Error {
  constructor(
    message: string,
    readonly details: readonly Detail[] = [],
    readonly code = 'refused',
  ) {
    super(message);
  }
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError || error instanceof ConfigurationError) return EXIT.usage;
  if (error instanceof RefusedError || error instanceof BackupRefused) return EXIT.refused;
  if (error instanceof DomainError) {
    if (error.code === 'not_found') return EXIT.notFound;
    return error.code === 'service_unavailable' ? EXIT.fault : EXIT.refused;
  }
  return EXIT.fault;
}

/** One line a person can act on; everything that is wrong on a line of its own. */
export const explain = (error: unknown): string =>
  [headline(error), ...detailsOf(error).map((detail) => `  ${place(detail)}${detail.message}`)].join('\n');

/** The same as one JSON value. */
export function explainAsJson(error: unknown): string {
  const details = detailsOf(error);
  const code = exitCodeOf(error) === EXIT.fault ? 'fault' : (error as { code?: unknown }).code;
  return JSON.stringify({
    error: headline(error),
    code: typeof code === 'string' ? code : 'fault',
    ...(details.length > 0 ? { details } : {}),
  });
}

function headline(error: unknown): string {
  if (error instanceof DomainError && error.code === 'not_found') return 'There is no such thing.';
  if (error instanceof ConfigurationError) return error.message;
  if (isUnavailable(error)) return 'The database cannot be reached.';
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'ProvisionRefused') return message;
  // The database's client shows its caller's lines; what went wrong is the last of them.
  return message.trim().split('\n').at(-1) ?? message;
}

function detailsOf(error: unknown): readonly Detail[] {
  if (error instanceof UsageError || error instanceof RefusedError) return error.details;
  if (!(error instanceof DomainError)) return [];
  return (error.details ?? []).map(({ index, path, code, message }) => ({
    ...(index === undefined ? {} : { line: index + 1 }),
    path,
    code,
    message,
  }));
}

const place = ({ path, line }: Detail): string =>
  `${line === undefined ? '' : `line ${line}: `}${path ? `${path}: ` : ''}`;
