import { Link } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { SHELL } from '../shell.texts';
import { CONTENT_ID } from './RouteAnnouncer';

/** The first stop of the tab key: past the menu, to the page. */
export function SkipLink() {
  const t = useText();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The address stays: a hash would be a place of its own to go back to.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'absolute',
        left: -9999,
        zIndex: 'tooltip',
        '&:focus': { left: 8, top: 8, p: 1, borderRadius: 1, bgcolor: 'background.paper' },
      }}
    >
      {t(SHELL.skip)}
    </Link>
  );
}
