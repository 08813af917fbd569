export const MAX_SEND_BACK_ITEMS = 50;
export const MAX_SEND_BACK_TEXT = 1000;
