import { DomainError } from '@homologa/domain/errors/domain-error';

/** What a command ends with: 0 done, 1 a fault, 2 wrong usage, 3 a rule refused it, 4 there is no such thing. */
export const EXIT = { done: 0, fault: 1, usage: 2, refused: 3, notFound: 4 } as const;

/** What was typed cannot be meant: a value of the wrong kind, a file that is not there. */
export class UsageError extends Error {
  readonly code = 'usage';
}

/** A rule refused it, and said why in words. */
export class RefusedError extends Error {
  readonly code = 'refused';
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof RefusedError) return EXIT.refused;
  if (error instanceof DomainError) return error.code === 'not_found' ? EXIT.notFound : EXIT.refused;
  return EXIT.fault;
}

/** One line a person can act on; every broken rule on a line of its own. */
export function explain(error: unknown): string {
  if (error instanceof DomainError) {
    const details = (error.details ?? []).map(
      (detail) => `  ${detail.index === undefined ? '' : `${detail.index + 1}. `}${detail.path}: ${detail.message}`,
    );
    return [error.code === 'not_found' ? 'There is no such thing.' : error.message, ...details].join('\n');
  }
  if ((error as { name?: string }).name === 'ZodError') {
    const issues = (error as { issues: { path: PropertyKey[]; message: string }[] }).issues;
    return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}
