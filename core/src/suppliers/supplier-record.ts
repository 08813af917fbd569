import type { SupplierDecision } from '@homologa/domain/catalog/supplier-decision';
import type { RequestStatus } from '@homologa/domain/reports/request-status';
import type { ScreeningStatus } from '@homologa/domain/screenings/screening-status';
import type { Invite } from '@homologa/domain/suppliers/invite';
import { Prisma } from '@homologa/prisma/client';
import type { Report, Supplier, SupplierStatus } from '@homologa/prisma/models';
import { SCREENINGS_OF_SUPPLIER } from '../screenings/newest-screening.queries';
import { INVITE_OF_SUPPLIER } from '../supplier-record/invite-columns.queries';
import { HAS_REOPENED_QUESTIONS } from './reminders/remindable.queries';
import type { SupplierWorkflow } from './supplier-workflow.queries';

interface FileRecord {
  fileId: string;
  name: string;
  size: number;
  createdAt: string;
}

export interface ReportFileRecord extends FileRecord {
  kind: 'bir' | 'additional';
}

/** Delivered report as read from JSON: amounts are numbers, times are ISO strings. */
export type ReportRecord = {
  [Field in keyof Report]: Report[Field] extends Date | null
    ? string | null
    : Report[Field] extends Prisma.Decimal | null
      ? number | null
      : Report[Field];
};

interface ReportRequestRecord {
  id: string;
  kind: 'bir' | 'ccr' | 'cfr';
  status: RequestStatus;
  requestedAt: string;
  deliveredAt: string | null;
}

interface CcrRecord {
  requestedAt: string;
  deliveredAt: string | null;
  score: string | null;
  isSandbox: boolean;
}

interface ScreeningRecord {
  status: ScreeningStatus;
  review: string[];
  requestedAt: string;
}

interface DecisionRecord {
  decision: SupplierDecision;
  reason: string;
  decidedByName: string;
  byRule: boolean;
  createdAt: string;
}

type SupplierColumns = Pick<
  Supplier,
  | 'id'
  | 'workflowId'
  | 'status'
  | 'onboardingStep'
  | keyof Invite
  | 'website'
  | 'accountId'
  | 'accountPhone'
  | 'selfRegistered'
  | 'invitationState'
  | 'invitationError'
  | 'invitationSentAt'
  | 'lastRemindedAt'
  | 'waitingFor'
  | 'waitingSince'
  | 'formDone'
  | 'formTotal'
  | 'answersDone'
  | 'answersTotal'
  | 'questionnaireStartedAt'
  | 'questionnaireCompletedAt'
  | 'submittedVersion'
  | 'receivedAt'
  | 'receiptNumber'
  | 'scorePercent'
  | 'scoreOutcome'
  | 'scoreColour'
  | 'computedPercent'
  | 'computedOutcome'
  | 'createdAt'
  | 'modifiedAt'
>;

export interface SupplierRecord extends SupplierColumns {
  displayStatus: SupplierStatus;
  /** Version of the workflow's questionnaire today; null for a supplier that was just added. */
  presentVersion: number | null;
  hasOpenQuestions: boolean;
  workflow: Pick<SupplierWorkflow, 'id' | 'title' | 'status' | 'type' | 'product' | 'reportType'>;
  statusUpdates: { name: string; createdAt: string }[];
  reminders: { remindedAt: string }[];
  labelIds: string[];
  birRequestId: string | null;
  reportRequest: ReportRequestRecord | null;
  ccr: CcrRecord | null;
  report: ReportRecord | null;
  reportFiles: ReportFileRecord[];
  screening: ScreeningRecord | null;
  decision: DecisionRecord | null;
}

/**
 * Columns of a `SupplierRecord` for a SELECT from "Supplier" s joined with "Workflow" w. An indexed subquery for each
 * related table avoids a query per supplier.
 */
