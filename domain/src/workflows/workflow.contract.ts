import { z } from 'zod';
import {
  reportType,
  supplierStatus,
  workflowPayment,
  workflowProduct,
  workflowStatus,
  workflowType,
} from '../catalog/values.contract';
import { pricePerSupplier } from '../companies/company.contract';
import { scoring } from '../questionnaires/points.contract';
import { questionnaireInput, questionnaireResponse, questionResponse } from '../questionnaires/questionnaire.contract';
import { skippedSuppliers } from '../suppliers/bulk/bulk-action.contract';
import { inviteInput } from '../suppliers/invite.contract';
import { reminder, supplierRow } from '../suppliers/supplier.contract';
import { entityId, id, isoDate, isoDay, localeSchema, MAX_TEXT, patchText, textList } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';

/** Supplier of a draft. Its data is stored as typed, even if it is invalid (reference 3.5). */
export const draftSupplierInput = z.object({ _id: z.string().max(64).nullish(), invite: inviteInput });
export type DraftSupplierInput = z.infer<typeof draftSupplierInput>;

export const emailInput = z.object({
  // Replaces line breaks in a pasted subject by spaces, because the subject is a mail header.
  subject: patchText().transform((subject) => subject?.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
  message: patchText(MAX_TEXT),
});

const infoInput = z.object({
  title: patchText(),
  description: patchText(MAX_TEXT),
  welcome_message: patchText(MAX_TEXT),
  email: emailInput.nullish(),
});

/**
 * Schedule of reminders: one reminder every N days, at most M times. Null disables scheduled reminders (reference 5.7).
 */
export const reminderSchedule = z.object({
  every_days: z.number().int().min(1).max(365),
  max: z.number().int().min(1).max(50),
});

const onboardingInput = z.object({
  introduction: z.object({ title: patchText(), text: patchText(MAX_TEXT) }).nullish(),
  finished_text: patchText(MAX_TEXT),
  default_language: localeSchema.nullable().optional(),
  due_date: isoDay.nullable().optional(),
});
export type OnboardingSettingsInput = z.infer<typeof onboardingInput>;

export const onboardingSettings = z.object({
  introduction: z.object({ title: z.string(), text: z.string() }),
  finished_text: z.string(),
  default_language: localeSchema.nullable(),
  due_date: isoDay.nullable(),
});
export type OnboardingSettings = z.infer<typeof onboardingSettings>;

const workflowInputFields = {
  info: infoInput.nullish(),
  type: workflowType.nullish(),
  product: workflowProduct.nullish(),
  payment: workflowPayment.nullish(),
  report_type: reportType.nullish(),
  price_per_supplier: pricePerSupplier.nullish(),
  questionnaire: questionnaireInput.nullish(),
  /** Absent: left unchanged; null: no points. */
  scoring: scoring.nullable().optional(),
  /** Suppliers see their score after the submit; absent: left unchanged. */
  score_shown: z.boolean().optional(),
  reminder_schedule: reminderSchedule.nullable().optional(),
  onboarding: onboardingInput.nullish(),
};

/** POST /api/workflows: an empty body creates a valid draft (reference 3.2). */
export const createWorkflowBody = z.object(workflowInputFields);
export type CreateWorkflowBody = z.infer<typeof createWorkflowBody>;

/**
 * PUT /api/workflows/{id}: absent fields keep their values. `suppliers` replaces a draft's suppliers. `status` and
 * other locked fields must equal the stored values (reference 3.8). If `version` is given, the update fails with 409
 * `workflow_changed` if the workflow has changed since that version was read.
 */
export const updateWorkflowBody = z.object({
  ...workflowInputFields,
  status: workflowStatus.nullish(),
  version: z.number().int().nullish(),
  suppliers: z.array(draftSupplierInput).max(5000).nullish(),
});
export type UpdateWorkflowBody = z.infer<typeof updateWorkflowBody>;

/** `notify=true` reminds all suppliers by e-mail (reference 3.8). */
export const updateWorkflowQuery = z.object({ notify: z.enum(['true', 'false', '']).optional() });

const infoResponse = z.object({
  title: z.string(),
  description: z.string(),
  welcome_message: z.string(),
  cover: z.string().nullable(),
  company_name: z.string(),
  email: z.object({ subject: z.string(), message: z.string() }),
});

const workflowFields = {
  ...entityId,
  status: workflowStatus,
  type: workflowType,
  product: workflowProduct,
  report_type: reportType,
  payment: workflowPayment,
  price_per_supplier: pricePerSupplier.nullable(),
  info: infoResponse,
  reminder_schedule: reminderSchedule.nullable(),
  onboarding: onboardingSettings,
  version: z.number().int(),
  suppliers_count: z.number().int().nonnegative(),
  suppliers_completed_count: z.number().int().nonnegative(),
  created_at: isoDate,
  modified_at: isoDate,
  launched_at: isoDate.nullable(),
  closed_at: isoDate.nullable(),
  owner: z.object({ company: z.object({ name: z.string(), image: z.string().nullable() }) }),
};

export const workflowRow = z.object(workflowFields);
export type WorkflowRow = z.infer<typeof workflowRow>;

/** Workflow with only the requested `fields` and its ids; `suppliers` are ids. */
export const workflowPartialRow = z
  .object({
    ...workflowFields,
    info: infoResponse.extend({ email: infoResponse.shape.email.partial() }).partial(),
    owner: z.object({ company: z.object({ name: z.string(), image: z.string().nullable() }).partial() }).partial(),
    reminder_schedule: reminderSchedule.partial().nullable(),
    onboarding: onboardingSettings.extend({ introduction: onboardingSettings.shape.introduction.partial() }).partial(),
    questionnaire: z.array(questionResponse.partial()),
    suppliers: z.array(id),
  })
  .partial()
  .required({ _id: true, id: true });
export type WorkflowPartialRow = z.infer<typeof workflowPartialRow>;

export const workflowListResponse = z.array(z.union([workflowRow, workflowPartialRow]));

/**
 * Response to GET, POST, PUT, clone and activate of one workflow. `suppliers` are the first 100, or 1,000 of a draft;
 * the suppliers list returns all, paged. `notified` is the result of `?notify=true`; its `reopened` are required
 * questions that this edit added or changed.
 */
export const workflowResponse = workflowRow.extend({
  questionnaire: questionnaireResponse,
  scoring: scoring.nullable().optional(),
  score_shown: z.boolean().optional(),
  suppliers: z.array(supplierRow),
  notified: z
    .object({
      sent: z.number().int(),
      skipped: z.number().int(),
      left_out: skippedSuppliers.optional(),
      reopened: z.array(z.object({ ...entityId, title: z.string() })),
    })
    .optional(),
});
export type WorkflowResponse = z.infer<typeof workflowResponse>;

export const workflowPartial = workflowPartialRow.extend({
  suppliers: z.array(supplierRow.partial().required({ _id: true, id: true })).optional(),
});
export const workflowOrPartResponse = z.union([workflowResponse, workflowPartial]);
export type WorkflowPartial = z.infer<typeof workflowPartial>;

/**
 * Effects of closing a workflow: the number of invitations and onboardings that end, and the number of requests that
 * continue until delivery (reference 3.10). GET /api/workflows/{id}/close-effects returns the effects in advance, for
 * the confirmation dialog.
 */
export const closeEffects = z.object({
  invitations_ended: z.number().int().nonnegative(),
  onboardings_ended: z.number().int().nonnegative(),
  running_to_delivery: z.number().int().nonnegative(),
});
export type CloseEffects = z.infer<typeof closeEffects>;

export const closeWorkflowResponse = workflowResponse.extend({ effects: closeEffects });
export type CloseWorkflowResponse = z.infer<typeof closeWorkflowResponse>;

const remindedSupplier = z.object({
  ...entityId,
  status: supplierStatus,
  reminders: z.array(reminder),
});

/**
 * Response to both requests that send reminders, to one supplier and to all suppliers; `sent`, `skipped` and `left_out`
 * are present only for all suppliers (reference 5.6).
 */
export const remindersResponse = workflowRow.extend({
  suppliers: z.array(remindedSupplier),
  sent: z.number().int().optional(),
  skipped: z.number().int().optional(),
  left_out: skippedSuppliers.optional(),
});
export type RemindersResponse = z.infer<typeof remindersResponse>;

export const workflowList = defineList({
  resource: 'workflows',
  sort: {
    id: 'created_at',
    modified_at: 'modified_at',
    title: 'info.title',
    'info.title': 'info.title',
    suppliers_count: 'suppliers_count',
    launched_at: 'launched_at',
    created_at: 'created_at',
    closed_at: 'closed_at',
  },
  defaultSort: { field: 'modified_at', order: 'DESC' },
  filter: {
    q: z.string().max(300).optional(),
    id: oneOrMany(id).optional(),
    status: oneOrMany(workflowStatus).optional(),
    type: oneOrMany(workflowType).optional(),
    report_type: oneOrMany(reportType).optional(),
    /** False selects drafts in which no user has typed anything yet. */
    touched: z.boolean().optional(),
  },
  plain: ['q', 'status', 'type', 'report_type'],
});
export type WorkflowListFilter = z.infer<z.ZodObject<typeof workflowList.filter>>;
export type WorkflowSortField = (typeof workflowList.defaultSort)['field'];

/** `?fields=`: comma-separated dotted paths of JSON names; an empty value returns the whole row. */
export const workflowFieldsQuery = z.object({ fields: textList() });

export const workflowParams = z.object({ id });
