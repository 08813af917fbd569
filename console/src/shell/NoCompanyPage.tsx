import NoCompanyIcon from '@mui/icons-material/NoAccountsOutlined';
import { Box, Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { Link } from 'react-router';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { EmptyState } from '../shared/ui/states/EmptyState';
import { SHELL } from './shell.texts';

/** For users without a company: deactivated in every company, or a supplier's own account. */
export default function NoCompanyPage() {
  const t = useText();
  const logout = useLogout();
  usePage({ label: t(SHELL.noCompany) });
  return (
    <EmptyState
      isPage
      icon={<NoCompanyIcon />}
      title={t(SHELL.noCompany)}
      text={t(SHELL.noCompanyHint)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          <Button variant="contained" onClick={() => void logout()}>
            {t(SHELL.logOut)}
          </Button>
          <Button variant="outlined" href="/onboarding/home">
            {t(SHELL.yourOnboardings)}
          </Button>
          <Button component={Link} to="/invitations">
            {t(SHELL.invitations)}
          </Button>
          <Button component={Link} to="/contact">
            {t(SHELL.contactUs)}
          </Button>
        </Box>
      }
    />
  );
}
