import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { useLetterKeys } from '../../shared/ui/hooks/use-letter-keys';
import type { Walk } from './use-walk';
import { WALK } from './walk.texts';

const KEYS = { p: 'previous', n: 'next' } as const;
const ICONS = { previous: PreviousIcon, next: NextIcon };

export function WalkButtons({ walk }: { walk: Walk }) {
  const t = useText();
  const takesLetters = useLetterKeys(KEYS, (way) => walk.go(walk[way]));
  const { place, total } = walk;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', flexShrink: 0 }}>
      {Object.entries(KEYS).map(([key, way]) => {
        const Icon = ICONS[way];
        return (
          <Tooltip key={way} title={takesLetters ? `${t(WALK[way])} (${key})` : t(WALK[way])}>
            <span>
              <IconButton
                size="small"
                aria-label={t(WALK[way])}
                aria-keyshortcuts={takesLetters ? key : undefined}
                disabled={!walk[way]}
                onClick={() => walk.go(walk[way])}
              >
                <Icon fontSize="small" />
              </IconButton>
            </span>
          </Tooltip>
        );
      })}
      {total !== undefined && total !== MORE_THAN_WINDOW && (
        <Typography
          variant="caption"
          sx={{ display: { xs: 'none', sm: 'inline' }, color: 'text.secondary', whiteSpace: 'nowrap', ml: 0.5 }}
        >
          {t(WALK.place, { place, total })}
        </Typography>
      )}
    </Box>
  );
}
