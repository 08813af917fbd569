import { Navigate, Outlet, useLocation } from 'react-router';
import { type Ability, can, homeOf } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import NotFoundPage from './NotFoundPage';

/** Whoever may not see the pages behind it finds nothing there; staff without a company are led to the desk. */
export function Gate({ ability }: { ability: Ability }) {
  const user = useUser();
  const { pathname } = useLocation();
  if (can(user, ability)) return <Outlet />;
  return pathname === '/home' && homeOf(user) !== '/home' ? <Navigate to={homeOf(user)} replace /> : <NotFoundPage />;
}