export const RECORD_COLUMNS = Prisma.sql`
  s."id", s."workflowId", s."status", s."displayStatus", s."onboardingStep", ${INVITE_OF_SUPPLIER},
  s."website", s."accountId", s."accountPhone", s."selfRegistered", s."invitationState", s."invitationError",
  s."invitationSentAt", s."lastRemindedAt", s."waitingFor", s."waitingSince", s."formDone", s."formTotal",
  s."answersDone", s."answersTotal", s."questionnaireStartedAt", s."questionnaireCompletedAt",
  s."submittedVersion", w."questionnaireVersion" AS "presentVersion",
  s."receivedAt", s."receiptNumber", s."scorePercent", s."scoreOutcome", s."scoreColour",
  s."computedPercent", s."computedOutcome",
  s."createdAt", s."modifiedAt",
  ${HAS_REOPENED_QUESTIONS} AS "hasOpenQuestions",
  jsonb_build_object('id', w."id", 'title', w."title", 'status', w."status", 'type', w."type",
    'product', w."product", 'reportType', w."reportType") AS "workflow",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', u."name", 'createdAt', u."createdAt")
      ORDER BY u."createdAt", u."id"), '[]'::jsonb)
    FROM "StatusUpdate" u WHERE u."supplierId" = s."id") AS "statusUpdates",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('remindedAt', r."remindedAt") ORDER BY r."remindedAt", r."id"), '[]'::jsonb)
    FROM "Reminder" r WHERE r."supplierId" = s."id") AS "reminders",
  (SELECT coalesce(jsonb_agg(l."labelId" ORDER BY l."labelId"), '[]'::jsonb)
    FROM "SupplierLabel" l WHERE l."supplierId" = s."id") AS "labelIds",
  (SELECT b."id" FROM "BirRequest" b WHERE b."supplierId" = s."id"
    ORDER BY b."createdAt" DESC LIMIT 1) AS "birRequestId",
  (SELECT jsonb_build_object('id', q."id", 'kind', q."kind", 'status', q."status", 'requestedAt', q."requestedAt",
      'deliveredAt', q."deliveredAt")
    FROM "ReportRequest" q WHERE q."supplierId" = s."id" AND q."ccrRequestId" IS NULL
    ORDER BY q."requestedAt" DESC LIMIT 1) AS "reportRequest",
  (SELECT jsonb_build_object('requestedAt', c."requestedAt", 'deliveredAt', c."deliveredAt", 'score', c."score",
      'isSandbox', c."isSandbox")
    FROM "CcrRequest" c WHERE c."supplierId" = s."id" ORDER BY c."requestedAt" DESC LIMIT 1) AS "ccr",
  (SELECT to_jsonb(p) || jsonb_build_object('emails', coalesce(p."emails", '{}'), 'phones', coalesce(p."phones", '{}'),
      'shareholders', coalesce(p."shareholders", '{}'))
    FROM "Report" p WHERE p."supplierId" = s."id") AS "report",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', d."kind", 'fileId', d."fileId", 'name', f."name",
      'size', f."size", 'createdAt', d."createdAt") ORDER BY d."createdAt", d."id"), '[]'::jsonb)
    FROM "ReportFile" d JOIN "StoredFile" f ON f."id" = d."fileId"
    WHERE d."supplierId" = s."id" AND d."sinceVersion" IS NOT NULL AND d."withdrawnIn" IS NULL) AS "reportFiles",
  (SELECT jsonb_build_object('status', s."screeningStatus", 'review', coalesce(s."screeningReview", '{}'),
      'requestedAt', n."requestedAt")
    ${SCREENINGS_OF_SUPPLIER} LIMIT 1) AS "screening",
  (SELECT jsonb_build_object('decision', v."decision", 'reason', v."reason", 'decidedByName', v."decidedByName",
      'byRule', v."byRule", 'createdAt', v."createdAt")
    FROM "SupplierDecision" v WHERE v."supplierId" = s."id"
    ORDER BY v."createdAt" DESC, v."id" DESC LIMIT 1) AS "decision"`;

export const newSupplierRecord = (supplier: SupplierColumns, workflow: SupplierWorkflow): SupplierRecord => ({
  ...supplier,
  presentVersion: null,
  displayStatus: supplier.status,
  hasOpenQuestions: false,
  workflow,
  statusUpdates: [],
  reminders: [],
  labelIds: [],
  birRequestId: null,
  reportRequest: null,
  ccr: null,
  report: null,
  reportFiles: [],
  screening: null,
  decision: null,
});
