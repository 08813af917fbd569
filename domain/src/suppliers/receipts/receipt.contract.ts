import { z } from 'zod';
import { isoDate } from '../../wire/common.contract';
import { CALL_TIMES } from './receipt';

/** Receipt that confirms that the supplier has submitted all required parts; null while a part is missing. */
const given = z.object({ number: z.string(), received_at: isoDate });
export const receipt = given.nullable();

/** Receipt in responses to the supplier itself. */
export const ownReceipt = given
  .extend({
    /** Time zone of the supplier's country, in which the mails also state the time of the receipt. */
    time_zone: z.string(),
    /**
     * True if the receipt was also mailed to the supplier. False for suppliers that had submitted everything before the
     * product issued receipts.
     */
    mailed: z.boolean(),
  })
  .nullable();

export const callTime = z.enum(CALL_TIMES);

/**
 * Upcoming phone call in which the desk verifies the supplier's data: the first and last possible working day
 * (YYYY-MM-DD), and the phone numbers from which the desk calls.
 */
export const comingCall = z.object({
  time: callTime,
  numbers: z.array(z.string()),
  first_day: z.string(),
  last_day: z.string(),
  /** True if the last possible day is over and the desk has not called. */
  late: z.boolean(),
});
export type ComingCall = z.infer<typeof comingCall>;
