import NotFoundIcon from '@mui/icons-material/TravelExploreOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useText } from '../shared/i18n/use-text';
import { EmptyState } from '../shared/ui/EmptyState';
import { usePage } from './crumbs';
import { SHELL } from './shell.texts';

/** Unknown routes, unknown entities, and what a person may not know of (client-platform.md section 2). */
export default function NotFoundPage() {
  const t = useText();
  usePage({ label: t(SHELL.notFound) });
  return (
    <EmptyState
      isPage
      icon={<NotFoundIcon />}
      title={t(SHELL.notFound)}
      action={
        <Button component={Link} to="/" variant="contained">
          {t(SHELL.goHome)}
        </Button>
      }
    />
  );
}
