import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';
import { companyNameOf } from '../company-name';

export const companies = {
  name: 'companies',
  list: lazyPage(() => import('./CompaniesPage')),
  edit: lazyPage(() => import('./CompanyPage')),
  hasCreate: true,
  recordRepresentation: companyNameOf,
} satisfies ResourceProps;
