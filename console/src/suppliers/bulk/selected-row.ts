import { alpha, type Theme } from '@mui/material';

/** A light tint, on which every status keeps its contrast; also of the cell that stays in view over others. */
const tint = ({ palette }: Theme): string => {
  const colour = alpha(palette.primary.main, 0.07);
  return `linear-gradient(${colour}, ${colour})`;
};

/** The look of a selected row. */
export const SELECTED_ROW = {
  backgroundImage: tint,
  '& .actions, & .company_name, & .leading': { backgroundImage: tint },
} as const;
