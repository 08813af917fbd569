import { z } from 'zod';
import { DEFAULT_LOCALE } from '../language/locales';
import { isoDay, localeSchema } from '../wire/common.contract';
import { emailInput } from './workflow.contract';

/**
 * POST /api/workflows/{id}/invitation-preview. A field that is present overrides the stored field, so that users can
 * preview unsaved changes.
 */
export const invitationPreviewBody = z.object({
  kind: z.enum(['invitation', 'reminder']).default('invitation'),
  language: localeSchema.default(DEFAULT_LOCALE),
  title: z.string().max(300).optional(),
  email: emailInput.optional(),
  due_date: isoDay.nullable().optional(),
});
export type InvitationPreviewBody = z.input<typeof invitationPreviewBody>;

/** `html` contains text that users have typed, so it must be shown only in a sandboxed frame (reference 3.15). */
export const invitationPreviewResponse = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type InvitationPreviewResponse = z.infer<typeof invitationPreviewResponse>;
