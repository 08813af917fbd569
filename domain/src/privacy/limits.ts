/**
 * Maximum number of data copies that one account may request per day. Each copy costs a job and a file that is stored
 * for a week.
 */
export const DATA_COPIES_PER_DAY = 5;
