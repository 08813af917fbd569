import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { useTakesLetters } from '../../shared/ui/hooks/use-letter-keys';
import { WALK } from './walk.texts';

/** Neighbours of the displayed hit in the list from which it was opened; undefined at an end of the list. */
export interface HitWalk {
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
  /** Position in the list, from 1; undefined once the hit has left the list. */
  place?: number | undefined;
  total?: number | undefined;
}

export const WALK_KEYS = { p: 'previous', n: 'next' } as const;
const ICONS = { previous: PreviousIcon, next: NextIcon };

export function HitWalkButtons({ walk }: { walk: HitWalk }) {
  const t = useText();
  const takesLetters = useTakesLetters();
  const { place, total } = walk;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', mr: 'auto' }}>
      {Object.entries(WALK_KEYS).map(([key, way]) => {
        const Icon = ICONS[way];
        return (
          <Tooltip key={way} title={takesLetters ? `${t(WALK[way])} (${key})` : t(WALK[way])}>
            <span>
              <IconButton
                aria-label={t(WALK[way])}
                aria-keyshortcuts={takesLetters ? key : undefined}
                disabled={!walk[way]}
                onClick={() => walk[way]?.()}
              >
                <Icon fontSize="small" />
              </IconButton>
            </span>
          </Tooltip>
        );
      })}
      {place !== undefined && total !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', ml: 0.5 }}>
          {t(WALK.place, { place, total })}
        </Typography>
      )}
    </Box>
  );
}
