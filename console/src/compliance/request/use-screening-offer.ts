import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { errorText } from '@homologa/domain/errors/error-messages';
import { screeningRefusal } from '@homologa/domain/screenings/screening-rules';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { useCan, useCompany } from '../../shared/auth/use-can';
import { useConfig } from '../../shared/data/use-config';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { SCREENING } from '../screening.texts';
import { isScreeningPending } from '../screening-state';

interface ScreeningOffer {
  reason: string | null;
}

/**
 * Returns the reason why no screening can be requested; the reason is null if a screening can be requested. Returns
 * null to hide the request: the server has no screening engine, the user lacks the right, a screening is pending, or
 * the workflow is a draft.
 */
export function useScreeningOffer(supplier: SupplierRow): ScreeningOffer | null {
  const t = useText();
  const locale = useAppLocale();
  const { data: config } = useConfig();
  const mayAsk = useCan('request_screenings');
  const product = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  const isPossible = config?.capabilities.screening === true && mayAsk && supplier.workflow.status !== 'draft';
  if (!isPossible || isScreeningPending(supplier)) return null;
  const refusal = screeningRefusal(
    {
      displayStatus: supplier.display_status,
      reportType: supplier.workflow.report_type,
      isScreened: supplier.screening !== null,
    },
    product,
  );
  if (refusal === null) return { reason: null };
  if (refusal === 'product_limit_reached') return { reason: errorText('product_limit_reached', locale) };
  const type = supplier.workflow.report_type;
  // Compliance workflows (`cfr`) have no report besides the screening, so their reason mentions the completion instead
  // of the report.
  return {
    reason:
      type === 'cfr' ? t(SCREENING.afterCompletion) : t(SCREENING.afterReport, { report: t(REPORT_TYPE_WORDS[type]) }),
  };
}
