import type { Locale } from '@homologa/domain/language/locales';
import type { ScreeningSummary } from '@homologa/domain/screenings/screening.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { supplierPath } from '../../shared/data/provider/paths';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { complianceFilesOf } from '../screening-state';

interface ComplianceDownloadsProps {
  supplier: SupplierResponse;
  screening: Pick<ScreeningSummary, 'id' | 'reports' | 'requested_at'>;
  language?: Locale;
  version?: number;
}

export function ComplianceDownloads({ supplier, screening, language, version }: ComplianceDownloadsProps) {
  const t = useText();
  const own = useAppLocale();
  const path = supplierPath(supplier.workflow_id, supplier.id);
  const files = complianceFilesOf(path, screening, language ?? own, version);
  return files.map(({ key, path, fileName, format }, place) => (
    <DownloadButton
      key={key}
      size="small"
      variant={place === 0 ? 'outlined' : 'text'}
      path={path}
      fileName={fileName}
      label={files.length > 1 ? `${t(COMMON.download)} ${format}` : undefined}
    />
  ));
}
