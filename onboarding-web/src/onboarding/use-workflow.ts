import type { OnboardingWorkflowResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { useCallback } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { chosenLocale } from '../i18n/language';
import { useLoaded } from '../lib/use-loaded';
import { getWorkflow } from './onboarding.api';

/**
 * Loads a workflow and switches to its default language, unless the user chose another language in this browser. A
 * preview always uses the default language.
 */
export function useWorkflow(
  id: string,
  { supplierId = null, preview = false }: { supplierId?: string | null; preview?: boolean } = {},
) {
  const { show } = useI18n();
  const load = useCallback(async (): Promise<OnboardingWorkflowResponse> => {
    const workflow = await getWorkflow(id, { supplierId, preview });
    const language = workflow.status === 'closed' ? null : workflow.onboarding.default_language;
    if (language && (preview || chosenLocale() === null)) await show(language);
    return workflow;
  }, [id, supplierId, preview, show]);
  return useLoaded(load);
}
