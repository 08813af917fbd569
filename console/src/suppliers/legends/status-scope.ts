import type { StatusUpdateName } from '@homologa/domain/suppliers/status-updates';
import type { WorkflowTraits } from '@homologa/domain/workflows/workflow-traits';

/** Whose steps the status legend lists: a kind of workflow, and of one supplier those it has reached. */
export interface StatusScope {
  workflow: WorkflowTraits;
  reached: readonly StatusUpdateName[] | null;
}
