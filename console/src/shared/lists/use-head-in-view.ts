import type { Theme } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { BELOW_HEADER } from '../ui/header-height';

/** Room that the headings leave below them at the end of the table. */
const LAST_ROW = 40;

/**
 * Keeps a table's headings below the page's header while its rows go by. The table scrolls sideways in a box of its
 * own, which is what `position: sticky` would look at, so the headings follow the page themselves.
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

/** The look of headings that stay in view. */
export const HEAD_IN_VIEW = {
  '& thead': {
    position: 'relative',
    zIndex: 2,
    transform: `translateY(clamp(0px, ${BELOW_HEADER} - var(--table-top, 100vh), var(--head-room, 0px)))`,
    '@media print': { transform: 'none' },
  },
  // The table's own lines do not move with its headings.
  '& thead th': {
    bgcolor: 'background.paper',
    boxShadow: ({ palette }: Theme) => `inset 0 -1px ${palette.divider}`,
  },
  // What is reached by keys is not left below them.
  '& tbody :is(a, button, input)': { scrollMarginTop: 56 },
} as const;
