import { storage } from '@homologa/web/state/storage';
import { SUPPLIER_SESSION_KEY } from '@homologa/web/state/supplier-session';
import NotFoundIcon from '@mui/icons-material/TravelExploreOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../auth/session-store';
import { useText } from '../../i18n/use-text';
import { usePage } from '../crumbs';
import { EmptyState } from './EmptyState';
import { STATES } from './states.texts';

/** Page for unknown routes, for unknown entities, and for entities whose existence must not be revealed to the user. */
export function NotFound() {
  const t = useText();
  usePage({ label: t(STATES.notFound) });
  const isSupplier = useSession().token === null && storage.getItem(SUPPLIER_SESSION_KEY) !== null;
  return (
    <EmptyState
      isPage
      icon={<NotFoundIcon />}
      title={t(STATES.notFound)}
      action={
        isSupplier ? (
          <Button href="/onboarding/home" variant="contained">
            {t(STATES.goHome)}
          </Button>
        ) : (
          <Button component={Link} to="/" variant="contained">
            {t(STATES.goHome)}
          </Button>
        )
      }
    />
  );
}
