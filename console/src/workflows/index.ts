import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../shared/ui/states/lazy-part';

export const workflows = {
  name: 'workflows',
  list: lazyPart(() => import('./WorkflowListPage')),
  show: lazyPart(() => import('./details/WorkflowDetailsPage')),
  // There is no `create` page: `NewWorkflowButton` immediately stores a new workflow as a draft.
  edit: lazyPart(() => import('./edit/WorkflowEditPage')),
  hasCreate: true,
  recordRepresentation: ({ info }: Pick<WorkflowRow, 'info'>) => info.title,
} satisfies ResourceProps;
