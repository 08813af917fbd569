import type { SentFile } from '@homologa/core/files/uploads/store-sent';
import { countUploaded, receiveUploadPart } from '@homologa/core/onboarding/uploads/receive-upload-part';
import { uploadParams } from '@homologa/domain/onboarding/onboarding.contract';
import {
  type SentUploadParts,
  uploadPartQuery,
  uploadProgressResponse,
} from '@homologa/domain/wire/upload-parts.contract';
import { route, type UploadedFile } from '../../http/route';
import { keyOf } from './onboarding.routes';

const UPLOAD = '/onboarding/workflows/:id/suppliers/:sid/uploads/:uid';

/** Returns the file of an upload request: the file itself, or one whose parts were sent before. */
export const sentFileOf = (file: UploadedFile | null, { upload_id, file_name }: SentUploadParts): SentFile | null =>
  file ?? (upload_id ? { uploadId: upload_id, name: file_name ?? '' } : null);

export const uploadsRoutes = [
  route({
    method: 'put',
    path: UPLOAD,
    summary: 'Receives the next part of a file; the id is chosen by the client',
    auth: 'onboarding',
    params: uploadParams,
    query: uploadPartQuery,
    raw: 'bytes',
    response: uploadProgressResponse,
    async handler(input) {
      const { params, query, rawBody } = input;
      return { received: await receiveUploadPart(input.ctx, keyOf(input), params.uid, { ...query, bytes: rawBody }) };
    },
  }),
  route({
    method: 'get',
    path: UPLOAD,
    summary: 'How many bytes of a file have arrived',
    auth: 'onboarding',
    params: uploadParams,
    response: uploadProgressResponse,
    handler: async (input) => ({ received: await countUploaded(input.ctx, keyOf(input), input.params.uid) }),
  }),
];
