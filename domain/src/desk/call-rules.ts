/** What came of a call to the supplier. */
export const CALL_OUTCOMES = ['verified', 'corrected', 'no_answer', 'call_back', 'wrong_number', 'refused'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Attempts to reach a supplier before it counts as one that cannot be located. */
export const MAX_CALL_ATTEMPTS = 3;
/** Working days, at least, over which they are spread. */
export const MIN_CALL_DAYS = 2;

/** Whether the supplier was spoken to about its data, and they hold now. */
export const isVerifiedCall = (outcome: string): boolean => outcome === 'verified' || outcome === 'corrected';

/** Whether nobody of the supplier was reached: an attempt that counts. */
export const isFailedAttempt = (outcome: string): boolean => outcome === 'no_answer' || outcome === 'wrong_number';

/** A failed attempt: the working day it was made on, or null on a day off. */
export interface CallAttempt {
  workingDay: string | null;
}

/**
 * What a further failed attempt means: it is counted, it is the last one, or it comes too early because all of them
 * would lie within fewer working days than the supplier is owed (reference 9.5).
 */
export function judgeAttempt(before: readonly CallAttempt[], attempt: CallAttempt): 'counted' | 'last' | 'too_early' {
  if (before.length + 1 < MAX_CALL_ATTEMPTS) return 'counted';
  const days = new Set([...before, attempt].flatMap(({ workingDay }) => workingDay ?? []));
  return days.size < MIN_CALL_DAYS ? 'too_early' : 'last';
}
