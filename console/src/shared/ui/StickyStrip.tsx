import { Box, GlobalStyles } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { BELOW_HEADER } from './header-height';

/** A view so low, such as one zoomed to 400 %, has no room for a strip that stays. */
const STAYS = '@media (min-height: 480px)';

/** CSS variable with the height of the strip that stays below the header, 0px where it scrolls away. */
const STRIP_HEIGHT = '--strip-height';

/** Jumps and focus stop below the header and the strip; the theme's own value ends at the header. */
const CLEAR_OF_STRIP = { html: { scrollPaddingTop: `calc(${BELOW_HEADER} + var(${STRIP_HEIGHT}, 0px) + 12px)` } };

/** Publishes the strip's height, by which jumps and focus keep clear of it (WCAG 2.4.11). */
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
  /** Above what the page itself raises. */
  zIndex: number;
  children: ReactNode;
}

/** Head of a page (title, state, actions) that stays below the header while the page scrolls. */
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
