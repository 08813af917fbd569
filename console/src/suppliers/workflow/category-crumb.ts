import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { Words } from '@homologa/domain/language/locales';
import { WORKFLOW } from './workflow.texts';

const CRUMBS: Readonly<Record<WorkflowStatus, { label: Words; to: string }>> = {
  active: { label: WORKFLOW.activeTitle, to: '/workflows' },
  draft: { label: WORKFLOW.draftTitle, to: '/workflows/draft' },
  closed: { label: WORKFLOW.closedTitle, to: '/workflows/completed' },
};

export const categoryCrumb = (status: WorkflowStatus) => CRUMBS[status];
