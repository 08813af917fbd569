import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';

/**
 * Scope of the status legend: a kind of workflow, and the steps that a supplier has reached; null without a supplier.
 */
export interface StatusScope {
  workflow: WorkflowTraits;
  reached: readonly StatusUpdateName[] | null;
}
