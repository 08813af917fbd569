import { type ReactElement, Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Outlet, Route, useLocation } from 'react-router';
import { homeOf } from './shared/auth/access';
import { rememberRequestedPage, useSession } from './shared/auth/session-store';
import { lazyPage } from './shared/ui/states/lazy-page';
import { NotFound } from './shared/ui/states/NotFound';
import { Gate } from './shell/Gate';
import { LoadingFrame } from './shell/LoadingFrame';
import { PublicShell } from './shell/PublicShell';

// Lazy: visitors must not load the menu and the signed-in pages.
const SignedInShell = lazyPage(() => import('./SignedInShell'));

const LoginPage = lazyPage(() => import('./account/LoginPage'));
const ForgotPasswordPage = lazyPage(() => import('./account/ForgotPasswordPage'));
const ChangePasswordPage = lazyPage(() => import('./account/ChangePasswordPage'));
const SettingsPage = lazyPage(() => import('./account/SettingsPage'));
const ContactPage = lazyPage(() => import('./contact/ContactPage'));
const HomePage = lazyPage(() => import('./home/HomePage'));
const WorkflowListPage = lazyPage(() => import('./workflows/WorkflowListPage'));
const WorkflowEditPage = lazyPage(() => import('./workflows/edit/WorkflowEditPage'));
const WorkflowDetailsPage = lazyPage(() => import('./workflows/details/WorkflowDetailsPage'));
const AllSuppliersPage = lazyPage(() => import('./suppliers/AllSuppliersPage'));
const AddSuppliersPage = lazyPage(() => import('./suppliers/add/AddSuppliersPage'));
const SupplierPage = lazyPage(() => import('./suppliers/detail/SupplierPage'));
const DownloadsPage = lazyPage(() => import('./downloads/DownloadsPage'));
const DeskQueuePage = lazyPage(() => import('./desk/queue/DeskQueuePage'));
const MailPage = lazyPage(() => import('./desk/mail/MailPage'));
const PrivacyRequestsPage = lazyPage(() => import('./desk/privacy/PrivacyRequestsPage'));
const PaymentsPage = lazyPage(() => import('./desk/payments/PaymentsPage'));
const PaymentPage = lazyPage(() => import('./desk/payments/PaymentPage'));
const StatementPage = lazyPage(() => import('./desk/payments/StatementPage'));
const WatchlistsPage = lazyPage(() => import('./desk/watchlists/WatchlistsPage'));
const DeskRequestPage = lazyPage(() => import('./desk/DeskRequestPage'));
const CompaniesPage = lazyPage(() => import('./admin/companies/CompaniesPage'));
const CompanyPage = lazyPage(() => import('./admin/companies/CompanyPage'));
const PeoplePage = lazyPage(() => import('./admin/people/PeoplePage'));
const NotificationsPage = lazyPage(() => import('./notifications/NotificationsPage'));
const AuditPage = lazyPage(() => import('./admin/AuditPage'));

function Entry() {
  const { token, user } = useSession();
  return <Navigate to={token ? (user ? homeOf(user) : '/home') : '/login'} replace />;
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

/** Redirects visitors to the login, which returns to this page. */
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
        <Route path="/settings" element={<Navigate to="/settings/profile" replace />} />
        <Route path="/settings/:section" element={<SettingsPage />} />
        <Route path="/notifications" element={<NotificationsPage />} />
        <Route element={<Gate ability="see_client_area" />}>
          <Route path="/home" element={<HomePage />} />
          <Route path="/suppliers" element={<AllSuppliersPage />} />
          <Route path="/downloads" element={<DownloadsPage />} />
          <Route path="/workflows" element={<WorkflowListPage category="active" />} />
          <Route path="/workflows/completed" element={<WorkflowListPage category="closed" />} />
          <Route path="/workflows/:id/:section" element={<WorkflowDetailsPage />} />
          <Route path="/workflows/:id/suppliers/:sid" element={<SupplierPage />} />
        </Route>
        <Route element={<Gate ability="see_drafts" />}>
          <Route path="/workflows/draft" element={<WorkflowListPage category="draft" />} />
        </Route>
        <Route element={<Gate ability="manage_workflows" />}>
          <Route path="/workflows/:id/edit" element={<WorkflowEditPage />} />
          <Route path="/workflows/:id/suppliers/add" element={<AddSuppliersPage />} />
        </Route>
        <Route element={<Gate ability="work_at_desk" />}>
          <Route path="/desk" element={<DeskQueuePage />} />
          <Route path="/desk/mail" element={<MailPage />} />
          <Route path="/desk/privacy" element={<PrivacyRequestsPage />} />
          <Route path="/desk/payments" element={<PaymentsPage />} />
          <Route path="/desk/payments/statement" element={<StatementPage />} />
          <Route path="/desk/payments/:id" element={<PaymentPage />} />
          <Route path="/desk/watchlists" element={<WatchlistsPage />} />
          <Route path="/desk/:id" element={<DeskRequestPage />} />
        </Route>
        <Route element={<Gate ability="administer" />}>
          <Route path="/admin/companies" element={<CompaniesPage />} />
          <Route path="/admin/companies/:id" element={<CompanyPage />} />
          <Route path="/admin/users" element={<PeoplePage />} />
          <Route path="/admin/audit" element={<AuditPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </>
);

interface Loadable {
  load?: () => Promise<unknown>;
}

/**
 * Loads the code of the page at this address for a signed-in user. Ignores failures; rendering the page retries them.
 */
export async function loadPage(address: string): Promise<void> {
  const found = matchRoutes(createRoutesFromElements(appRoutes), address === '/' ? '/home' : address) ?? [];
  const pages = found.map(({ route }) => ((route.element as ReactElement | undefined)?.type ?? {}) as Loadable);
  await Promise.allSettled([SignedInShell, ...pages].map(async ({ load }) => load?.()));
}
