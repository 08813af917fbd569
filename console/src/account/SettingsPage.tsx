import { Card, Tab, Tabs } from '@mui/material';
import { Link, useParams } from 'react-router';
import { useText } from '../shared/i18n/use-text';
import { PageTitle } from '../shared/ui/PageTitle';
import { usePage } from '../shell/crumbs';
import NotFoundPage from '../shell/NotFoundPage';
import { ACCOUNT } from './account.texts';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

const SECTIONS = { profile: ProfileForm, password: PasswordForm } as const;
const isSection = (text: string): text is keyof typeof SECTIONS => Object.hasOwn(SECTIONS, text);

/** /settings/profile and /settings/password. */
export default function SettingsPage() {
  const { section = '' } = useParams();
  return isSection(section) ? <Settings section={section} /> : <NotFoundPage />;
}

function Settings({ section }: { section: keyof typeof SECTIONS }) {
  const t = useText();
  usePage({ label: t(ACCOUNT.settings) }, { label: t(ACCOUNT[section]) });
  const Form = SECTIONS[section];
  return (
    <>
      <PageTitle title={t(ACCOUNT.settings)} />
      <Tabs value={section} sx={{ mb: 2 }} aria-label={t(ACCOUNT.settings)}>
        <Tab value="profile" label={t(ACCOUNT.profile)} component={Link} to="/settings/profile" />
        <Tab value="password" label={t(ACCOUNT.password)} component={Link} to="/settings/password" />
      </Tabs>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
        <Form />
      </Card>
    </>
  );
}
