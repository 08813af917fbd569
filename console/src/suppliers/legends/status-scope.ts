import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';

export interface StatusScope {
  workflow: WorkflowTraits;
  reached: readonly StatusUpdateName[] | null;
}
