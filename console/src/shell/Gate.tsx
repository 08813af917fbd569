import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { type Ability, can, homeOf } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { NotFound } from '../shared/ui/states/NotFound';

const NoCompanyPage = lazy(() => import('./NoCompanyPage'));

/**
 * Anyone who may not see the pages behind it finds nothing there; staff without a company are led to the desk.
 * On the start page, who has neither a company nor the desk is told so.
 */
export function Gate({ ability }: { ability: Ability }) {
  const user = useUser();
  const { pathname } = useLocation();
  if (can(user, ability)) return <Outlet />;
  if (pathname !== '/home') return <NotFound />;
  return homeOf(user) === '/home' ? <NoCompanyPage /> : <Navigate to={homeOf(user)} replace />;
}
