/** Largest amount of money in a report, in whole units of its currency. */
export const MONEY_LIMIT = 1e15;
