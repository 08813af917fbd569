import CompaniesIcon from '@mui/icons-material/ApartmentOutlined';
import SuppliersIcon from '@mui/icons-material/BusinessOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import DeskIcon from '@mui/icons-material/FactCheckOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import NeedsIcon from '@mui/icons-material/InboxOutlined';
import LibraryIcon from '@mui/icons-material/LibraryBooksOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import HitsIcon from '@mui/icons-material/PersonSearchOutlined';
import ActiveIcon from '@mui/icons-material/PlayCircleOutlined';
import WatchlistsIcon from '@mui/icons-material/PolicyOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import ContactIcon from '@mui/icons-material/SupportAgentOutlined';
import CheckIcon from '@mui/icons-material/TaskAltOutlined';
import ChecksIcon from '@mui/icons-material/VerifiedUserOutlined';
import type { ReactNode } from 'react';
import { CHECKS } from './compliance/checks/checks.texts';
import { NeedsCount } from './needs-you/NeedsCount';
import { NEEDS_YOU } from './needs-you/needs-you.texts';
import { NotificationBell } from './notifications/NotificationBell';
import { PaletteActions } from './PaletteActions';
import { PALETTE_PAGES } from './palette-pages';
import { PALETTE_SEARCHES, paletteViews } from './palette-searches';
import { followReaderRegion } from './shared/auth/reader-region';
import { lazyPart } from './shared/ui/states/lazy-part';
import { ProtectedShell } from './shell/ProtectedShell';
import { SHELL } from './shell/shell.texts';
import { type MenuEntry, type ShellEntries, ShellEntriesProvider } from './shell/shell-entries';
import { jobSummary } from './suppliers/job-summaries';
import { isViewAt } from './suppliers/views/view-model';
import { NewWorkflowButton } from './workflows/NewWorkflowButton';

const FactorDuePage = lazyPart(() => import('./account/security/FactorDuePage'));

// Sets the number format before any signed-in page renders.
followReaderRegion();

const MAIN: readonly MenuEntry[] = [
  { to: '/desk', label: SHELL.desk, icon: <DeskIcon />, needs: 'work_at_desk' },
  { to: '/desk/payments', label: SHELL.payments, icon: <PaymentsIcon />, needs: 'check_payments' },
  { to: '/desk/privacy', label: SHELL.dataRequests, icon: <PrivacyIcon />, needs: 'administer' },
  { to: '/desk/mail', label: SHELL.mail, icon: <MailIcon />, needs: 'administer' },
  { to: '/desk/templates', label: SHELL.library, icon: <LibraryIcon />, needs: 'administer' },
  { to: '/desk/watchlists', label: SHELL.watchlists, icon: <WatchlistsIcon />, needs: 'manage_watchlists' },
  { to: '/admin/companies', label: SHELL.companies, icon: <CompaniesIcon />, needs: 'administer' },
  { to: '/admin/users', label: SHELL.people, icon: <PeopleIcon />, needs: 'administer' },
  { to: '/admin/jobs', label: SHELL.jobs, icon: <JobsIcon />, needs: 'administer' },
  { to: '/admin/audit', label: SHELL.auditTrail, icon: <AuditIcon />, needs: 'administer' },
  { to: '/home', label: SHELL.dashboard, icon: <DashboardIcon />, needs: 'see_client_area' },
  { to: '/needs-you', label: NEEDS_YOU.title, icon: <NeedsIcon />, needs: 'see_client_area', Count: NeedsCount },
  { to: '/suppliers', label: SHELL.suppliers, icon: <SuppliersIcon />, needs: 'see_client_area' },
  { to: '/compliance-checks', label: CHECKS.menu, icon: <ChecksIcon />, needs: 'see_checks' },
  { to: '/hits', label: SHELL.hits, icon: <HitsIcon />, needs: 'see_hits' },
];

const WORKFLOWS: readonly MenuEntry[] = [
  { to: '/workflows', label: SHELL.active, icon: <ActiveIcon />, needs: 'see_client_area' },
  { to: '/workflows/draft', label: SHELL.draft, icon: <DraftIcon />, needs: 'see_drafts' },
  { to: '/workflows/completed', label: SHELL.completed, icon: <CheckIcon />, needs: 'see_client_area' },
  { to: '/templates', label: SHELL.library, icon: <LibraryIcon />, needs: 'manage_workflows' },
];

const CONTACT: readonly MenuEntry[] = [{ to: '/contact', label: SHELL.contactUs, icon: <ContactIcon /> }];

const ENTRIES: ShellEntries = {
  menu: { main: MAIN, workflows: WORKFLOWS, contact: CONTACT },
  NewWorkflowButton,
  NotificationBell,
  pages: PALETTE_PAGES,
  searches: PALETTE_SEARCHES,
  PaletteActions,
  savedViews: paletteViews,
  isViewShown: isViewAt,
  jobSummary,
};

export default function SignedInShell({ children }: { children: ReactNode }) {
  return (
    <ShellEntriesProvider value={ENTRIES}>
      <ProtectedShell FactorDuePage={FactorDuePage}>{children}</ProtectedShell>
    </ShellEntriesProvider>
  );
}
