export const JUDGED_AT_ONCE_MAX = 1000;
export const HIT_REASON_MAX = 1000;
export const CHECKS_AT_ONCE_MAX = 100;
