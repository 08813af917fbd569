import { Navigate, Outlet, useLocation } from 'react-router';
import { type Ability, can, homeOf } from '../shared/auth/access';
import { useUser } from '../shared/auth/use-can';
import { lazyPart } from '../shared/ui/states/lazy-part';
import { NotFound } from '../shared/ui/states/NotFound';

const NoCompanyPage = lazyPart(() => import('./NoCompanyPage'));

/**
 * Renders the nested routes for users with the ability, otherwise the not-found page. The start page redirects staff
 * without a company to the first page of their roles, and shows `NoCompanyPage` to users and staff without such a page.
 */
export function Gate({ ability }: { ability: Ability }) {
  const user = useUser();
  const { pathname } = useLocation();
  if (can(user, ability)) return <Outlet />;
  if (pathname !== '/home') return <NotFound />;
  return homeOf(user) === '/home' ? <NoCompanyPage /> : <Navigate to={homeOf(user)} replace />;
}
