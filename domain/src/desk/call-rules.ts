export const CALL_OUTCOMES = ['verified', 'corrected', 'no_answer', 'call_back', 'wrong_number', 'refused'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const MAX_CALL_ATTEMPTS = 3;
/**
 * Minimum number of working days over which staff must spread their phone calls before a supplier counts as unlocated.
 */
export const MIN_CALL_DAYS = 2;

export const isVerifiedCall = (outcome: string): boolean => outcome === 'verified' || outcome === 'corrected';

export const isFailedAttempt = (outcome: string): boolean => outcome === 'no_answer' || outcome === 'wrong_number';

/**
 * Failed attempt of the provider to call a supplier. `workingDay` is the date of the attempt; null on a day off,
 * because a day off does not count as a working day.
 */
export interface CallAttempt {
  workingDay: string | null;
}

/**
 * Classifies another failed attempt to call a supplier: it counts, it is the last attempt, or it is too early because
 * all attempts would fall on fewer working days than required (reference 9.5).
 */
export function classifyAttempt(
  before: readonly CallAttempt[],
  attempt: CallAttempt,
): 'counted' | 'last' | 'too_early' {
  if (before.length + 1 < MAX_CALL_ATTEMPTS) return 'counted';
  const days = new Set([...before, attempt].flatMap(({ workingDay }) => workingDay ?? []));
  return days.size < MIN_CALL_DAYS ? 'too_early' : 'last';
}
