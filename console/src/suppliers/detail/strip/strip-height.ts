/** CSS variable with the height of the strip that stays below the header, 0px where it scrolls away. */
export const STRIP_HEIGHT = '--strip-height';
