import { BackupRefused } from '@homologa/core/backup/backup-refused';
import { ConfigurationError } from '@homologa/core/env/parse-env';
import { isUnavailable } from '@homologa/core/kernel/database/connection-errors';
import { FileStoreAway } from '@homologa/core/kernel/storage/file-store-away';
import { DomainError } from '@homologa/domain/errors/domain-error';

/** Exit codes: 0 done, 1 fault, 2 wrong usage, 3 rejected by a rule, 4 not found. */
export const EXIT = { done: 0, fault: 1, usage: 2, refused: 3, notFound: 4 } as const;

export interface Detail {
  path?: string;
  line?: number;
  code?: string;
  message: string;
}

export class UsageError extends Error {
  readonly code = 'usage';

  constructor(
    message: string,
    readonly details: readonly Detail[] = [],
  ) {
    super(message);
  }
}

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

export const explain = (error: unknown): string =>
  [headline(error), ...detailsOf(error).map((detail) => `  ${place(detail)}${detail.message}`)].join('\n');

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
  if (error instanceof FileStoreAway) return `The file store cannot be used: ${error.reason}`;
  if (isUnavailable(error)) return 'The database cannot be reached.';
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'ProvisionRefused') return message;
  // Prisma's message starts with an excerpt of the calling code; its last line is the actual error.
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
