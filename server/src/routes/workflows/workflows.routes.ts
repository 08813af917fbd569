import { previewInvitation } from '@homologa/core/suppliers/invitations/preview-invitation';
import { cloneWorkflow } from '@homologa/core/workflows/clone-workflow';
import { getCloseEffects } from '@homologa/core/workflows/close-effects.queries';
import { closeWorkflow } from '@homologa/core/workflows/close-workflow';
import { createWorkflow } from '@homologa/core/workflows/create-workflow';
import { deleteDraft } from '@homologa/core/workflows/delete-draft';
import { launchWorkflow } from '@homologa/core/workflows/launch-workflow';
import { recordPresence } from '@homologa/core/workflows/presence/record-presence';
import { getStatistics, listActivities, listIndustries } from '@homologa/core/workflows/statistics.queries';
import { updateWorkflow } from '@homologa/core/workflows/update-workflow';
import { getWorkflow } from '@homologa/core/workflows/workflow.queries';
import { listWorkflows } from '@homologa/core/workflows/workflow-list.queries';
import { activityListResponse } from '@homologa/domain/suppliers/activity.contract';
import { deletedResponse } from '@homologa/domain/wire/common.contract';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import {
  invitationPreviewBody,
  invitationPreviewResponse,
} from '@homologa/domain/workflows/invitation-preview.contract';
import { presenceBody, presenceResponse } from '@homologa/domain/workflows/presence.contract';
import {
  industriesQuery,
  industriesResponse,
  statisticsResponse,
  workflowIdsQuery,
} from '@homologa/domain/workflows/statistics.contract';
import {
  closeEffects,
  closeWorkflowResponse,
  createWorkflowBody,
  updateWorkflowBody,
  updateWorkflowQuery,
  workflowFieldsQuery,
  workflowList,
  workflowListResponse,
  workflowOrPartResponse,
  workflowParams,
  workflowResponse,
} from '@homologa/domain/workflows/workflow.contract';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentActivity, presentStatistics } from './statistics.presenter';
import {
  presentCloseEffects,
  presentEditors,
  presentInvitationPreview,
  presentListRow,
  presentNotified,
  presentWorkflow,
  presentWorkflowParts,
} from './workflow.presenter';

