import NotFoundIcon from '@mui/icons-material/TravelExploreOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text';
import { usePage } from '../crumbs';
import { EmptyState } from './EmptyState';
import { STATES } from './states.texts';

/** Page for unknown routes, unknown entities, and entities that the user may not know to exist. */
export function NotFound() {
  const t = useText();
  usePage({ label: t(STATES.notFound) });
  return (
    <EmptyState
      isPage
      icon={<NotFoundIcon />}
      title={t(STATES.notFound)}
      action={
        <Button component={Link} to="/" variant="contained">
          {t(STATES.goHome)}
        </Button>
      }
    />
  );
}
