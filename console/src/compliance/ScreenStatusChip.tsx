import type { ScreeningReview, ScreeningStatus } from '@homologa/domain/screenings/screening-status';
import { SCREEN_STATUS_WORDS, SCREENING_REVIEW_WORDS } from '@homologa/domain/screenings/screening-words';
import ProgressIcon from '@mui/icons-material/AutorenewOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MatchIcon from '@mui/icons-material/GppMaybeOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined';
import ClearIcon from '@mui/icons-material/VerifiedUserOutlined';
import { Box, Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../shared/i18n/use-text';

const LOOKS: Readonly<Record<ScreeningStatus, { color: ChipProps['color']; icon: ReactElement }>> = {
  in_progress: { color: 'info', icon: <ProgressIcon /> },
  match: { color: 'error', icon: <MatchIcon /> },
  no_match: { color: 'success', icon: <ClearIcon /> },
  failed: { color: 'warning', icon: <FailedIcon /> },
};

const REVIEW_COLOURS: Readonly<Record<ScreeningReview, ChipProps['color']>> = {
  undecided: 'default',
  proposed: 'warning',
  confirmed: 'error',
  not_comparable: 'warning',
};

/**
 * Style of a screening that found no hits but could not compare some of the names. The colour is not green, which would
 * suggest that all names were compared.
 */
const PARTLY_COMPARED = { color: 'default', icon: <UnknownIcon /> } as const;

interface ScreenStatusChipProps {
  status: ScreeningStatus;
  review?: readonly ScreeningReview[] | undefined;
}

/**
 * Shows a screening's status and review states by colour, icon and word, so that they are readable without colour
 * vision.
 */
export function ScreenStatusChip({ status, review = [] }: ScreenStatusChipProps) {
  const t = useText();
  const isPartly = status === 'no_match' && review.includes('not_comparable');
  const { color, icon } = isPartly ? PARTLY_COMPARED : LOOKS[status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip size="small" variant="outlined" color={color} icon={icon} label={t(SCREEN_STATUS_WORDS[status])} />
      {review.map((each) => (
        <Chip
          key={each}
          size="small"
          variant="outlined"
          color={REVIEW_COLOURS[each]}
          label={t(SCREENING_REVIEW_WORDS[each])}
        />
      ))}
    </Box>
  );
}
