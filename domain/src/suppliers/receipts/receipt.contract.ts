import { z } from 'zod';
import { isoDate } from '../../wire/common.contract';
import { CALL_TIMES } from './receipt';

/** Receipt that confirms everything the supplier had to submit; null until all of it was received. */
const given = z.object({ number: z.string(), received_at: isoDate });
export const receipt = given.nullable();

/** The same for the supplier itself. */
export const ownReceipt = given
  .extend({
    /** Time zone of the supplier's country, in which its mails name the moment too. */
    time_zone: z.string(),
    /** A mail with the same was made: not for receipts of suppliers that had finished before there were receipts. */
    mailed: z.boolean(),
  })
  .nullable();

export const callTime = z.enum(CALL_TIMES);

/**
 * Upcoming verification call: its first and last possible working day (YYYY-MM-DD), and the phone numbers that the desk
 * calls from.
 */
export const comingCall = z.object({
  time: callTime,
  numbers: z.array(z.string()),
  first_day: z.string(),
  last_day: z.string(),
  /** True if the last day is over and the call has not been made. */
  late: z.boolean(),
});
export type ComingCall = z.infer<typeof comingCall>;
