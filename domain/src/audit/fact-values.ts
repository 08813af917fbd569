import { REPORT_TYPE_WORDS } from '../catalog/report-type-words';
import { SUPPLIER_STATUS_WORDS } from '../catalog/status-words';
import { WORKFLOW_TYPE_WORDS } from '../catalog/workflow-words';
import { COMPANY_ROLE_WORDS } from '../companies/company-user-words';
import { ERRORS } from '../errors/error-codes';
import { STAFF_ROLE_WORDS } from '../identity/staff-role-words';
import { JOB_NAME_WORDS } from '../jobs/job-name-words';
import { QUEUE_WORDS } from '../jobs/queue-words';
import { LOCALE_NAMES, type Words } from '../language/locales';
import { lookUp } from '../language/record-of';
import { NEEDS_MAIL_WORDS } from '../needs-you/needs-mail';
import { NOTIFICATION_KIND_WORDS } from '../notifications/notification-words';
import { CHARGE_WORDS } from '../payments/charge-words';
import { PAYMENT_METHOD_WORDS } from '../payments/payment-words';
import { RETENTION_KIND_WORDS } from '../privacy/retention';
import { REVIEW_VERDICT_WORDS } from '../questionnaires/reviews/review-words';
import { DETAIL_WORDS } from '../reports/detail-words';
import { GATEWAY_WORDS } from '../reports/gateways';
import { REPORT_FIELDS } from '../reports/report-fields';
import { REPORT_FIELD_WORDS } from '../reports/report-words';
import { REQUEST_STATUS_WORDS } from '../reports/request-status-words';
import {
  DECISION_SCOPE_WORDS,
  HIT_DECISION_WORDS,
  HIT_REASON_WORDS,
  SCREEN_STATUS_WORDS,
} from '../screenings/screening-words';
import { BULK_ACTION_WORDS } from '../suppliers/bulk/bulk-action-words';
import { INVITATION_ERROR_WORDS } from '../suppliers/invitation-errors';
import { SUPPLIER_DECISION_WORDS } from '../suppliers/supplier-decision-words';
import { SUPPLIER_COLUMN_WORDS } from '../suppliers/supplier-words';
import { CALL_OUTCOME_WORDS, CHANGED_WORDS, ERASURE_WORDS, FILE_KIND_WORDS, MESSAGE_WORDS } from './fact-words';
import { OPENED_KIND_WORDS } from './opened-kinds';

type Table = Readonly<Record<string, Words>>;

const sameInAll = (text: string): Words => ({ en: text, es: text, 'pt-BR': text });
const LANGUAGES: Table = Object.fromEntries(
  Object.entries(LOCALE_NAMES).map(([code, name]) => [code, sameInAll(name)]),
);

/** Labels of figures by name and by JSON name, because an entry may contain either of the two. */
const FIGURES: Table = {
  ...REPORT_FIELD_WORDS,
  ...Object.fromEntries(
    Object.entries(REPORT_FIELD_WORDS).map(([name, words]) => [lookUp(REPORT_FIELDS, name)?.wire ?? name, words]),
  ),
};

const PRODUCTS: Table = REPORT_TYPE_WORDS;
const ACCOUNT_ROLES: Table = {
  ...COMPANY_ROLE_WORDS,
  user: { en: 'User', es: 'Usuario', 'pt-BR': 'Usuário' },
  admin: { en: 'Provider staff', es: 'Personal del proveedor del servicio', 'pt-BR': 'Equipe do provedor' },
};

const JOBS: Readonly<Record<string, Table>> = { name: JOB_NAME_WORDS };

const OF_ACTION: Readonly<Record<string, Readonly<Record<string, Table>>>> = {
  'user.set_staff_roles': { from: STAFF_ROLE_WORDS, to: STAFF_ROLE_WORDS },
  'supplier.decide': { from: SUPPLIER_DECISION_WORDS, to: SUPPLIER_DECISION_WORDS },
  'supplier.decide_by_rule': { from: SUPPLIER_DECISION_WORDS, to: SUPPLIER_DECISION_WORDS },
  'supplier.review_score': { verdict: REVIEW_VERDICT_WORDS },
  'screening.decide': { from: HIT_DECISION_WORDS, to: HIT_DECISION_WORDS },
  'desk.set_status': { from: REQUEST_STATUS_WORDS, to: REQUEST_STATUS_WORDS },
  'desk.move_gateway': { from: GATEWAY_WORDS, to: GATEWAY_WORDS },
  'job.cancel': JOBS,
  'job.cancel_many': JOBS,
  'job.retry': JOBS,
  'job.retry_many': JOBS,
  'job.retry_mail': JOBS,
  'queue.pause': { queue: QUEUE_WORDS },
  'queue.resume': { queue: QUEUE_WORDS },
  'desk.log_call': { outcome: CALL_OUTCOME_WORDS },
  'report.receive_message': { outcome: MESSAGE_WORDS },
  'payment.accept': { from: CHARGE_WORDS },
  'payment.reject': { from: CHARGE_WORDS },
  'privacy.decide_erasure': { decision: ERASURE_WORDS },
  'workflow.create': { type: WORKFLOW_TYPE_WORDS },
  'bir_request.add_file': { type: FILE_KIND_WORDS },
  'bir_request.delete_file': { type: FILE_KIND_WORDS },
  'supplier.invitation_failed': { reason: INVITATION_ERROR_WORDS },
  'retention.set': { kind: RETENTION_KIND_WORDS },
  'retention.run': { kind: RETENTION_KIND_WORDS },
  'retention.let_go': { kind: RETENTION_KIND_WORDS },
  'supplier.open_file': { kind: OPENED_KIND_WORDS },
  'supplier.start_bulk_action': { action: BULK_ACTION_WORDS },
  'supplier.bulk_action': { action: BULK_ACTION_WORDS },
  'supplier.give_up_bulk_action': { action: BULK_ACTION_WORDS },
  'account.choose_notifications': { kinds: NOTIFICATION_KIND_WORDS },
  'account.choose_needs_mail': { from: NEEDS_MAIL_WORDS, to: NEEDS_MAIL_WORDS },
};

const OF_FACT: Readonly<Record<string, Table>> = {
  account_role: ACCOUNT_ROLES,
  changed: CHANGED_WORDS,
  code: ERRORS,
  columns: SUPPLIER_COLUMN_WORDS,
  corrected: FIGURES,
  details: DETAIL_WORDS,
  fields: CHANGED_WORDS,
  figures: FIGURES,
  from: SUPPLIER_STATUS_WORDS,
  gateway: GATEWAY_WORDS,
  kind: { ...PRODUCTS, ...FILE_KIND_WORDS },
  languages: LANGUAGES,
  method: PAYMENT_METHOD_WORDS,
  parts: CHANGED_WORDS,
  product: PRODUCTS,
  products: PRODUCTS,
  reason_code: HIT_REASON_WORDS,
  reportType: PRODUCTS,
  report_types: PRODUCTS,
  result: SCREEN_STATUS_WORDS,
  role: ACCOUNT_ROLES,
  scope: DECISION_SCOPE_WORDS,
  staff_roles: STAFF_ROLE_WORDS,
  status: SCREEN_STATUS_WORDS,
  to: SUPPLIER_STATUS_WORDS,
};

/** Returns the table of labels for a fact's codes; null if the fact is free text or a number. */
export const tableOfFact = (action: string, fact: string): Table | null =>
  lookUp(lookUp(OF_ACTION, action) ?? {}, fact) ?? lookUp(OF_FACT, fact) ?? null;
