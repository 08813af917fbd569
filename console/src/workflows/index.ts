import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/ui/states/lazy-page';

export const workflows = {
  name: 'workflows',
  list: lazyPage(() => import('./WorkflowListPage')),
  show: lazyPage(() => import('./details/WorkflowDetailsPage')),
  // There is no `create` page: `NewWorkflowButton` immediately stores a new workflow as a draft.
  edit: lazyPage(() => import('./edit/WorkflowEditPage')),
  hasCreate: true,
  recordRepresentation: ({ info }: Pick<WorkflowRow, 'info'>) => info.title,
} satisfies ResourceProps;