export const workflowRoutes = [
  route({
    method: 'get',
    path: '/api/workflows',
    summary: 'Workflows of the company, sorted, filtered and paged; `fields` names what is answered of each',
    auth: 'company',
    query: listQueryParams.extend(workflowFieldsQuery.shape),
    response: workflowListResponse,
    async handler({ ctx, query, req, res }) {
      const list = parseListQuery(req.query, workflowList);
      const { fields } = query;
      const names = (part: string) => fields.some((path) => path.split('.')[0] === part);
      const parts = { questionnaire: names('questionnaire'), suppliers: names('suppliers') };
      const { rows, total } = await listWorkflows(ctx, list, parts);
      setContentRange(res, workflowList.resource, list.range.start, rows.length, total);
      return rows.map((row) => presentListRow(row, fields));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows',
    summary: 'Make a draft; an empty body makes a valid one',
    auth: 'company',
    body: createWorkflowBody,
    response: workflowResponse,
    status: 201,
    async handler({ ctx, body }) {
      return presentWorkflow(await createWorkflow(ctx, body));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/statistics',
    summary: "The dashboard's figures over the named or all active workflows",
    auth: 'company',
    query: workflowIdsQuery,
    response: statisticsResponse,
    async handler({ ctx, query }) {
      return presentStatistics(await getStatistics(ctx, query.ids));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/industries',
    summary: 'The most frequent industries of the suppliers of the named or all active workflows that contain `q`',
    auth: 'company',
    query: industriesQuery,
    response: industriesResponse,
    async handler({ ctx, query }) {
      return (await listIndustries(ctx, query.ids, query.q)).map(({ key, count }) => ({ key, count }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/activities',
    summary: 'The newest activities of the named or all active workflows',
    auth: 'company',
    query: workflowIdsQuery,
    response: activityListResponse,
    async handler({ ctx, query }) {
      return (await listActivities(ctx, query.ids)).map(presentActivity);
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id',
    summary: 'One workflow with its questionnaire and its first suppliers, or only what `fields` names',
    auth: 'company',
    params: workflowParams,
    query: workflowFieldsQuery,
    response: workflowOrPartResponse,
    async handler({ ctx, params, query: { fields } }) {
      const isWhole = fields.length === 0;
      const suppliers = isWhole || fields.some((path) => path.split('.')[0] === 'suppliers');
      const workflow = presentWorkflow(await getWorkflow(ctx, params.id, { suppliers }));
      return isWhole ? workflow : presentWorkflowParts(workflow, fields);
    },
  }),
  route({
    method: 'put',
    path: '/api/workflows/:id',
    summary: 'Save a draft as typed, or an active workflow after its rules; ?notify=true reminds all suppliers',
    auth: 'company',
    params: workflowParams,
    query: updateWorkflowQuery,
    body: updateWorkflowBody,
    response: workflowResponse,
    async handler({ ctx, params, query, body }) {
      const updated = await updateWorkflow(ctx, { id: params.id, changes: body, notify: query.notify === 'true' });
      return {
        ...presentWorkflow(updated),
        ...(updated.notified ? { notified: presentNotified(updated.notified) } : {}),
      };
    },
  }),
  route({
    method: 'delete',
    path: '/api/workflows/:id',
    summary: 'Delete a draft',
    auth: 'company',
    params: workflowParams,
    response: deletedResponse,
    async handler({ ctx, params }) {
      await deleteDraft(ctx, params.id);
      return { _id: params.id, id: params.id };
    },
  }),
  route({
    method: 'put',
    path: '/api/workflows/:id/activate',
    summary: 'Launch a draft',
    auth: 'company',
    params: workflowParams,
    response: workflowResponse,
    async handler({ ctx, params }) {
      return presentWorkflow(await launchWorkflow(ctx, params.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/invitation-preview',
    summary: 'The invitation or reminder as it will arrive, with what is typed and not stored yet; sends nothing',
    auth: 'company',
    params: workflowParams,
    body: invitationPreviewBody,
    response: invitationPreviewResponse,
    async handler({ ctx, params, body }) {
      const { kind, language, title, email } = body;
      const typed = { title, subject: email?.subject, message: email?.message, dueDate: body.due_date };
      return presentInvitationPreview(await previewInvitation(ctx, { id: params.id, kind, locale: language, typed }));
    },
  }),
  route({
    method: 'put',
    path: '/api/workflows/:id/presence',
    summary: 'Heartbeat of an open edit page; answers the other users who have it open',
    auth: 'company',
    params: workflowParams,
    body: presenceBody,
    response: presenceResponse,
    async handler({ ctx, params, body }) {
      return presentEditors(await recordPresence(ctx, params.id, body));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/close-effects',
    summary: 'What closing would end, and what runs on to delivery',
    auth: 'company',
    params: workflowParams,
    response: closeEffects,
    async handler({ ctx, params }) {
      return presentCloseEffects(await getCloseEffects(ctx, params.id));
    },
  }),
  route({
    method: 'put',
    path: '/api/workflows/:id/close',
    summary: 'Close an active workflow; the answer says what that ended',
    auth: 'company',
    params: workflowParams,
    response: closeWorkflowResponse,
    async handler({ ctx, params }) {
      const closed = await closeWorkflow(ctx, params.id);
      return { ...presentWorkflow(closed), effects: presentCloseEffects(closed.effects) };
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/clone',
    summary: 'Copy a workflow of any status to a new draft',
    auth: 'company',
    params: workflowParams,
    response: workflowResponse,
    status: 201,
    async handler({ ctx, params }) {
      return presentWorkflow(await cloneWorkflow(ctx, params.id));
    },
  }),
];
