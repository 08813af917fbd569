import { z } from 'zod';
import { DECISION_FILTERS, DECISION_REASON_MAX, SUPPLIER_DECISIONS } from '../catalog/supplier-decision';
import { MAX_WAITING_DAYS, SUPPLIER_WAITS, TIMELINE_SIDES } from '../catalog/supplier-waits';
import {
  onboardingStep,
  reportType,
  statusUpdateName,
  supplierStatus,
  workflowProduct,
  workflowStatus,
  workflowType,
} from '../catalog/values.contract';
import { recordOf } from '../language/record-of';
import { notApplicable, tableAnswer } from '../questionnaires/answer-shapes.contract';
import { THRESHOLD_COLOURS } from '../questionnaires/points';
import { questionnaireResponse } from '../questionnaires/questionnaire.contract';
import { SCORE_FILTERS } from '../questionnaires/score-words';
import { ccrResponse } from '../reports/ccr.contract';
import { deskRequestKind, deskRequestStatus } from '../reports/desk-request.contract';
import { reportResponse } from '../reports/report.contract';
import { byReportSort, REPORT_FIELDS, type ReportSort } from '../reports/report-fields';
import { screeningBrief, screeningSummary } from '../screenings/screening.contract';
import { NEW_HITS_FILTERS, SCREEN_STATUS_FILTERS, SCREENING_REVIEWS } from '../screenings/screening-status';
import { entityId, fileRef, id, isoDate, isoDayOrMoment, typedText, warning } from '../wire/common.contract';
import { defineList, listQueryParams, oneOrMany } from '../wire/list-query';
import { activityResponse } from './activity.contract';
import { answerReview } from './answer-review.contract';
import { importColumnsPart } from './import/import-columns.contract';
import { INVITATION_FILTERS } from './invitation-errors';
import { inviteResponse, wrappedInvite } from './invite.contract';
import { receipt } from './receipts/receipt.contract';
import { REMINDERS_FILTERS } from './reminders/reminders-filter';
import { SENT_BACK_FILTERS } from './sent-back-filter';
import { INVITE_FIELDS } from './supplier-fields';

export const supplierParams = z.object({ id, sid: id });
export const supplierFileParams = z.object({ id, sid: id, file_id: id });
export const supplierQuestionParams = z.object({ id, sid: id, question_id: id });

export const addSupplierBody = wrappedInvite;

/**
 * Higher than the actual limit of suppliers per request, so that the domain rules, and not this schema, reject a longer
 * list, because only they return the specified error message.
 */
const MAX_BULK_PARSED = 10_000;

/**
 * POST /api/workflows/{id}/suppliers_bulk: a list of invitations, or the text of the bulk form as text/plain (reference
 * 4.3).
 */
export const addSuppliersBulkBody = z.array(wrappedInvite).max(MAX_BULK_PARSED);
export const addSuppliersBulkText = z.string().max(2_000_000);

/**
 * PUT /api/workflows/{id}/suppliers/{sid}: labels and archiving. The schema accepts any status, so that the domain
 * rules reject an invalid status with their own message (reference 5.2).
 */
export const updateSupplierBody = z.object({
  status: z.string().max(40).optional(),
  tags: z.array(z.string().max(64)).max(200).optional(),
});
export type UpdateSupplierBody = z.infer<typeof updateSupplierBody>;

export const statusUpdate = z.object({ name: statusUpdateName, created_at: isoDate });

export const reminder = z.object({ reminded_at: isoDate });

/** Delivery of the invitation. `error` is set if the invitation could not be delivered; it may then be sent again. */
export const invitation = z.object({
  state: z.enum(['queued', 'sent', 'failed']),
  error: z.string().nullable(),
  sent_at: isoDate.nullable(),
});

/**
 * Answer to a question: a text, an option's id, a list of option ids, a file's name and size, the rows of a table, or
 * the reason why the question does not apply.
 */
export const answerValue = z.union([z.string(), z.array(z.string()), fileRef, tableAnswer, notApplicable]);
export const answer = z.object({ question_id: id, answer: answerValue.nullable() });
export type AnswerResponse = z.infer<typeof answer>;

/**
 * State of the report request; null if no report was requested. `delivered_at` is null while the request is pending.
 */
export const deskRequestSummary = z.object({
  ...entityId,
  kind: deskRequestKind,
  status: deskRequestStatus,
  requested_at: isoDate,
  delivered_at: isoDate.nullable(),
});

export const supplierFile = fileRef.extend({ created_at: isoDate });
export type SupplierFileResponse = z.infer<typeof supplierFile>;

/** A client's decision about the supplier; `reason` is empty if the decision required no reason. */
export const supplierDecision = z.object({
  decision: z.enum(SUPPLIER_DECISIONS),
  reason: z.string(),
  decided_at: isoDate,
  decided_by: z.object({ name: z.string() }),
  /** Of a decision that the workflow's rule made; the name is then empty. */
  by_rule: z.literal(true).optional(),
});
export type SupplierDecisionResponse = z.infer<typeof supplierDecision>;

