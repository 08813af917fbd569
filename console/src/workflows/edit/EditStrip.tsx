import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { StickyStrip } from '../../shared/ui/StickyStrip';
import { STRIP } from '../../suppliers/detail/strip/strip.texts';
import { useEdit } from './edit-context';
import { PANEL_WORDS, panelsOf } from './edit-panels';

/**
 * Width of the panels and of the strip's content, in pixels. Only the strip's border extends to the edges of the page.
 */
export const EDIT_WIDTH = 1100;

/** Index of the panels. A link of the index expands its panel and focuses the heading of the panel. */
function PanelIndex() {
  const t = useText();
  const { workflow, form, reasons, goTo } = useEdit();
  return (
    <Box
      component="nav"
      aria-label={t(STRIP.sections)}
      sx={{ display: { xs: 'none', sm: 'flex' }, columnGap: 2.5, overflowX: 'auto', scrollbarWidth: 'none', mx: -0.5 }}
    >
      {panelsOf(workflow, form).map((id) => {
        const isBlocking = reasons.some(({ path }) => path.split('.')[0] === id);
        return (
          <Link
            key={id}
            href={`#panel-${id}-header`}
            underline="none"
            onClick={(event) => {
              event.preventDefault();
              goTo(`panel-${id}`, null);
            }}
            sx={{
              px: 0.5,
              py: 0.75,
              whiteSpace: 'nowrap',
              fontSize: '0.875rem',
              fontWeight: 500,
              color: 'text.secondary',
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
            }}
          >
            {t(PANEL_WORDS[id])}
            {isBlocking && (
              <Box component="span" aria-hidden sx={{ color: 'warning.main' }}>
                {' •'}
              </Box>
            )}
          </Link>
        );
      })}
    </Box>
  );
}

interface EditStripProps {
  title: string;
  saveLine: ReactNode;
  presence?: ReactNode;
  actions: ReactNode;
}

export function EditStrip({ title, saveLine, presence, actions }: EditStripProps) {
  return (
    <StickyStrip zIndex={3}>
      <Box
        sx={{
          maxWidth: EDIT_WIDTH,
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          columnGap: 1,
          minWidth: 0,
          pb: { xs: 1, sm: 0 },
        }}
      >
        <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
          <Typography variant="h1" title={title} noWrap sx={{ fontSize: { xs: '1.1rem', sm: '1.3rem' } }}>
            {title}
          </Typography>
          <Typography
            component="div"
            variant="body2"
            sx={{ color: 'text.secondary', display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 2 }}
          >
            {saveLine}
            {presence}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexShrink: 0, ml: 'auto' }}>{actions}</Box>
      </Box>
      <PanelIndex />
    </StickyStrip>
  );
}
