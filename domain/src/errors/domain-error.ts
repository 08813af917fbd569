import { type ErrorCode, errorMessage, type Violation } from './error-codes';

interface DomainErrorOptions {
  values?: Record<string, string | number>;
  details?: Violation[];
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** Error shown to users. Its entry in `errors/entries` has the HTTP status and the message in each language. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details?: Violation[];
  readonly extra?: Record<string, unknown>;

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(errorMessage(code, options.values), { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = options.details;
    this.extra = options.extra;
  }
}

/**
 * Error for several violations. It has the code and the message of the first violation; `details` lists all violations.
 */
export class RulesBrokenError extends DomainError {
  constructor(violations: [Violation, ...Violation[]] | Violation[]) {
    const first = violations[0];
    if (!first) throw new TypeError('RulesBrokenError needs at least one violation');
    super(first.code, { details: violations });
    this.name = 'RulesBrokenError';
    this.message = first.message;
  }
}

export function assertRules(violations: Violation[]): void {
  if (violations.length > 0) throw new RulesBrokenError(violations);
}
