import type { Violation } from '@homologa/domain/errors/error-codes';

export interface BlockingReason {
  code: Violation['code'];
  message: string;
  path: string;
  /** Which entries are meant, counted from 1; empty when it is about the whole. */
  places: number[];
}

/** Each blocking reason once, with the entries that it is about. */
export function groupReasons(violations: readonly Violation[]): BlockingReason[] {
  const reasons = new Map<string, BlockingReason>();
  for (const { code, message, path, index } of violations) {
    const reason = reasons.get(code) ?? { code, message, path, places: [] };
    if (index !== undefined) reason.places.push(index + 1);
    reasons.set(code, reason);
  }
  return [...reasons.values()];
}
