import type { DeskUser } from '@homologa/core/accounts/desk-user.queries';
import type { CompanyRow } from '@homologa/core/companies/company.queries';
import type { DeskUserResponse } from '@homologa/domain/accounts/account.contract';
import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { presentCompany } from '../companies/company.presenter';

/** A client company as the provider sees it. */
export const presentDeskCompany = (company: CompanyRow): DeskCompanyResponse => ({
  ...presentCompany(company, 'staff'),
  created_at: company.createdAt.toISOString(),
});

/** A person as the provider sees them. */
export const presentDeskUser = (user: DeskUser): DeskUserResponse => ({
  _id: user.id,
  id: user.id,
  name: user.name,
  email: user.email,
  account_role: user.accountRole,
  active: user.active,
  companies: user.memberships.map(({ companyId, role, company }) => ({
    company_id: companyId,
    company_name: company.name,
    role,
  })),
  created_at: user.createdAt.toISOString(),
});
