import { type ErrorCode, errorMessage, type Violation } from './error-codes';

interface DomainErrorOptions {
  values?: Record<string, string | number>;
  details?: Violation[];
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An error shown to users. Its entry in `errors/entries` sets the HTTP status and the message in each language. */
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

/** Several violations as one error: the first one provides code and message, `details` has all of them. */
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
