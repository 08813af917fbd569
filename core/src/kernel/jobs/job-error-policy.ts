import { DomainError } from '@homologa/domain/errors/domain-error';
import { ERRORS } from '@homologa/domain/errors/error-codes';
import type { JobVerdict } from '@homologa/domain/errors/error-entry';
import { MailError } from '../ports/mailer';

/** An error nobody foresaw may pass; a rule that says no will say no again; what is gone needs no work. */
export function jobVerdict(error: unknown): JobVerdict {
  if (error instanceof DomainError) return ERRORS[error.code].job;
  if (error instanceof MailError) return error.permanent ? 'fail' : 'retry';
  return 'retry';
}
