import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCrumbs } from '../../shared/ui/crumbs';
import { focusHeading } from './focus-heading';

export const CONTENT_ID = 'content';

/**
 * Announces the title of a new page to screen readers and moves the focus to its heading. The browser handles the first
 * page of a visit.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const title = useCrumbs().at(-1)?.label ?? '';
  const [firstPath] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== firstPath) setHasMoved(true);
  const heading = useRef<Element | null>(null);
  // Pathname at the time of the last focus change. The URL changes before a lazy page is rendered; if the user opens a
  // dialog in between, the dialog must keep the focus.
  const focusedAt = useRef<string | null>(null);
  useEffect(() => {
    const note = () => {
      focusedAt.current = window.location.pathname;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID);
    if (!content) return undefined;
    if (!hasMoved) {
      // Record the first page's heading. If the user then opens another tab of this page, the heading stays the same
      // element, so `focusHeading` does not move the focus.
      const note = () => {
        if (window.location.pathname === pathname) heading.current = content.querySelector('h1');
      };
      const observer = new MutationObserver(note);
      observer.observe(content, { childList: true, subtree: true });
      note();
      return () => observer.disconnect();
    }
    return focusHeading(content, { heading: heading.current, pathname: focusedAt.current }, (found) => {
      heading.current = found;
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every new page moves the keyboard
  }, [pathname, hasMoved]);
  return (
    <Box sx={visuallyHidden} role="status" aria-live="polite">
      {hasMoved ? title : ''}
    </Box>
  );
}
