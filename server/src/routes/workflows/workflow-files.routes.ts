import { removeCover } from '@homologa/core/workflows/remove-cover';
import { setCover } from '@homologa/core/workflows/set-cover';
import { setQuestionAttachment } from '@homologa/core/workflows/set-question-attachment';
import {
  openCover,
  openOnboardingCover,
  openQuestionAttachment,
} from '@homologa/core/workflows/workflow-files.queries';
import { attachmentParams } from '@homologa/domain/questionnaires/questionnaire.contract';
import { coverBody, coverQuery } from '@homologa/domain/workflows/cover.contract';
import { workflowParams, workflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentWorkflow } from './workflow.presenter';

export const workflowFileRoutes = [
  route({
    method: 'patch',
    path: '/api/workflows/:id/cover',
    summary: 'Store the cover picture, cropped to 3:1',
    auth: 'company',
    params: workflowParams,
    upload: 'cover',
    body: coverBody,
    response: workflowResponse,
    async handler({ ctx, params, body, file }) {
      return presentWorkflow(await setCover(ctx, { id: params.id, upload: file, crop: body.crop }));
    },
  }),
  route({
    method: 'delete',
    path: '/api/workflows/:id/cover',
    summary: 'Take the cover picture away',
    auth: 'company',
    params: workflowParams,
    response: workflowResponse,
    async handler({ ctx, params }) {
      return presentWorkflow(await removeCover(ctx, params.id));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/cover',
    summary: 'The cover picture',
    auth: 'company',
    params: workflowParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openCover(ctx, params.id));
    },
  }),
  route({
    method: 'get',
    path: '/onboarding/workflows/:id/cover',
    summary: "The cover picture for the supplier's pages; without a public link for those who name its file",
    auth: 'public',
    params: workflowParams,
    query: coverQuery,
    async handler({ ctx, params, query, res }) {
      const cover = await openOnboardingCover(ctx, { id: params.id, fileId: query.v });
      // The response is cross-origin, because webmail clients show the cover from their own origin.
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      return sendFile(res, cover);
    },
  }),
  route({
    method: 'patch',
    path: '/api/workflows/:id/questionnaire/:qid/attachment',
    summary: 'Store the file that an attachment question shares',
    auth: 'company',
    params: attachmentParams,
    upload: 'attachment',
    response: workflowResponse,
    async handler({ ctx, params, file }) {
      return presentWorkflow(await setQuestionAttachment(ctx, { id: params.id, questionId: params.qid, upload: file }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/questionnaire/:qid/attachment',
    summary: 'The file that an attachment question shares',
    auth: 'company',
    params: attachmentParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openQuestionAttachment(ctx, { id: params.id, questionId: params.qid }));
    },
  }),
];
