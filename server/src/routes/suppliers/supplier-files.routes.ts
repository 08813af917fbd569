import { addSupplierFile } from '@homologa/core/suppliers/add-supplier-file';
import { deleteSupplierFile } from '@homologa/core/suppliers/delete-supplier-file';
import { openQuestionFile, openSupplierFile } from '@homologa/core/suppliers/supplier-files.queries';
import {
  supplierFileParams,
  supplierParams,
  supplierQuestionParams,
  supplierResponse,
} from '@homologa/domain/suppliers/supplier.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { presentSupplier } from './supplier-detail.presenter';

const placeOf = (params: { id: string; sid: string }) => ({ workflowId: params.id, supplierId: params.sid });

export const supplierFileRoutes = [
  route({
    method: 'patch',
    path: '/api/workflows/:id/suppliers/:sid/files',
    summary: 'Add a file about a supplier (My Files)',
    auth: 'company',
    params: supplierParams,
    upload: 'file',
    response: supplierResponse,
    async handler({ ctx, params, file }) {
      return presentSupplier(await addSupplierFile(ctx, { ...placeOf(params), upload: file }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/files/:file_id',
    summary: 'Download one of My Files',
    auth: 'company',
    params: supplierFileParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openSupplierFile(ctx, { ...placeOf(params), fileId: params.file_id }));
    },
  }),
  route({
    method: 'delete',
    path: '/api/workflows/:id/suppliers/:sid/files/:file_id',
    summary: 'Delete one of My Files',
    auth: 'company',
    params: supplierFileParams,
    response: supplierResponse,
    async handler({ ctx, params }) {
      return presentSupplier(await deleteSupplierFile(ctx, { ...placeOf(params), fileId: params.file_id }));
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/question/:question_id',
    summary: 'Download the file of a question: what the supplier uploaded, or what the client attached',
    auth: 'company',
    params: supplierQuestionParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openQuestionFile(ctx, { ...placeOf(params), questionId: params.question_id }));
    },
  }),
];
