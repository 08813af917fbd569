import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/ui/states/lazy-page';

export const workflows = {
  name: 'workflows',
  list: lazyPage(() => import('./WorkflowListPage')),
  show: lazyPage(() => import('./details/WorkflowDetailsPage')),
  // `NewWorkflowButton` stores a new workflow as a draft at once, so there is no `create` page.
  edit: lazyPage(() => import('./edit/WorkflowEditPage')),
  hasCreate: true,
  recordRepresentation: ({ info }: Pick<WorkflowRow, 'info'>) => info.title,
} satisfies ResourceProps;
