import { productOf, quotaProductOf } from '@homologa/domain/companies/features';
import { quotaRefusal } from '@homologa/domain/companies/quota';
import { errorText } from '@homologa/domain/errors/error-messages';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useAppLocale } from '../../shared/i18n/use-text';
import { useFeatures } from '../detail/requests/use-features';
import { traitsOf } from '../workflow/workflow-traits';

/** Returns the reason why the quota does not allow another supplier in this workflow; null if the quota allows it. */
export function useAddRefusal(workflow: WorkflowResponse): string | null {
  const locale = useAppLocale();
  const refusal = quotaRefusal(productOf(useFeatures(), quotaProductOf(traitsOf(workflow))), 1);
  return refusal && errorText(refusal, locale);
}
