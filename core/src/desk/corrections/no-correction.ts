import { NOTHING_ENTERED } from '../delivery/second-look';

export const NO_CORRECTION = {
  correctionReason: null,
  correctionAt: null,
  correctionById: null,
  ...NOTHING_ENTERED,
};
