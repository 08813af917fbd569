export type IsWorkingAt = (at: Date) => boolean;

/** Step of half an hour, because midnight is at a full or half hour in UTC in every time zone except Nepal's. */
const SLICE_MS = 1_800_000;
/** Limit of the loop, reached only by a calendar without working days. */
const MAX_SLICES = 1_000_000;

const endOfSlice = (at: number): number => (Math.floor(at / SLICE_MS) + 1) * SLICE_MS;

/** Returns the milliseconds of working days between two times; 0 if `to` is not later. */
export function workingTimeBetween(from: Date, to: Date, isWorkingAt: IsWorkingAt): number {
  let worked = 0;
  for (let at = from.getTime(); at < to.getTime(); at = endOfSlice(at)) {
    if (isWorkingAt(new Date(at))) worked += Math.min(endOfSlice(at), to.getTime()) - at;
  }
  return worked;
}

/**
 * Adds milliseconds of working days to a time: one day from Friday afternoon ends on Monday afternoon. Throws
 * RangeError for a calendar without working days.
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
