import type { Words } from '@homologa/domain/language/locales';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { EDIT } from './edit.texts';
import type { WorkflowForm } from './workflow-form';

/** Also the first path segment of the blocking reasons that open the panel. */
export type PanelId = 'info' | 'suppliers' | 'questionnaire' | 'onboarding';

export const PANEL_WORDS: Readonly<Record<PanelId, Words>> = {
  info: EDIT.info,
  suppliers: EDIT.suppliers,
  questionnaire: EDIT.questionnaire,
  onboarding: EDIT.customize,
};

/**
 * Panels of the page, in order. Supplier data and customization are for onboarding workflows; a draft that already has
 * suppliers shows them in any case, because the launch validates and bills them.
 */
export function panelsOf({ status }: WorkflowResponse, form: WorkflowForm): PanelId[] {
  const isOnboarding = form.type === 'onboarding';
  const hasSuppliers = status === 'draft' && (isOnboarding || form.suppliers.length > 0);
  return [
    'info',
    ...(hasSuppliers ? ['suppliers' as const] : []),
    'questionnaire',
    ...(isOnboarding ? ['onboarding' as const] : []),
  ];
}
