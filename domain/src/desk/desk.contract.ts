import { z } from 'zod';
import { birRequestResponse } from '../bir-form/bir-request.contract';
import { reportType, supplierStatus, workflowProduct, workflowStatus, workflowType } from '../catalog/values.contract';
import { namesOf, recordOf } from '../language/record-of';
import { CHARGE_STATES } from '../payments/charges';
import { questionnaireResponse } from '../questionnaires/questionnaire.contract';
import { deliverySummary } from '../reports/delivery.contract';
import { deskRequestKind, deskRequestStatus } from '../reports/desk-request.contract';
import { GATEWAYS } from '../reports/gateways';
import { figuresInput, figuresResponse } from '../reports/report.contract';
import { DETAIL_NAMES } from '../reports/report-details';
import { detailsInput, detailsResponse, figureSource, finding } from '../reports/report-details.contract';
import { REQUEST_STATUSES_BY_HAND } from '../reports/request-status';
import { deskSendBack } from '../send-backs/send-back.contract';
import { inviteResponse } from '../suppliers/invite.contract';
import { callTime, receipt } from '../suppliers/receipts/receipt.contract';
import { answer, statusUpdate } from '../suppliers/supplier.contract';
import { CORRECTED_FIELD_NAMES, SUPPLIER_FIELDS } from '../suppliers/supplier-fields';
import { datedFile, entityId, id, isoDate, MAX_TEXT, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { CALL_OUTCOMES } from './call-rules';

export const deskRequestParams = z.object({ id });
export const deskFileParams = z.object({ id, file_id: id });

export const deskRequestRow = z.object({
  ...entityId,
  kind: deskRequestKind,
  status: deskRequestStatus,
  gateway: z.enum(GATEWAYS),
  status_since: isoDate,
  requested_at: isoDate,
  due_at: isoDate.nullable(),
  taken_at: isoDate.nullable(),
  taken_by: z.object({ ...entityId, name: z.string() }).nullable(),
  verified_at: isoDate.nullable(),
  delivered_at: isoDate.nullable(),
  /** Time at which the supplier asked to be called back; null after the next phone call to the supplier. */
  call_back_at: isoDate.nullable(),
  second_look_at: isoDate.nullable(),
  client: z.object({ ...entityId, name: z.string() }),
  workflow: z.object({
    ...entityId,
    title: z.string(),
    status: workflowStatus,
    type: workflowType,
    product: workflowProduct,
    report_type: reportType,
  }),
  supplier: z.object({ ...entityId, company_name: z.string(), country: z.string(), tax_id: z.string() }),
});
export type DeskRequestRow = z.infer<typeof deskRequestRow>;
export const deskRequestListResponse = z.array(deskRequestRow);

/** GET /api/desk/requests: oldest request first. Without a filter by status, lists all open requests. */
export const deskRequestList = defineList({
  resource: 'requests',
  sort: {
    id: 'requested_at',
    requested_at: 'requested_at',
    due_at: 'due_at',
    status: 'status',
    'supplier.company_name': 'supplier.company_name',
  },
  defaultSort: { field: 'requested_at', order: 'ASC' },
  filter: {
    q: z.string().max(300).optional(),
    id: oneOrMany(id).optional(),
    kind: oneOrMany(deskRequestKind).optional(),
    status: oneOrMany(deskRequestStatus).optional(),
    client: oneOrMany(id).optional(),
    country: oneOrMany(z.string().max(100)).optional(),
    assignee: z.enum(['me', 'nobody']).or(id).optional(),
    overdue: z.boolean().optional(),
    /** True selects requests with a callback due now; false does not filter. */
    call_back: z.boolean().optional(),
    second_look: z.boolean().optional(),
  },
  plain: ['q', 'kind', 'status', 'client', 'country', 'assignee'],
});
export type DeskRequestFilter = z.infer<z.ZodObject<typeof deskRequestList.filter>>;
export type DeskRequestSortField = (typeof deskRequestList.defaultSort)['field'];

const load = { open: z.number().int(), overdue: z.number().int() };

export const queueSummary = z.object({
  all: z.object(load),
  mine: z.object(load),
  unassigned: z.object(load),
  call_backs: z.object({ mine: z.number().int(), all: z.number().int() }),
  /**
   * Number of requests that wait for a review by a second person and that the user may review because the user has
   * entered none of their data.
   */
  second_looks: z.number().int(),
  staff: z.array(z.object({ ...entityId, name: z.string(), ...load })),
  clients: z.array(z.object({ ...entityId, name: z.string(), ...load })),
  countries: z.array(z.object({ country: z.string(), ...load })),
});
export type QueueSummaryResponse = z.infer<typeof queueSummary>;

/** POST …/assign; a null `staff_id` removes the assignment. */
export const assignBody = z.object({ staff_id: id.nullable() });

export const callOutcome = z.enum(CALL_OUTCOMES);

export const callBody = z.object({
  number: typedText(60),
  outcome: callOutcome,
  note: typedText(MAX_TEXT),
  call_back_at: isoDate.nullish(),
});

/**
 * POST …/data-verified and …/deliver: reason for proceeding although no phone call has verified the supplier's data.
 */
export const withoutCallBody = z.object({ reason: typedText(1000).optional() });

export const deliveryGap = z.enum([
  'verified_call',
  'payment',
  'report_file',
  'ccr_score',
  'figures',
  'contradictions',
]);
export type CallBody = z.infer<typeof callBody>;

export const callResponse = z.object({
  ...entityId,
  number: z.string(),
  outcome: callOutcome,
  note: z.string(),
  call_back_at: isoDate.nullable(),
  staff: z.object({ ...entityId, name: z.string() }),
  created_at: isoDate,
});
export type CallResponse = z.infer<typeof callResponse>;

const correction = z.string().trim().max(1000).optional();

/** Corrections of the supplier's own data; they append the status update `supplier_updated_data`. */
export const correctionsInput = z.object({
  ...recordOf(
    CORRECTED_FIELD_NAMES.map((name) => SUPPLIER_FIELDS[name].wire),
    () => correction,
  ),
  website: correction,
});
export type CorrectionsInput = z.infer<typeof correctionsInput>;

/** PATCH …/data: `figures` are entered into the report, `company` corrects the supplier's data. */
export const deskDataBody = z.object({
  figures: figuresInput.optional(),
  details: detailsInput.optional(),
  source: figureSource.optional(),
  /** Version of the data that the user saw; if outdated, the request fails with `desk_data_changed`. */
  data_version: z.number().int().nonnegative().optional(),
  company: correctionsInput.optional(),
});
export type DeskDataBody = z.infer<typeof deskDataBody>;

export const deskFilePart = z.object({ type: z.enum(['bir', 'additional']) });

export const requestStatusBody = z.object({ status: z.enum(REQUEST_STATUSES_BY_HAND), reason: typedText(1000) });
export type RequestStatusBody = z.infer<typeof requestStatusBody>;

export const gatewayBody = z.object({ gateway: z.enum(GATEWAYS), reason: typedText(1000).default('') });
export type GatewayBody = z.infer<typeof gatewayBody>;

export const requestMove = z.object({
  ...entityId,
  from: deskRequestStatus.nullable(),
  to: deskRequestStatus,
  reason: z.string(),
  at: isoDate,
  by: z.object({ ...entityId, name: z.string() }).nullable(),
});

const contradictionsNote = { note: typedText(1000).optional() };

/** POST …/deliver. `makes_document` generates the report's document from the data (reference 9.13). */
export const deliverBody = withoutCallBody.extend({ makes_document: z.boolean().optional(), ...contradictionsNote });
export type DeliverBody = z.input<typeof deliverBody>;

export const deliverCorrectionBody = z.object(contradictionsNote);

export const secondLookBody = z.object({ ready: z.boolean() });

export const correctionBody = z.object({ reason: typedText(1000) });

const figureValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable();

export const deskDelivery = deliverySummary.extend({
  delivered_by: z.object({ ...entityId, name: z.string() }).nullable(),
});

export const deskRequestResponse = deskRequestRow.extend({
  supplier: z.object({
    ...entityId,
    company_name: z.string(),
    country: z.string(),
    tax_id: z.string(),
    status: supplierStatus,
    invite: inviteResponse,
    account: z.object({ account_id: id, email: z.string(), phone: z.string() }).nullable(),
    website: z.string().nullable(),
    receipt,
    /** Time of day at which the supplier prefers to be called. */
    call_time: callTime,
    status_updates: z.array(statusUpdate),
  }),
  questionnaire: questionnaireResponse,
  answers: z.array(answer),
  bir_request: birRequestResponse.nullable(),
  calls: z.array(callResponse),
  call_attempts: z.object({ made: z.number().int(), of: z.number().int() }),
  /** Alternative phone number, entered by the client after the supplier could not be located. */
  phone_to_call: z.string().nullable(),
  without_call_reason: z.string(),
  delivery_gaps: z.array(deliveryGap),
  /** Payment due from the supplier, or null; an open payment blocks the delivery. */
  payment: z.object({ ...entityId, state: z.enum(CHARGE_STATES) }).nullable(),
  /** Four-eyes rule: if `required`, staff who entered data cannot deliver the report. */
  second_look: z.object({
    required: z.boolean(),
    entered_by: z.array(z.object({ ...entityId, name: z.string() })),
    may_deliver: z.array(z.object({ ...entityId, name: z.string() })),
  }),
  figures: figuresResponse,
  details: detailsResponse,
  data_version: z.number().int().nonnegative(),
  findings: z.array(finding),
  files: z.object({ bir: z.array(datedFile), additional: z.array(datedFile) }),
  /** Delivered versions of the report, newest first. */
  deliveries: z.array(deskDelivery),
  send_backs: z.array(deskSendBack),
  /**
   * `possible`: staff can send data back to the supplier, which can still answer. `form`: the supplier has a report
   * form, whose fields can be sent back.
   */
  sendable: z.object({ possible: z.boolean(), form: z.boolean() }),
  gateway_reference: z.string().nullable(),
  gateways: z.array(z.enum(GATEWAYS)),
  history: z.array(requestMove),
  makes_document: z.boolean(),
  correction: z
    .object({
      reason: z.string(),
      begun_at: isoDate,
      begun_by: z.object({ ...entityId, name: z.string() }).nullable(),
      /**
       * Figures whose values the correction has changed so far, compared with the delivered version. Amounts are in
       * whole currency units.
       */
      changes: z.array(
        z.object({ figure: z.enum(namesOf(figuresResponse.shape)), before: figureValue, after: figureValue }),
      ),
      changed_details: z.array(z.enum(DETAIL_NAMES)),
      /**
       * Report details (such as statements and shareholders) before and after the correction, restricted to details
       * that it changes. Amounts are in whole currency units.
       */
      details_before: detailsResponse.partial().optional(),
      details_after: detailsResponse.partial().optional(),
      files_added: z.array(datedFile).optional(),
      files_removed: z.array(datedFile).optional(),
    })
    .nullable(),
});
export type DeskRequestResponse = z.infer<typeof deskRequestResponse>;
