import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../auth/session-store';
import { useText } from '../i18n/use-text';
import { type GuideName, guidePath, guidesOf, type TaskOf } from './guide-links';
import { GUIDES } from './guides.texts';

interface GuideLinkProps<Name extends GuideName> {
  guide: Name;
  task: TaskOf<Name>;
}

/**
 * Link from an empty list to the guide's task that explains how to fill it. Renders nothing for users without that
 * guide.
 */
export function GuideLink<Name extends GuideName>({ guide, task }: GuideLinkProps<Name>) {
  const t = useText();
  const { user } = useSession();
  if (!user || !guidesOf(user).includes(guide)) return null;
  return (
    <Button component={Link} to={guidePath(guide, task)} startIcon={<HelpIcon />}>
      {t(GUIDES.showHow)}
    </Button>
  );
}
