import { type ErrorCode, errorMessage, type Violation } from './error-codes';

interface DomainErrorOptions {
  /** Values for the `{places}` of the wording. */
  values?: Record<string, string | number>;
  /** Every broken rule, in form order; the first one gives the error its code and wording. */
  details?: Violation[];
  /** Further members of the answer (`next_at` of a cool-down, say). */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An error that a person may read; its code is one entry of `errors/entries`, status included. */
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

/** Several broken rules as one error: the first is the headline, all are in `details`. */
export class RulesBrokenError extends DomainError {
  constructor(violations: [Violation, ...Violation[]] | Violation[]) {
    const first = violations[0];
    if (!first) throw new TypeError('RulesBrokenError needs at least one violation');
    super(first.code, { details: violations });
    this.name = 'RulesBrokenError';
    this.message = first.message;
  }
}

/** Throws when a rule is broken, else does nothing. */
export function assertRules(violations: Violation[]): void {
  if (violations.length > 0) throw new RulesBrokenError(violations);
}
