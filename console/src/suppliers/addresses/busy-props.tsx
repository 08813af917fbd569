import { CircularProgress } from '@mui/material';

/** Marks a button as busy and leaves it the focus, which a disabled button would lose. The caller ignores presses. */
export const busyProps = (isBusy: boolean) =>
  isBusy
    ? {
        'aria-busy': true,
        'aria-disabled': true,
        startIcon: <CircularProgress size={16} color="inherit" aria-hidden />,
      }
    : {};
