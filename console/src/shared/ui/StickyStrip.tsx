import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { BELOW_HEADER } from './header-height';

/** The strip is sticky only in windows of at least this height: at a zoom of 400 % it would cover the page. */
const STAYS = '@media (min-height: 480px)';

/** CSS variable with the height of the sticky strip; 0px if the strip scrolls with the page. */
const STRIP_HEIGHT = '--strip-height';

/**
 * Scroll padding that keeps link targets and focused elements below the header and the strip. The theme's own padding
 * covers only the header.
 */
const CLEAR_OF_STRIP = { html: { scrollPaddingTop: `calc(${BELOW_HEADER} + var(${STRIP_HEIGHT}, 0px) + 12px)` } };

/** Publishes the strip's height as a CSS variable, so that the strip never hides the focused element (WCAG 2.4.11). */
function useStripHeight(strip: HTMLElement | null): void {
  useEffect(() => {
    if (!strip) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const isStuck = getComputedStyle(strip).position === 'sticky';
      root.style.setProperty(STRIP_HEIGHT, `${isStuck ? strip.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    measure();
    return () => {
      observer.disconnect();
      root.style.removeProperty(STRIP_HEIGHT);
    };
  }, [strip]);
}

interface StickyStripProps {
  /** z-index of the strip, which must exceed the z-index of everything else on the page. */
  zIndex: number;
  children: ReactNode;
}

/** Sticky header of a page (title, state, actions), below the header of the console. */
export function StickyStrip({ zIndex, children }: StickyStripProps) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  useStripHeight(strip);
  return (
    <Box
      ref={setStrip}
      data-strip
      sx={{
        [STAYS]: { position: 'sticky' },
        '@media print': { position: 'static' },
        top: BELOW_HEADER,
        zIndex,
        bgcolor: 'background.default',
        mx: { xs: -2, md: -3 },
        px: { xs: 2, md: 3 },
        mt: { lg: -3 },
        pt: 0.75,
        mb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <GlobalStyles styles={CLEAR_OF_STRIP} />
      {children}
    </Box>
  );
}
