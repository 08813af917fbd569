import { z } from 'zod';

/** Parts of an upload request in place of its file: the id of an upload in parts, and the name of the file. */
export const sentUploadParts = z.object({ upload_id: z.uuid().optional(), file_name: z.string().max(500).optional() });
export type SentUploadParts = z.infer<typeof sentUploadParts>;

const bytes = z.coerce
  .number()
  .int()
  .max(2 ** 31 - 1);
export const uploadPartQuery = z.object({
  size: bytes.min(1),
  offset: bytes.min(0),
  /** The question whose file the upload will replace: the replaced file does not count against the quota. */
  question_id: z.uuid().optional(),
});
export const uploadProgressResponse = z.object({
  /** Bytes received so far: where the next part continues. */
  received: z.number(),
});
export type UploadProgressResponse = z.infer<typeof uploadProgressResponse>;
