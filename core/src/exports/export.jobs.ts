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
 * An export keeps what it was asked for beside the ids: anyone who asked need not wait, and a filter has no row of its
 * own. What they may see is asked again when it runs.
 */
const exportJob = <Name extends string, Request extends z.ZodType<object>>(name: Name, request: Request) =>
  defineJob({
    name,
    queue: 'exports',
    payload: z.object({ userId: z.uuid(), request }),
    maxAttempts: EXPORT_ATTEMPTS,
    timeoutMs: TIMEOUT_MS,
    dedupeKey: (payload) => dedupeKey(payload as { userId: string; request: object }),
  });

/** A list of suppliers as a sheet. */
export const exportSuppliersJob = exportJob('exports.suppliers', suppliersExport);

/** The list of workflows as a sheet. */
export const exportWorkflowsJob = exportJob('exports.workflows', workflowsExport);

/** The results of a supplier, or of all suppliers of a workflow, as a zip. */
export const exportResultsJob = exportJob('exports.results', resultsExport);

/** The answers of a workflow's suppliers as a sheet or PDF. */
export const exportQuestionnaireJob = exportJob('exports.questionnaire', questionnaireExport);

/** The audit trail as a sheet: a company's own, or without one the provider's whole. */
export const exportAuditTrailJob = exportJob(AUDIT_EXPORT_JOB, auditExport);
