import { DomainError } from '@homologa/domain/errors/domain-error';

const MAX_REASON = 1000;

export function reasonOf(error: unknown): string {
  if (!(error instanceof DomainError)) return error instanceof Error ? error.name : 'error';
  const paths = (error.details ?? []).map(({ path }) => path).join(', ');
  return `${error.code}${paths ? `: ${paths}` : ''}`.slice(0, MAX_REASON);
}