/**
 * POST /api/workflows/{id}/suppliers/{sid}/decisions. The schema accepts any text, so that the domain rules reject an
 * invalid decision with their own message.
 */
export const decideSupplierBody = z.object({ decision: typedText(40), reason: typedText(DECISION_REASON_MAX) });
export type DecideSupplierBody = z.input<typeof decideSupplierBody>;

export const supplierRow = z.object({
  ...entityId,
  workflow_id: id,
  workflow: z.object({
    ...entityId,
    title: z.string(),
    status: workflowStatus,
    type: workflowType,
    product: workflowProduct,
    report_type: reportType,
  }),
  status: supplierStatus,
  /** A completed supplier whose last update is creating_report is displayed as in progress (reference 5.1). */
  display_status: supplierStatus,
  onboarding_step: onboardingStep,
  status_updates: z.array(statusUpdate),
  reminders: z.array(reminder),
  /** Ids of the supplier's labels; omitted for company users (reference 1.2). */
  tags: z.array(id).optional(),
  invite: inviteResponse,
  /** Null if no invitation is mailed, as in a draft or an investigating workflow. */
  invitation: invitation.nullable(),
  self_registered: z.boolean(),
  account: z.object({ account_id: id, phone: z.string() }).nullable(),
  bir_request_id: id.nullable(),
  desk_request: deskRequestSummary.nullable(),
  ccr: ccrResponse.nullable(),
  questionnaire: z.object({
    started_at: isoDate.nullable(),
    completed_at: isoDate.nullable(),
    /**
     * True if an edit added or changed required questions after the supplier had completed its own steps (reference
     * 6.8).
     */
    reopened: z.boolean().optional(),
    /** Version of the questionnaire that the newest submit answered (reference 6.18). */
    version: z.int().nullable().optional(),
    present_version: z.int().nullable().optional(),
  }),
  website: z.string().nullable(),
  receipt,
  report: reportResponse.nullable(),
  screening: screeningBrief.nullable(),
  decision: supplierDecision.nullable(),
  /** Newest score, as reviewed; absent in responses of earlier server versions. */
  score: z
    .object({
      percent: z.number().nullable(),
      outcome: z.object({ name: z.string(), colour: z.enum(THRESHOLD_COLOURS) }).nullable(),
      /** Figures as computed, where a review has moved the score; absent in responses of earlier server versions. */
      computed: z.object({ percent: z.number().nullable(), outcome: z.string().nullable() }).nullable().optional(),
    })
    .nullable()
    .optional(),
  /** Time of the last reminder; the invitation does not count as a reminder. */
  last_reminded_at: isoDate.nullable().optional(),
  /**
   * Next step that the supplier, the client or the provider must take. Null if no step is awaited, or if the workflow
   * is not active.
   */
  waiting: z
    .object({
      for: z.enum(SUPPLIER_WAITS),
      side: z.enum(TIMELINE_SIDES),
      since: isoDate,
      progress: z
        .object({ done: z.number().int().nonnegative(), total: z.number().int().positive() })
        .nullable()
        .optional()
        .describe('Complete parts of the form, or answered questions; null in other phases and before the first save'),
    })
    .nullable()
    .optional(),
  created_at: isoDate,
  modified_at: isoDate,
});
export type SupplierRow = z.infer<typeof supplierRow>;
export const supplierListResponse = z.array(supplierRow);

/**
 * A supplier with all of its data (reference 2.5). Only the response to an add contains `warnings`; all other responses
 * contain the workflow's `questions` and the newest `activities`.
 */
export const supplierResponse = supplierRow.extend({
  answers: z.array(answer),
  /** The company's flags and notes on answers; absent in responses of earlier server versions. */
  answer_reviews: z.array(answerReview).optional(),
  questions: questionnaireResponse.optional(),
  files: z.array(supplierFile),
  activities: z.array(activityResponse).optional(),
  screenings: z.array(screeningSummary),
  decisions: z.array(supplierDecision),
  warnings: z.array(warning).optional(),
});
export type SupplierResponse = z.infer<typeof supplierResponse>;

export const suppliersBulkResponse = z.object({
  suppliers: z.array(supplierResponse),
  warnings: z.array(warning).optional(),
});
export type SuppliersBulkResponse = z.infer<typeof suppliersBulkResponse>;

/**
 * GET /api/workflows/{id}/suppliers/counts and GET /api/suppliers/counts: number of suppliers per displayed status, for
 * the tabs (reference 4.9). Applies the search and the filters of the list, except its status filter.
 */
