const DAY = 86_400_000;

interface Lifetime {
  launched_at: string | null;
  closed_at: string | null;
}

/**
 * Returns the number of full days from the launch to the closing or, while the workflow is open, to now; null before
 * the launch.
 */
export function daysActive({ launched_at: launched, closed_at: closed }: Lifetime, now: Date): number | null {
  if (!launched) return null;
  const end = closed ? new Date(closed) : now;
  return Math.max(0, Math.floor((end.getTime() - new Date(launched).getTime()) / DAY));
}
