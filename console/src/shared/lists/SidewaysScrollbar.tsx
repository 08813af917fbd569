import { Box } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Hides a box's native scrollbar, which is only reachable at the bottom of a long table. */
export const NO_SCROLLBAR = { scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } } as const;

/**
 * Horizontal scrollbar of an overflowing box, sticky at the bottom of the window. Hidden from the keyboard and screen
 * readers, which use the box itself.
 */
export function SidewaysScrollbar({ box }: { box: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const [element, own] = [box.current, bar.current];
    if (!element || !own) return undefined;
    const measure = () => setWidth(element.scrollWidth > element.clientWidth + 1 ? element.scrollWidth : 0);
    const follow = () => {
      own.scrollLeft = element.scrollLeft;
    };
    const lead = () => {
      element.scrollLeft = own.scrollLeft;
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', follow, { passive: true });
    own.addEventListener('scroll', lead, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', follow);
      own.removeEventListener('scroll', lead);
    };
  }, [box]);
  return (
    <Box
      ref={bar}
      aria-hidden
      tabIndex={-1}
      className="sideways"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        overflowX: 'auto',
        overflowY: 'hidden',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <div style={{ width, height: width > 0 ? 1 : 0 }} />
    </Box>
  );
}
