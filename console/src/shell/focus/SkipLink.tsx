import { Link } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { FRAME } from '../frame.texts';
import { CONTENT_ID } from './RouteAnnouncer';

export function SkipLink() {
  const t = useText();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // Do not follow the link, whose hash would add an entry to the browser's history.
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
      {t(FRAME.skip)}
    </Link>
  );
}
