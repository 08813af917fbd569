/** Copies of its data that one account can have made in a day: each is a job and a file that is kept for a week. */
export const DATA_COPIES_PER_DAY = 5;
