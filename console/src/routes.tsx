import { lazy, type ReactElement } from 'react';
import { Navigate, Outlet, Route } from 'react-router';
import { homeOf } from './shared/auth/access';
import { useSession } from './shared/auth/session-store';
import { Gate } from './shell/Gate';
import { ProtectedShell } from './shell/ProtectedShell';
import { PublicShell } from './shell/PublicShell';

const LoginPage = lazy(() => import('./account/LoginPage'));
const ForgotPasswordPage = lazy(() => import('./account/ForgotPasswordPage'));
const ChangePasswordPage = lazy(() => import('./account/ChangePasswordPage'));
const SettingsPage = lazy(() => import('./account/SettingsPage'));
const ContactPage = lazy(() => import('./contact/ContactPage'));
const HomePage = lazy(() => import('./home/HomePage'));
const NotFoundPage = lazy(() => import('./shell/NotFoundPage'));
const WorkflowListPage = lazy(() => import('./workflows/WorkflowListPage'));
const WorkflowEditPage = lazy(() => import('./workflows/edit/WorkflowEditPage'));
const WorkflowDetailsPage = lazy(() => import('./workflows/details/WorkflowDetailsPage'));
const AllSuppliersPage = lazy(() => import('./suppliers/AllSuppliersPage'));
const AddSuppliersPage = lazy(() => import('./suppliers/add/AddSuppliersPage'));
const SupplierPage = lazy(() => import('./suppliers/detail/SupplierPage'));
const DeskQueuePage = lazy(() => import('./desk/DeskQueuePage'));
const DeskRequestPage = lazy(() => import('./desk/DeskRequestPage'));

/** `/`: home for who is signed in, the login for who is not. */
function Entry() {
  const { token, user } = useSession();
  return <Navigate to={token ? (user ? homeOf(user) : '/home') : '/login'} replace />;
}

/** Pages for everybody: inside the menu for who is signed in. */
function OpenPage({ page, isWide }: { page: ReactElement; isWide?: boolean }) {
  const { token } = useSession();
  return token ? <ProtectedShell>{page}</ProtectedShell> : <PublicShell isWide={isWide}>{page}</PublicShell>;
}

/** Every address of the console (client-platform.md section 2, 'Route table'). */
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
    <Route path="/contact" element={<OpenPage page={<ContactPage />} isWide />} />
    <Route
      element={
        <ProtectedShell>
          <Outlet />
        </ProtectedShell>
      }
    >
      <Route path="/settings/:section" element={<SettingsPage />} />
      <Route element={<Gate ability="see_client_area" />}>
        <Route path="/home" element={<HomePage />} />
        <Route path="/suppliers" element={<AllSuppliersPage />} />
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
        <Route path="/desk/:id" element={<DeskRequestPage />} />
      </Route>
    </Route>
    <Route path="*" element={<OpenPage page={<NotFoundPage />} />} />
  </>
);
