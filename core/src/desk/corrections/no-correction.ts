import { NOTHING_ENTERED } from '../delivery/second-look';

/** Resets the columns of a correction when it is delivered or abandoned. */
export const NO_CORRECTION = {
  correctionReason: null,
  correctionAt: null,
  correctionById: null,
  ...NOTHING_ENTERED,
};
