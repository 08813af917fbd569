import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';
import { companyNameOf } from '../company-name';

/** Client companies, for the provider's staff. */
export const companies = {
  name: 'companies',
  list: lazyPage(() => import('./CompaniesPage')),
  edit: lazyPage(() => import('./CompanyPage')),
  // Created in a dialog of the list.
  hasCreate: true,
  recordRepresentation: companyNameOf,
} satisfies ResourceProps;
