import type { Account, LogAs } from '@homologa/core/accounts/profile/account.queries';
import { splitPhone } from '@homologa/domain/accounts/profile-rules';
import type { Membership } from '@homologa/domain/identity/actor';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { ColumnWidths, SavedView } from '@homologa/domain/suppliers/saved-view.contract';
import { presentCompany, presentLabel } from '../companies/company.presenter';

interface Preferences {
  language?: UserResponse['preferences']['language'];
  supplierTableColumns?: string[] | null;
  savedViews?: UserResponse['preferences']['saved_views'] | null;
  supplierColumnWidths?: ColumnWidths | null;
  homeView?: string | null;
}

const presentSavedView = (view: SavedView): SavedView => ({
  id: view.id,
  name: view.name,
  workflow_id: view.workflow_id,
  filter: view.filter,
  sort: { field: view.sort.field, order: view.sort.order },
  columns: view.columns,
  ...(view.widths ? { widths: view.widths } : {}),
  ...(view.is_pinned ? { is_pinned: true } : {}),
});

export function presentUser(
  account: Account,
  acting: Membership | null,
  logAs: LogAs,
  { isFactorDue = false }: { isFactorDue?: boolean } = {},
): UserResponse {
  const { phone, extension } = splitPhone(account.phone);
  const preferences = account.preferences as Preferences;
  const current = account.memberships.find(({ companyId }) => companyId === acting?.companyId);
  const isAdmin = current?.role === 'company_admin';
  const product = (type: string) => current?.company.products.find((entry) => entry.type === type && entry.enabled);
  const ccr = product('ccr');
  return {
    _id: account.id,
    id: account.id,
    info: {
      name: account.name,
      email: account.email,
      image: account.imageFileId ? `/api/accounts/${account.id}/image` : null,
      title: account.title,
      phone,
      phone_ext: extension,
    },
    security: { role: account.accountRole, staff_roles: account.staffRoles },
    preferences: {
      language: preferences.language ?? null,
      supplier_table_columns: preferences.supplierTableColumns ?? null,
      saved_views: (preferences.savedViews ?? []).map(presentSavedView),
      ...(preferences.supplierColumnWidths ? { supplier_column_widths: preferences.supplierColumnWidths } : {}),
      ...(preferences.homeView ? { home_view: preferences.homeView } : {}),
    },
    acting_company_id: acting?.companyId ?? null,
    companies: account.memberships.map(({ companyId, role, company }) => ({
      company_id: companyId,
      role,
      company: presentCompany(company, role),
    })),
    company_admin: isAdmin,
    compliance_enabled: Boolean(product('cfr')),
    public_link_enabled: current?.company.publicOnboardingLink ?? false,
    ccr_product: ccr ? { enabled: ccr.enabled, used: ccr.used, total: ccr.total } : null,
    supplier_tags: isAdmin
      ? Object.fromEntries((current?.company.labels ?? []).map((label) => [label.id, presentLabel(label)]))
      : {},
    log_as: logAs
      ? {
          logged_in_as_by: logAs.email,
          reason: logAs.reason,
          expires_at: logAs.expiresAt.toISOString(),
          read_only: logAs.isReadOnly,
        }
      : null,
    ...(isFactorDue ? { second_factor_due: true } : {}),
  };
}
