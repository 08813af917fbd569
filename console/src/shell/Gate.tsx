import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { type Ability, can, homeOf } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { NotFound } from '../shared/ui/states/NotFound';

const NoCompanyPage = lazy(() => import('./NoCompanyPage'));

/**
 * Requires an ability for the nested routes, else shows the page as not found. From the start page, staff without a
 * company go to the desk; users without company and desk see `NoCompanyPage`.
 */
export function Gate({ ability }: { ability: Ability }) {
  const user = useUser();
  const { pathname } = useLocation();
  if (can(user, ability)) return <Outlet />;
  if (pathname !== '/home') return <NotFound />;
  return homeOf(user) === '/home' ? <NoCompanyPage /> : <Navigate to={homeOf(user)} replace />;
}
