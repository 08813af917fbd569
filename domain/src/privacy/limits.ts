/** Data copies that one account may request per day: each is a job and a file stored for a week. */
export const DATA_COPIES_PER_DAY = 5;
