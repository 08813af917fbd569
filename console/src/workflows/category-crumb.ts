import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { Words } from '@homologa/domain/language/locales';
import { WORKFLOWS } from './workflows.texts';

const CRUMBS: Readonly<Record<WorkflowStatus, { label: Words; to: string }>> = {
  active: { label: WORKFLOWS.activeTitle, to: '/workflows' },
  draft: { label: WORKFLOWS.draftTitle, to: '/workflows/draft' },
  closed: { label: WORKFLOWS.closedTitle, to: '/workflows/completed' },
};

/** The list that a workflow's pages stand under in the breadcrumbs. */
export const categoryCrumb = (status: WorkflowStatus) => CRUMBS[status];
