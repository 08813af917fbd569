import { createHash } from 'node:crypto';
import { auditExport } from '@homologa/domain/audit/audit.contract';
import {
  checksExport,
  questionnaireExport,
  resultsExport,
  suppliersExport,
  workflowsExport,
} from '@homologa/domain/exports/export.contract';
import { AUDIT_EXPORT_JOB } from '@homologa/domain/jobs/job.policy';
import { z } from 'zod';
import { defineJob } from '../kernel/jobs/define-job';

export const EXPORT_ATTEMPTS = 3;
const TIMEOUT_MS = 15 * 60_000;

const dedupeKey = ({ userId, request }: { userId: string; request: object }): string =>
  `${userId}:${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;

/**
 * Defines an export job. Its payload contains the whole request, because filters are not stored in a table. Permissions
 * are checked again when the job runs.
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

export const exportSuppliersJob = exportJob('exports.suppliers', suppliersExport);

export const exportWorkflowsJob = exportJob('exports.workflows', workflowsExport);

export const exportChecksJob = exportJob('exports.checks', checksExport);

export const exportResultsJob = exportJob('exports.results', resultsExport);

export const exportQuestionnaireJob = exportJob('exports.questionnaire', questionnaireExport);

export const exportAuditTrailJob = exportJob(AUDIT_EXPORT_JOB, auditExport);
