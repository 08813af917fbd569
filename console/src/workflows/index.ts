import type { WorkflowRow } from '@homologa/domain/workflows/workflow.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../shared/ui/states/lazy-part';

const TemplatesPage = lazyPart(() => import('./templates/TemplatesPage'));
const TemplatePage = lazyPart(() => import('./templates/TemplatePage'));

/** Pages of the library of questionnaires, of a company and of the provider's staff. */
export const templates = { list: TemplatesPage, show: TemplatePage };

export const workflows = {
  name: 'workflows',
  list: lazyPart(() => import('./WorkflowListPage')),
  show: lazyPart(() => import('./details/WorkflowDetailsPage')),
  // There is no `create` page: `NewWorkflowButton` immediately stores a new workflow as a draft.
  edit: lazyPart(() => import('./edit/WorkflowEditPage')),
  hasCreate: true,
  recordRepresentation: ({ info }: Pick<WorkflowRow, 'info'>) => info.title,
} satisfies ResourceProps;
