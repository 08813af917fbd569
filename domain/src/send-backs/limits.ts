/** Items that one send-back names at most. */
export const MAX_SEND_BACK_ITEMS = 50;
/** Longest reason of an item, and longest note that answers it, in characters. */
export const MAX_SEND_BACK_TEXT = 1000;
