import { type ReactElement, Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Outlet, Route, useLocation } from 'react-router';
import { companies } from './admin/companies';
import { jobs } from './admin/jobs';
import { people } from './admin/people';
import { complianceChecks } from './compliance/checks';
import { hits } from './compliance/queue';
import { requests } from './desk';
import { payments } from './desk/payments';
import { privacyRequests } from './desk/privacy';
import { watchlists } from './desk/watchlists';
import { notifications } from './notifications';
import { startOf } from './shared/auth/access';
import { rememberRequestedPage, useSession } from './shared/auth/session-store';
import { lazyPart } from './shared/ui/states/lazy-part';
import { NotFound } from './shared/ui/states/NotFound';
import { Gate } from './shell/Gate';
import { LoadingFrame } from './shell/LoadingFrame';
import { PublicShell } from './shell/PublicShell';
import { suppliers } from './suppliers';
import { templates, workflows } from './workflows';

// The shell is loaded lazily, so that visitors do not load the menu and the signed-in pages.
const SignedInShell = lazyPart(() => import('./SignedInShell'));

const LoginPage = lazyPart(() => import('./account/LoginPage'));
const ForgotPasswordPage = lazyPart(() => import('./account/ForgotPasswordPage'));
const ChangePasswordPage = lazyPart(() => import('./account/ChangePasswordPage'));
const InvitationsPage = lazyPart(() => import('./account/invitations/InvitationsPage'));
const SettingsPage = lazyPart(() => import('./account/SettingsPage'));
const ContactPage = lazyPart(() => import('./contact/ContactPage'));
const HomePage = lazyPart(() => import('./home/HomePage'));
const NeedsYouPage = lazyPart(() => import('./needs-you/NeedsYouPage'));
const AddressesPage = lazyPart(() => import('./suppliers/addresses/AddressesPage'));
const TasksPage = lazyPart(() => import('./tasks/TasksPage'));
const GuidePage = lazyPart(() => import('./guides/GuidePage'));
const MailPage = lazyPart(() => import('./desk/mail/MailPage'));
const StatementPage = lazyPart(() => import('./desk/payments/StatementPage'));
const AuditPage = lazyPart(() => import('./admin/AuditPage'));
const JobPage = lazyPart(() => import('./admin/jobs/JobPage'));

function Entry() {
  const { token, user } = useSession();
  return <Navigate to={token ? (user ? startOf(user) : '/home') : '/login'} replace />;
}

function Frame() {
  const { token } = useSession();
  if (!token) {
    return (
      <PublicShell isWide>
        <Outlet />
      </PublicShell>
    );
  }
  return (
    <Suspense fallback={<LoadingFrame />}>
      <SignedInShell>
        <Outlet />
      </SignedInShell>
    </Suspense>
  );
}

/** Redirects visitors to the login page; after the login they return to the requested page. */
function SignedIn() {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  if (token) return <Outlet />;
  rememberRequestedPage(pathname + search);
  return <Navigate to="/" replace />;
}

export const appRoutes = (
  <>
    <Route path="/" element={<Entry />} />
    <Route
      element={
        <PublicShell>
          <Outlet />
        </PublicShell>
      }
    >
      <Route path="/login" element={<LoginPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/change-password" element={<ChangePasswordPage />} />
    </Route>
    <Route element={<Frame />}>
      <Route path="/contact" element={<ContactPage />} />
      <Route element={<SignedIn />}>
        <Route path="/invitations" element={<InvitationsPage />} />
        <Route path="/settings" element={<Navigate to="/settings/profile" replace />} />
        <Route path="/settings/:section" element={<SettingsPage />} />
        <Route path="/notifications" element={<notifications.list />} />
        <Route path="/guides/:guide" element={<GuidePage />} />
        <Route element={<Gate ability="see_client_area" />}>
          <Route path="/home" element={<HomePage />} />
          <Route path="/needs-you" element={<NeedsYouPage />} />
          <Route path="/suppliers" element={<suppliers.list />} />
          <Route path="/tasks" element={<TasksPage />} />
          <Route path="/downloads" element={<Navigate to="/tasks" replace />} />
          <Route path="/workflows" element={<workflows.list category="active" />} />
          <Route path="/workflows/completed" element={<workflows.list category="closed" />} />
          <Route path="/workflows/:id/:section" element={<workflows.show />} />
          <Route path="/workflows/:id/suppliers/:sid" element={<suppliers.show />} />
        </Route>
        <Route element={<Gate ability="see_checks" />}>
          <Route path="/compliance-checks" element={<complianceChecks.list />} />
        </Route>
        <Route element={<Gate ability="see_hits" />}>
          <Route path="/hits" element={<hits.list />} />
        </Route>
        <Route element={<Gate ability="archive_suppliers" />}>
          <Route path="/suppliers/addresses" element={<AddressesPage />} />
        </Route>
        <Route element={<Gate ability="see_drafts" />}>
          <Route path="/workflows/draft" element={<workflows.list category="draft" />} />
        </Route>
        <Route element={<Gate ability="manage_workflows" />}>
          <Route path="/templates" element={<templates.list scope="company" />} />
          <Route path="/templates/:id" element={<templates.show scope="company" />} />
          <Route path="/workflows/:id/edit" element={<workflows.edit />} />
          <Route path="/workflows/:id/suppliers/add" element={<suppliers.create />} />
        </Route>
        <Route element={<Gate ability="work_at_desk" />}>
          <Route path="/desk" element={<requests.list />} />
          <Route path="/desk/:id" element={<requests.show />} />
        </Route>
        <Route element={<Gate ability="check_payments" />}>
          <Route path="/desk/payments" element={<payments.list />} />
          <Route path="/desk/payments/statement" element={<StatementPage />} />
          <Route path="/desk/payments/:id" element={<payments.show />} />
        </Route>
        <Route element={<Gate ability="manage_watchlists" />}>
          <Route path="/desk/watchlists" element={<watchlists.list />} />
        </Route>
        <Route element={<Gate ability="administer" />}>
          <Route path="/desk/mail" element={<MailPage />} />
          <Route path="/desk/templates" element={<templates.list scope="provider" />} />
          <Route path="/desk/templates/:id" element={<templates.show scope="provider" />} />
          <Route path="/desk/privacy" element={<privacyRequests.list />} />
          <Route path="/admin/companies" element={<companies.list />} />
          <Route path="/admin/companies/:id" element={<companies.edit />} />
          <Route path="/admin/users" element={<people.list />} />
          <Route path="/admin/audit" element={<AuditPage />} />
          <Route path="/admin/jobs" element={<jobs.list />} />
          <Route path="/admin/jobs/:id" element={<JobPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </>
);

interface Loadable {
  load?: () => Promise<unknown>;
}

/** Loads the code of the page at this path for a signed-in user. Ignores failures: rendering the page retries them. */
export async function loadPage(address: string): Promise<void> {
  const found = matchRoutes(createRoutesFromElements(appRoutes), address === '/' ? '/home' : address) ?? [];
  const pages = found.map(({ route }) => ((route.element as ReactElement | undefined)?.type ?? {}) as Loadable);
  await Promise.allSettled([SignedInShell, ...pages].map(async ({ load }) => load?.()));
}
