import { NOTHING_ENTERED } from '../delivery/second-look';

/** The columns of a request that nobody is correcting. */
export const NO_CORRECTION = {
  correctionReason: null,
  correctionAt: null,
  correctionById: null,
  ...NOTHING_ENTERED,
};
