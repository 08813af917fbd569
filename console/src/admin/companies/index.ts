import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { companyNameOf } from '../company-name';

export const companies = {
  name: 'companies',
  list: lazyPart(() => import('./CompaniesPage')),
  edit: lazyPart(() => import('./CompanyPage')),
  hasCreate: true,
  recordRepresentation: companyNameOf,
} satisfies ResourceProps;
