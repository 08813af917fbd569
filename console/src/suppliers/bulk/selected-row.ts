import { alpha, type Theme } from '@mui/material';

const layer = (colour: string): string => `linear-gradient(${colour}, ${colour})`;

/** A light tint, on which every status keeps its contrast; also of the cells that stay in view over others. */
const tint = ({ palette }: Theme): string => layer(alpha(palette.primary.main, 0.07));
const tintPointedAt = (theme: Theme): string => `${layer(theme.palette.action.hover)}, ${tint(theme)}`;

/** The look of a selected row. */
export const SELECTED_ROW = {
  backgroundImage: tint,
  '& .actions, & .company_name, & .leading': { backgroundImage: tint },
  '&&:hover > .actions, &&:hover > .company_name, &&:hover > .leading': { backgroundImage: tintPointedAt },
} as const;
