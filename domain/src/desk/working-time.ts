/** Whether a moment lies in a working day of some country. */
export type IsWorkingAt = (at: Date) => boolean;

/** Every time zone's midnight falls on one of these but Nepal's. */
const SLICE_MS = 1_800_000;
/** No calendar has so few working days: what runs on longer has no end. */
const MAX_SLICES = 1_000_000;

const endOfSlice = (at: number): number => (Math.floor(at / SLICE_MS) + 1) * SLICE_MS;

/** Milliseconds of working days between two moments; 0 where the second is not the later. */
export function workingTimeBetween(from: Date, to: Date, isWorkingAt: IsWorkingAt): number {
  let worked = 0;
  for (let at = from.getTime(); at < to.getTime(); at = endOfSlice(at)) {
    if (isWorkingAt(new Date(at))) worked += Math.min(endOfSlice(at), to.getTime()) - at;
  }
  return worked;
}

/**
 * The moment by which so many milliseconds of working days have passed: a day of service that begins on a Friday
 * afternoon ends on Monday's. Throws RangeError for a calendar without working days.
 */
export function addWorkingTime(from: Date, milliseconds: number, isWorkingAt: IsWorkingAt): Date {
  let at = from.getTime();
  let left = milliseconds;
  for (let slice = 0; left > 0; slice += 1) {
    if (slice > MAX_SLICES) throw new RangeError('a calendar without working days');
    const length = endOfSlice(at) - at;
    if (!isWorkingAt(new Date(at))) {
      at += length;
      continue;
    }
    const worked = Math.min(length, left);
    at += worked;
    left -= worked;
  }
  return new Date(at);
}
