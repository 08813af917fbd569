import type { Theme } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { BELOW_HEADER } from '../ui/header-height';

/** Height in pixels at the end of the table that the sticky headings never cover: the last row. */
const LAST_ROW = 40;

/**
 * Keeps a table's headings below the page's header while the page scrolls. The offset is computed, because `position:
 * sticky` would refer to the table's own box, which scrolls horizontally.
 */
export function useHeadInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const head = element?.querySelector('thead');
    if (!element || !head) return undefined;
    const follow = () => {
      const { top, height } = element.getBoundingClientRect();
      head.style.setProperty('--table-top', `${top}px`);
      head.style.setProperty('--head-room', `${Math.max(0, height - head.offsetHeight - LAST_ROW)}px`);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    sizes.observe(document.body);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', follow);
    };
  }, [box]);
}

export const HEAD_IN_VIEW = {
  '& thead': {
    position: 'relative',
    zIndex: 2,
    transform: `translateY(clamp(0px, ${BELOW_HEADER} - var(--table-top, 100vh), var(--head-room, 0px)))`,
    '@media print': { transform: 'none' },
  },
  // With collapsed borders, the border of the headings would not move with them, so a shadow replaces it.
  '& thead th': {
    bgcolor: 'background.paper',
    boxShadow: ({ palette }: Theme) => `inset 0 -1px ${palette.divider}`,
  },
  // Keeps focused elements from being hidden below the headings.
  '& tbody :is(a, button, input)': { scrollMarginTop: 56 },
} as const;
