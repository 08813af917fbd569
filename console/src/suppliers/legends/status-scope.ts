import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';

/** Whose steps the status legend lists: a kind of workflow, and of one supplier those it has reached. */
export interface StatusScope {
  workflow: WorkflowTraits;
  reached: readonly StatusUpdateName[] | null;
}
