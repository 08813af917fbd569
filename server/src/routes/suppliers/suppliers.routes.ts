import { addSupplier } from '@homologa/core/suppliers/add/add-supplier';
import { addSuppliersBulk } from '@homologa/core/suppliers/add/add-suppliers-bulk';
import { deleteSupplier } from '@homologa/core/suppliers/delete-supplier';
import { startSuppliersImport } from '@homologa/core/suppliers/import/start-suppliers-import';
import { resendInvitation } from '@homologa/core/suppliers/invitations/resend-invitation';
import {
  countSuppliers,
  countWorkflowSuppliers,
  listSuppliers,
  listWorkflowSuppliers,
  type SupplierPage,
} from '@homologa/core/suppliers/list/list-suppliers.queries';
import { remindSupplier } from '@homologa/core/suppliers/reminders/remind-supplier';
import { remindSuppliers } from '@homologa/core/suppliers/reminders/remind-suppliers';
import { getSupplier } from '@homologa/core/suppliers/supplier.queries';
import { undoCompletion } from '@homologa/core/suppliers/undo-completion';
import { updateSupplier } from '@homologa/core/suppliers/update-supplier';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { inviteOfInput } from '@homologa/domain/suppliers/invite-of-input';
import {
  addSupplierBody,
  addSuppliersBulkInput,
  importSuppliersPart,
  supplierCountsResponse,
  supplierList,
  supplierListQuery,
  supplierListResponse,
  supplierParams,
  supplierResponse,
  suppliersBulkResponse,
  updateSupplierBody,
} from '@homologa/domain/suppliers/supplier.contract';
import { deletedResponse } from '@homologa/domain/wire/common.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { remindersResponse, workflowParams } from '@homologa/domain/workflows/workflow.contract';
import type { Response } from 'express';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentJob } from '../jobs/job.presenter';
import { presentAddedSupplier, presentAddedSuppliers, presentCounts, presentSupplierRow } from './supplier.presenter';
import { presentReminders, presentSupplier } from './supplier-detail.presenter';

function answerPage(res: Response, page: SupplierPage, start: number) {
  setContentRange(res, supplierList.resource, start, page.suppliers.length, page.total);
  return page.suppliers.map((supplier) => presentSupplierRow(supplier, page.showsLabels));
}

const placeOf = (params: { id: string; sid: string }) => ({ workflowId: params.id, supplierId: params.sid });

export const supplierRoutes = [
  route({
    method: 'get',
    path: '/api/suppliers',
    summary: 'Suppliers of all active workflows, filtered, sorted and paged',
    auth: 'company',
    query: supplierListQuery,
    response: supplierListResponse,
    async handler({ ctx, query, res }) {
      const list = parseListQuery(query, supplierList);
      return answerPage(res, await listSuppliers(ctx, list), list.range.start);
    },
  }),
  route({
    method: 'get',
    path: '/api/suppliers/counts',
    summary: 'How many suppliers of all active workflows are in each status, as the filter leaves them',
    auth: 'company',
    query: supplierListQuery,
    response: supplierCountsResponse,
    async handler({ ctx, query }) {
      const { filter } = parseListQuery(query, supplierList);
      return presentCounts(await countSuppliers(ctx, filter));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers',
    summary: 'Suppliers of one workflow, filtered, sorted and paged',
    auth: 'company',
    params: workflowParams,
    query: supplierListQuery,
    response: supplierListResponse,
    async handler({ ctx, params, query, res }) {
      const list = parseListQuery(query, supplierList);
      return answerPage(res, await listWorkflowSuppliers(ctx, params.id, list), list.range.start);
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers',
    summary: 'Add one supplier',
    auth: 'company',
    params: workflowParams,
    body: addSupplierBody,
    response: supplierResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      return presentAddedSupplier(await addSupplier(ctx, { workflowId: params.id, invite: inviteOfInput(body) }));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers_bulk',
    summary: 'Add many suppliers, all or none: a list, or as text/plain the lines as typed',
    auth: 'company',
    params: workflowParams,
    body: addSuppliersBulkInput,
    plainText: true,
    response: suppliersBulkResponse,
    status: 201,
    async handler({ ctx, params, body }) {
      const suppliers = Array.isArray(body) ? body.map(inviteOfInput) : body.text;
      return presentAddedSuppliers(await addSuppliersBulk(ctx, { workflowId: params.id, suppliers }));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/imports',
    summary: 'Import the suppliers of a .csv, .txt or .xlsx file; answers with the job',
    auth: 'company',
    params: workflowParams,
    upload: 'file',
    body: importSuppliersPart,
    response: jobResponse,
    status: 202,
    async handler({ ctx, params, body, file, res }) {
      const { again, columns } = body;
      const job = await startSuppliersImport(ctx, { workflowId: params.id, upload: file, again, columns });
      res.location(`/api/jobs/${job.id}`);
      return presentJob(job);
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/counts',
    summary: "How many of a workflow's suppliers are in each status, as the filter leaves them",
    auth: 'company',
    params: workflowParams,
    query: supplierListQuery,
    response: supplierCountsResponse,
    async handler({ ctx, params, query }) {
      const { filter } = parseListQuery(query, supplierList);
      return presentCounts(await countWorkflowSuppliers(ctx, params.id, filter));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/reminders',
    summary: 'Remind every supplier who may be reminded now',
    auth: 'company',
    params: workflowParams,
    response: remindersResponse,
    async handler({ ctx, params }) {
      const reminded = await remindSuppliers(ctx, { workflowId: params.id });
      return presentReminders(reminded, reminded);
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid',
    summary: 'One supplier with everything',
    auth: 'company',
    params: supplierParams,
    response: supplierResponse,
    async handler({ ctx, params }) {
      return presentSupplier(await getSupplier(ctx, placeOf(params)));
    },
  }),
  route({
    method: 'put',
    path: '/api/workflows/:id/suppliers/:sid',
    summary: 'Archive or unarchive a supplier, and set its labels',
    auth: 'company',
    params: supplierParams,
    body: updateSupplierBody,
    response: supplierResponse,
    async handler({ ctx, params, body }) {
      const changes = { status: body.status, labelIds: body.tags };
      return presentSupplier(await updateSupplier(ctx, { ...placeOf(params), changes }));
    },
  }),
  route({
    method: 'delete',
    path: '/api/workflows/:id/suppliers/:sid',
    summary: 'Delete a pending supplier; its unit is given back',
    auth: 'company',
    params: supplierParams,
    response: deletedResponse,
    async handler({ ctx, params }) {
      const { id } = await deleteSupplier(ctx, placeOf(params));
      return { _id: id, id };
    },
  }),
  route({
    method: 'delete',
    path: '/api/workflows/:id/suppliers/:sid/completion',
    summary: 'Take back that a supplier who had not finished was marked as completed',
    auth: 'company',
    params: supplierParams,
    response: supplierResponse,
    async handler({ ctx, params }) {
      return presentSupplier(await undoCompletion(ctx, placeOf(params)));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/invitations',
    summary: 'Send the invitation again',
    auth: 'company',
    params: supplierParams,
    response: supplierResponse,
    async handler({ ctx, params }) {
      return presentSupplier(await resendInvitation(ctx, placeOf(params)));
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/:sid/reminders',
    summary: 'Remind one supplier, at most once in 24 hours',
    auth: 'company',
    params: supplierParams,
    response: remindersResponse,
    async handler({ ctx, params }) {
      return presentReminders(await remindSupplier(ctx, placeOf(params)));
    },
  }),
];
