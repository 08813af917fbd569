import { type Theme, useMediaQuery } from '@mui/material';

/** Without server-side rendering the first answer is right, so that nothing jumps after the first paint. */
export const useIsPhone = (): boolean =>
  useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
