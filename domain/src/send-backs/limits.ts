export const MAX_SEND_BACK_ITEMS = 50;
/** Length of an item's reason and of the note that answers it, in characters. */
export const MAX_SEND_BACK_TEXT = 1000;
