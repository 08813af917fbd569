import type { Locale } from '@homologa/domain/language/locales';
import type { ScreeningSummary } from '@homologa/domain/screenings/screening.contract';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';

/** Whether a screening is under way, so that its page looks again after a while. */
export const isScreeningPending = ({ screening }: Pick<SupplierRow, 'screening'>): boolean =>
  screening?.status === 'in_progress';

/** Card and panel: when compliance is enabled or the supplier has a screening already (reference 10.7). */
export const showsCompliance = (
  user: Pick<UserResponse, 'compliance_enabled'>,
  { screening }: Pick<SupplierRow, 'screening'>,
): boolean => user.compliance_enabled || screening !== null;

/** One kept format of a screening's compliance report. */
export interface ComplianceFile {
  key: string;
  path: string;
  fileName: string;
  /** `PDF`, `HTML`. */
  format: string;
  requestedAt: string;
}

/**
 * The formats of one screening's report in a language, PDF first; `path` is the supplier's (`supplierPath`), and the
 * version the newest unless said otherwise.
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

/** Every compliance report that a supplier has, the newest first: the entries of its download menu. */
export const complianceFiles = (
  path: string,
  screenings: readonly ScreeningSummary[],
  language: Locale,
): ComplianceFile[] => screenings.flatMap((screening) => complianceFilesOf(path, screening, language));
