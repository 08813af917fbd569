import { Link, Breadcrumbs as MuiBreadcrumbs, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useText } from '../shared/i18n/use-text';
import { useCrumbs } from '../shared/ui/crumbs';
import { SHELL } from './shell.texts';

export function Breadcrumbs() {
  const t = useText();
  const crumbs = useCrumbs();
  return (
    <MuiBreadcrumbs
      aria-label={t(SHELL.path)}
      sx={{
        flex: 1,
        minWidth: 0,
        '& ol': { flexWrap: 'nowrap' },
        '& li': { minWidth: 0 },
        '& li:not(:last-of-type)': { display: { xs: 'none', sm: 'flex' } },
      }}
    >
      {crumbs.map((crumb, place) =>
        place < crumbs.length - 1 && crumb.to ? (
          <Link
            key={`${crumb.to}-${crumb.label}`}
            component={RouterLink}
            to={crumb.to}
            underline="hover"
            noWrap
            title={crumb.label}
            sx={{ maxWidth: { sm: 260, lg: 420 }, color: 'text.secondary' }}
          >
            {crumb.label}
          </Link>
        ) : (
          <Typography
            key={crumb.label}
            noWrap
            title={crumb.label}
            aria-current={place === crumbs.length - 1 ? 'page' : undefined}
            sx={{ maxWidth: { xs: 150, sm: 320, lg: 560 }, color: 'text.primary', fontWeight: 600 }}
          >
            {crumb.label}
          </Typography>
        ),
      )}
    </MuiBreadcrumbs>
  );
}
