import { createHash } from 'node:crypto';
import { auditExport } from '@homologa/domain/audit/audit.contract';
import {
  questionnaireExport,
  resultsExport,
  suppliersExport,
  workflowsExport,
} from '@homologa/domain/exports/export.contract';
import { AUDIT_EXPORT_JOB } from '@homologa/domain/jobs/job.policy';
import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

/** Attempts of every export; each stores its file under a key of its own. */
export const EXPORT_ATTEMPTS = 3;
const TIMEOUT_MS = 15 * 60_000;

/** The same export by the same person is one job while it is open. */
const dedupeKey = ({ userId, request }: { userId: string; request: object }): string =>
  `${userId}:${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;

/**
 * Exports keep what they were asked for beside the ids: anyone who asked need not wait, and a filter has no row of its
 * own. What they may see is asked again when they run.
 */
export const exportSuppliersJob = defineJob({
  name: 'exports.suppliers',
  queue: 'exports',
  payload: z.object({ userId: z.uuid(), request: suppliersExport }),
  maxAttempts: EXPORT_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey,
});

/** The list of workflows as a sheet. */
export const exportWorkflowsJob = defineJob({
  name: 'exports.workflows',
  queue: 'exports',
  payload: z.object({ userId: z.uuid(), request: workflowsExport }),
  maxAttempts: EXPORT_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey,
});

/** The results of a supplier, or of all suppliers of a workflow, as a zip. */
export const exportResultsJob = defineJob({
  name: 'exports.results',
  queue: 'exports',
  payload: z.object({ userId: z.uuid(), request: resultsExport }),
  maxAttempts: EXPORT_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey,
});

/** The answers of a workflow's suppliers as a sheet. */
export const exportQuestionnaireJob = defineJob({
  name: 'exports.questionnaire',
  queue: 'exports',
  payload: z.object({ userId: z.uuid(), request: questionnaireExport }),
  maxAttempts: EXPORT_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey,
});

/** The audit trail as a sheet: a company's own, or without one the provider's whole. */
export const exportAuditTrailJob = defineJob({
  name: AUDIT_EXPORT_JOB,
  queue: 'exports',
  payload: z.object({ userId: z.uuid(), request: auditExport }),
  maxAttempts: EXPORT_ATTEMPTS,
  timeoutMs: TIMEOUT_MS,
  dedupeKey,
});
