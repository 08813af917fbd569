import type { SupplierStatusFilter } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { WorkflowType } from '@homologa/domain/catalog/workflow-traits';
import type { BulkAction } from '@homologa/domain/suppliers/bulk/bulk-actions';

/** What the bar offers; adding and removing labels are one dialog. */
export type OfferedAction = Exclude<BulkAction, 'add_labels' | 'remove_labels'> | 'labels';

type Workflow = { status: WorkflowStatus; type: WorkflowType };

/** In which tabs an action can change anybody. */
const TABS: Readonly<Record<OfferedAction, readonly SupplierStatusFilter[]>> = {
  remind: ['all', 'pending', 'in_progress'],
  invite_again: ['all', 'pending', 'in_progress'],
  labels: ['all', 'pending', 'in_progress', 'completed', 'archived'],
  archive: ['all', 'completed'],
  unarchive: ['all', 'archived'],
  delete: ['all', 'pending'],
};

/**
 * What could change anybody here: of one workflow, or without it of all active ones. Only active workflows that
 * mail their suppliers remind and invite again; everything else asks the suppliers alone, as the single actions do.
 */
export function offeredActions(tab: SupplierStatusFilter, workflow?: Workflow): OfferedAction[] {
  const mayMail = !workflow || (workflow.status === 'active' && workflow.type === 'onboarding');
  return (Object.keys(TABS) as OfferedAction[]).filter(
    (action) => TABS[action].includes(tab) && (mayMail || (action !== 'remind' && action !== 'invite_again')),
  );
}
