import type { Words } from '@homologa/domain/language/locales';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import type { WorkflowSortField } from '@homologa/domain/workflows/workflow.contract';
import { WORKFLOWS } from './workflows.texts';

interface SortOption {
  field: WorkflowSortField;
  order: SortOrder;
  label: Words;
}

export const SORT_OPTIONS: readonly [SortOption, ...SortOption[]] = [
  { field: 'modified_at', order: 'DESC', label: WORKFLOWS.modifiedDesc },
  { field: 'modified_at', order: 'ASC', label: WORKFLOWS.modifiedAsc },
  { field: 'info.title', order: 'ASC', label: WORKFLOWS.titleAsc },
  { field: 'info.title', order: 'DESC', label: WORKFLOWS.titleDesc },
  { field: 'suppliers_count', order: 'DESC', label: WORKFLOWS.countDesc },
  { field: 'suppliers_count', order: 'ASC', label: WORKFLOWS.countAsc },
  { field: 'launched_at', order: 'DESC', label: WORKFLOWS.launchDesc },
  { field: 'launched_at', order: 'ASC', label: WORKFLOWS.launchAsc },
];
