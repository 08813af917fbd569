import { Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useText } from '../shared/i18n/use-text';
import { Panel } from '../shared/ui/Panel';
import { NeedLines } from './NeedLines';
import { NEEDS_YOU } from './needs-you.texts';
import { useNeedsYou } from './use-needs-you';

/**
 * First section of the dashboard: the items that wait for the user. Renders nothing if loading fails, so that the user
 * can use the other sections of the dashboard.
 */
export function NeedsYou() {
  const t = useText();
  const { needs, error } = useNeedsYou();
  if (!needs && error) return null;
  return (
    <Panel
      title={t(NEEDS_YOU.title)}
      action={
        needs &&
        needs.length > 0 && (
          <Link component={RouterLink} to="/needs-you">
            {t(NEEDS_YOU.showAll)}
          </Link>
        )
      }
    >
      {!needs && <Skeleton height={40} />}
      {needs?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(NEEDS_YOU.nothing)}</Typography>}
      {needs && needs.length > 0 && <NeedLines needs={needs} most={1} />}
    </Panel>
  );
}
