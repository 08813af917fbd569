/** The largest amount of money that a report says, in whole units of its currency. */
export const MONEY_LIMIT = 1e15;
