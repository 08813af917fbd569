import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCrumbs } from './crumbs';
import { focusHeading } from './focus-heading';

/** The element that holds the page. */
export const CONTENT_ID = 'content';

/**
 * Tells screen readers of a new page: its title is announced, and the keyboard starts at its heading. The first page
 * of a visit is left to the browser.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const title = useCrumbs().at(-1)?.label ?? '';
  const first = useRef(pathname);
  const isFirst = first.current === pathname;
  const heading = useRef<Element | null>(null);
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID);
    if (!content) return undefined;
    if (first.current === pathname) {
      const note = setTimeout(() => {
        heading.current = content.querySelector('h1');
      }, 1000);
      return () => clearTimeout(note);
    }
    first.current = '';
    return focusHeading(content, heading.current, (found) => {
      heading.current = found;
    });
  }, [pathname]);
  return (
    <Box sx={visuallyHidden} role="status" aria-live="polite">
      {isFirst ? '' : title}
    </Box>
  );
}
