import { z } from 'zod';
import { isoDate } from '../../wire/common.contract';
import { CALL_TIMES } from './receipt';

/** Receipt of the supplier's own part; null until everything was received. */
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

/** The coming verification call: YYYY-MM-DD of the first and the last working day, and the numbers it comes from. */
export const comingCall = z.object({
  time: callTime,
  numbers: z.array(z.string()),
  first_day: z.string(),
  last_day: z.string(),
  /** The last day is over and the call is not made yet. */
  late: z.boolean(),
});
export type ComingCall = z.infer<typeof comingCall>;
