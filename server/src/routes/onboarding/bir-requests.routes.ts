import { listOwnBirRequests } from '@homologa/core/bir-requests/bir-request.queries';
import { deleteBirFile } from '@homologa/core/onboarding/form/delete-bir-file';
import { openOwnBirFile } from '@homologa/core/onboarding/form/open-own-file';
import { submitBirForm } from '@homologa/core/onboarding/form/submit-bir-form';
import { updateBirRequest } from '@homologa/core/onboarding/form/update-bir-request';
import { uploadBirFile } from '@homologa/core/onboarding/form/upload-bir-file';
import {
  birFileParams,
  birFilePart,
  birFileQuery,
  birRequestList,
  birRequestListResponse,
  birRequestParams,
  birRequestResponse,
  updateBirRequestBody,
} from '@homologa/domain/bir-form/bir-request.contract';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentBirRequest } from './bir-request.presenter';
import { sentFileOf } from './uploads.routes';

const REQUEST = '/onboarding/bir-requests/:id';

/** The `account_id` header of these calls is ignored: the session decides. */
export const birRequestsRoutes = [
  route({
    method: 'get',
    path: '/onboarding/bir-requests',
    summary: "The session's own BIR requests",
    auth: 'session',
    opensToLink: true,
    query: listQueryParams,
    response: birRequestListResponse,
    async handler({ ctx, query, res }) {
      const asked = parseListQuery(query, birRequestList);
      const { rows, total } = await listOwnBirRequests(ctx, asked);
      setContentRange(res, birRequestList.resource, asked.range.start, rows.length, total);
      return rows.map(presentBirRequest);
    },
  }),
  route({
    method: 'patch',
    path: REQUEST,
    summary: 'Saves the form, keeping what is not mentioned',
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    body: updateBirRequestBody,
    response: birRequestResponse,
    handler: async ({ ctx, params, body }) => presentBirRequest(await updateBirRequest(ctx, params.id, 'merge', body)),
  }),
  route({
    method: 'put',
    path: REQUEST,
    summary: 'Replaces company, country and form',
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    body: updateBirRequestBody,
    response: birRequestResponse,
    handler: async ({ ctx, params, body }) =>
      presentBirRequest(await updateBirRequest(ctx, params.id, 'replace', body)),
  }),
  route({
    method: 'post',
    path: `${REQUEST}/submit`,
    summary: 'Submits the form',
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    response: birRequestResponse,
    handler: async ({ ctx, params }) => presentBirRequest(await submitBirForm(ctx, params.id)),
  }),
  route({
    method: 'patch',
    path: `${REQUEST}/files`,
    summary: 'Adds a file (multipart: type, file)',
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    body: birFilePart,
    upload: 'file',
    response: birRequestResponse,
    handler: async ({ ctx, params, body, file }) =>
      presentBirRequest(await uploadBirFile(ctx, params.id, { type: body.type, upload: sentFileOf(file, body) })),
  }),
  route({
    method: 'get',
    path: `${REQUEST}/files/:fid`,
    summary: 'Downloads a file of the request again: of the form, the RFC document or a proof of payment',
    auth: 'session',
    opensToLink: true,
    params: birFileParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openOwnBirFile(ctx, params.id, params.fid));
    },
  }),
  route({
    method: 'delete',
    path: `${REQUEST}/files`,
    summary: 'Removes a file by its name',
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    query: birFileQuery,
    response: birRequestResponse,
    handler: async ({ ctx, params, query }) =>
      presentBirRequest(await deleteBirFile(ctx, params.id, { name: query.fileName, type: query.type })),
  }),
];
