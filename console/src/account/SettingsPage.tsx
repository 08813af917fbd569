import { Card, Tab, Tabs } from '@mui/material';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { AuditTrail } from '../audit/AuditTrail';
import type { Ability } from '../shared/auth/access';
import { can } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/ui/crumbs';
import { PageTitle } from '../shared/ui/PageTitle';
import { NotFound } from '../shared/ui/states/NotFound';
import { ACCOUNT } from './account.texts';
import { CompanySection } from './CompanySection';
import { NotificationChoices } from './NotificationChoices';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { RetentionSection } from './retention/RetentionSection';
import { SecuritySection } from './security/SecuritySection';
import { UsersSection } from './users/UsersSection';

interface Section {
  Content: ComponentType;
  needs?: Ability;
  isWide?: boolean;
}

function CompanyTrail() {
  const companyId = useUser().acting_company_id ?? '';
  return <AuditTrail companyId={companyId} />;
}

const SECTIONS = {
  profile: { Content: ProfileForm },
  password: { Content: PasswordForm },
  security: { Content: SecuritySection },
  notifications: { Content: NotificationChoices },
  company: { Content: CompanySection, needs: 'manage_company' },
  users: { Content: UsersSection, needs: 'manage_users', isWide: true },
  retention: { Content: RetentionSection, needs: 'manage_company' },
  audit: { Content: CompanyTrail, needs: 'read_audit_trail', isWide: true },
} as const satisfies Record<string, Section>;
type SectionName = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as SectionName[];

export default function SettingsPage() {
  const { section = '' } = useParams();
  const user = useUser();
  const open = NAMES.filter((name) => {
    const { needs }: Section = SECTIONS[name];
    return !needs || can(user, needs);
  });
  const name = open.find((entry) => entry === section);
  return name ? <Settings name={name} open={open} /> : <NotFound />;
}

function Settings({ name, open }: { name: SectionName; open: readonly SectionName[] }) {
  const t = useText();
  usePage({ label: t(ACCOUNT.settings), to: '/settings/profile' }, { label: t(ACCOUNT[name]) });
  const { Content, isWide }: Section = SECTIONS[name];
  return (
    <>
      <PageTitle title={t(ACCOUNT.settings)} />
      <Tabs value={name} variant="scrollable" sx={{ mb: 2 }} aria-label={t(ACCOUNT.settings)}>
        {open.map((entry) => (
          <Tab key={entry} value={entry} label={t(ACCOUNT[entry])} component={Link} to={`/settings/${entry}`} />
        ))}
      </Tabs>
      {isWide ? (
        <Content />
      ) : (
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
          <Content />
        </Card>
      )}
    </>
  );
}
