import type { Words } from '@homologa/domain/language/locales';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { EDIT } from './edit.texts';
import type { WorkflowForm } from './workflow-form';

/** Id of a panel. The path of a reason that blocks the launch begins with the id of the panel that its link opens. */
export type PanelId = 'info' | 'suppliers' | 'questionnaire' | 'onboarding';

export const PANEL_WORDS: Readonly<Record<PanelId, Words>> = {
  info: EDIT.info,
  suppliers: EDIT.suppliers,
  questionnaire: EDIT.questionnaire,
  onboarding: EDIT.customize,
};

/**
 * Returns the panels of the page in order. Only onboarding workflows have supplier data and customization. A draft of
 * another type shows its suppliers if it has any, because the launch would validate and bill them.
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