export const supplierCountsResponse = z.object({
  all: z.number().int().nonnegative(),
  pending: z.number().int().nonnegative(),
  in_progress: z.number().int().nonnegative(),
  completed: z.number().int().nonnegative(),
  archived: z.number().int().nonnegative(),
  is_more: z
    .literal(true)
    .optional()
    .describe('counting stopped at 10,001 suppliers: the numbers of the statuses are lower bounds'),
});
export type SupplierCountsResponse = z.infer<typeof supplierCountsResponse>;

/**
 * Text fields of the multipart request POST /api/workflows/{id}/imports; `again` confirms a repeated import of the same
 * file.
 */
export const importSuppliersPart = z.object({
  again: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  columns: importColumnsPart.optional(),
});

export const addSuppliersBulkInput = z.union([
  addSuppliersBulkBody,
  z.object({ text: addSuppliersBulkText.default('') }),
]);

export const commercialScoreGroup = z.enum(['alert', 'to_monitor', 'regular', 'good', 'great']);

export const questionnaireStatus = z.enum(['not_started', 'started', 'completed']);
export type QuestionnaireStatus = z.infer<typeof questionnaireStatus>;

const texts = oneOrMany(z.string().max(300)).optional();
const dayOrMoment = isoDayOrMoment.optional();

export const supplierList = defineList({
  resource: 'suppliers',
  sort: {
    id: 'created_at',
    created_at: 'created_at',
    modified_at: 'modified_at',
    status: 'status',
    company_name: 'invite.company_name',
    ...recordOf(
      INVITE_FIELDS.map((field) => `invite.${field}` as const),
      (sort) => sort,
    ),
    ...byReportSort<ReportSort>(
      (name) => `report.${REPORT_FIELDS[name].wire}`,
      (sum) => `report.${sum}`,
    ),
    'report.delivery_date': 'report.delivery_date',
    'workflow.title': 'workflow.title',
    website: 'website',
    'ccr.score': 'ccr.score',
    'ccr.status': 'ccr.status',
    'questionnaire.status': 'questionnaire.status',
    'screening.status': 'screening.status',
    'decision.decision': 'decision.decision',
    'score.percent': 'score.percent',
    last_reminded_at: 'last_reminded_at',
    'waiting.since': 'waiting.since',
    'waiting.for': 'waiting.for',
  },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: {
    q: z.string().max(300).optional(),
    id: oneOrMany(id).optional(),
    status: oneOrMany(z.enum([...supplierStatus.options, 'all'])).optional(),
    country: texts,
    tags: oneOrMany(id).optional(),
    workflow_id: oneOrMany(id).optional(),
    financial_strength: texts,
    risk_indicator: texts,
    rac_risk_indicator: texts,
    commercial_score: oneOrMany(commercialScoreGroup).optional(),
    dnb_rating: texts,
    industry: texts,
    ccr_score: texts,
    questionnaire_status: oneOrMany(questionnaireStatus).optional(),
    invitation: oneOrMany(z.enum(INVITATION_FILTERS)).optional(),
    /** Only suppliers added on or after this day or time. */
    created_from: dayOrMoment,
    /** Only suppliers added until the end of this day, or before this time. */
    created_to: dayOrMoment,
    waiting_for: oneOrMany(z.enum(SUPPLIER_WAITS)).optional(),
    /** Filter by the side that must act next: supplier, client or provider. */
    waiting_side: oneOrMany(z.enum(TIMELINE_SIDES)).optional(),
    /** Only suppliers that have waited for more than this number of days. */
    waiting_days: z.coerce.number().int().min(0).max(MAX_WAITING_DAYS).optional(),
    /** State of the supplier's newest send-back (data that staff returned for correction). */
    sent_back: oneOrMany(z.enum(SENT_BACK_FILTERS)).optional(),
    reminders: oneOrMany(z.enum(REMINDERS_FILTERS)).optional(),
    screen_status: oneOrMany(z.enum(SCREEN_STATUS_FILTERS)).optional(),
    screen_review: oneOrMany(z.enum(SCREENING_REVIEWS)).optional(),
    new_hits: oneOrMany(z.enum(NEW_HITS_FILTERS)).optional(),
    decision: oneOrMany(z.enum(DECISION_FILTERS)).optional(),
    /** Colour of the outcome of the newest score. */
    score_outcome: oneOrMany(z.enum(SCORE_FILTERS)).optional(),
  },
  plain: ['q', 'status', 'country', 'tags', 'workflow_id'],
});
export type SupplierListFilter = z.infer<z.ZodObject<typeof supplierList.filter>>;
export type SupplierSortField = (typeof supplierList.defaultSort)['field'];

const plainFilter = z.union([z.string(), z.array(z.string())]).optional();

export const supplierListQuery = listQueryParams.extend({
  q: plainFilter,
  status: plainFilter,
  country: plainFilter,
  tags: plainFilter,
  workflow_id: plainFilter,
});
