import type { SentFile } from '@homologa/core/files/uploads/store-sent';
import { countUploaded, receiveUploadPart } from '@homologa/core/onboarding/uploads/receive-upload-part';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { uploadParams } from '@homologa/domain/onboarding/onboarding.contract';
import {
  type SentUploadParts,
  uploadPartQuery,
  uploadProgressResponse,
} from '@homologa/domain/wire/upload-parts.contract';
import { route, type UploadedFile } from '../../http/route';
import { keyOf } from './onboarding.routes';

const UPLOAD = '/onboarding/workflows/:id/suppliers/:sid/uploads/:uid';

/**
 * Returns the files of an upload request: those of the request itself, or one whose parts were sent before. Throws
 * `malformed_request` for both: the answer of a repeated request would hide that the former were not stored.
 */
export function sentFilesOf(files: readonly UploadedFile[], { upload_id, file_name }: SentUploadParts): SentFile[] {
  if (!upload_id) return [...files];
  if (files.length > 0) throw new DomainError('malformed_request');
  return [{ uploadId: upload_id, name: file_name ?? '' }];
}

export const sentFileOf = (file: UploadedFile | null, parts: SentUploadParts): SentFile | null =>
  sentFilesOf(file ? [file] : [], parts)[0] ?? null;

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
      const { size, offset, question_id: questionId } = query;
      const part = { size, offset, questionId, bytes: rawBody };
      return { received: await receiveUploadPart(input.ctx, keyOf(input), params.uid, part) };
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
