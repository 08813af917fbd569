import { z } from 'zod';
import { isoDate } from '../wire/common.contract';
import { RETENTION_KINDS, RETENTION_MAX_DAYS } from './retention';

const days = z.int().positive().max(RETENTION_MAX_DAYS);

const retentionRule = z.object({
  kind: z.enum(RETENTION_KINDS),
  /** Days for which it is kept; null keeps it. */
  days: z.int().nullable(),
  /** Days that the provider demands at least. */
  minimum: z.int(),
  /** First deletion; null while everything is kept. */
  starts_at: isoDate.nullable(),
  ran_at: isoDate.nullable(),
  /** Objects that were let go by the last run, and by all runs. */
  last_count: z.int(),
  total_count: z.int(),
});
export type RetentionRuleResponse = z.infer<typeof retentionRule>;
export const retentionResponse = z.object({ rules: z.array(retentionRule) });
export type RetentionResponse = z.infer<typeof retentionResponse>;

export const setRetentionBody = z.object({ kind: z.enum(RETENTION_KINDS), days: days.nullable() });
export type SetRetentionBody = z.infer<typeof setRetentionBody>;

export const retentionPreviewBody = z.object({ kind: z.enum(RETENTION_KINDS), days });
export const retentionPreviewResponse = z.object({ count: z.int() });
export type RetentionPreview = z.infer<typeof retentionPreviewResponse>;
