import type { Locale } from '@homologa/domain/language/locales';
import type { ScreeningSummary } from '@homologa/domain/screenings/screening.contract';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

export const isScreeningPending = ({ screening }: Pick<SupplierRow, 'screening'>): boolean =>
  screening?.status === 'in_progress';

/** True if compliance is enabled for the company or the supplier already has a screening. */
export const showsCompliance = (
  user: Pick<UserResponse, 'compliance_enabled'>,
  { screening }: Pick<SupplierRow, 'screening'>,
): boolean => user.compliance_enabled || screening !== null;

export interface ComplianceFile {
  key: string;
  path: string;
  fileName: string;
  format: string;
  requestedAt: string;
}

/**
 * Returns the stored formats of a report in one language, PDF first. `path` is the supplier's path; `version` defaults
 * to the newest version.
 */
export function complianceFilesOf(
  path: string,
  screening: Pick<ScreeningSummary, 'id' | 'reports' | 'requested_at'>,
  language: Locale,
  version?: number,
): ComplianceFile[] {
  const types = [...new Set(screening.reports.map(({ type }) => type))].sort(
    (a, b) => Number(b === 'pdf') - Number(a === 'pdf') || a.localeCompare(b),
  );
  return types.map((type) => ({
    key: `${screening.id}-${type}`,
    path:
      `${path}/compliance/${screening.id}?type=${type}&language=${language}` +
      (version === undefined ? '' : `&version=${version}`),
    fileName: `CFR.${type}`,
    format: type.toUpperCase(),
    requestedAt: screening.requested_at,
  }));
}

export const complianceFiles = (
  path: string,
  screenings: readonly ScreeningSummary[],
  language: Locale,
): ComplianceFile[] => screenings.flatMap((screening) => complianceFilesOf(path, screening, language));
