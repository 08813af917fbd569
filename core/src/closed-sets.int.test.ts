import { FACTOR_PURPOSES } from '@homologa/domain/accounts/second-factor';
import { AUDIT_OBJECT_TYPES } from '@homologa/domain/audit/audit-words';
import { birFileType, birRequestStatus } from '@homologa/domain/bir-form/bir-request.contract';
import { ACTIVITY_TYPES } from '@homologa/domain/catalog/activities';
import { ONBOARDING_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { CURRENCIES, PAYMENT_METHODS, PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { PRODUCT_TYPES, REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import {
  CCR_SCORES,
  FINANCIAL_STRENGTH_CODES,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { STATUS_UPDATES } from '@homologa/domain/catalog/status-updates';
import { SUPPLIER_DECISIONS } from '@homologa/domain/catalog/supplier-decision';
import { SUPPLIER_STATUSES } from '@homologa/domain/catalog/supplier-status';
import { SUPPLIER_WAITS } from '@homologa/domain/catalog/supplier-waits';
import { WORKFLOW_STATUSES } from '@homologa/domain/catalog/workflow-status';
import { WORKFLOW_PAYMENTS, WORKFLOW_PRODUCTS, WORKFLOW_TYPES } from '@homologa/domain/catalog/workflow-traits';
import { RULE_CONFIRMERS, RULE_OUTCOMES, TWO_PERSON_RULES } from '@homologa/domain/companies/rule-proposals';
import { HIT_QUEUES } from '@homologa/domain/compliance/hit-queue';
import { CALL_OUTCOMES } from '@homologa/domain/desk/call-rules';
import type { AccountRole, Actor, CompanyRole } from '@homologa/domain/identity/actor';
import { STAFF_ROLES } from '@homologa/domain/identity/staff-roles';
import { SUPPRESSION_REASONS, SUPPRESSION_SOURCES } from '@homologa/domain/identity/suppression';
import { LOCALES } from '@homologa/domain/language/locales';
import { NEEDS_MAIL_RHYTHMS } from '@homologa/domain/needs-you/needs-mail';
import { NOTIFICATION_DELIVERIES, NOTIFICATION_KINDS } from '@homologa/domain/notifications/notification-kinds';
import { HANDOVER_ASKERS } from '@homologa/domain/onboarding/handover-rules';
import { CHARGE_ISSUE_KINDS, CHARGE_STATES } from '@homologa/domain/payments/charges';
import { ONLINE_PAYMENT_STATUSES, PAYMENT_OUTCOMES } from '@homologa/domain/payments/online-payment';
import { privacyRequestKind, privacyRequestStatus } from '@homologa/domain/privacy/privacy.contract';
import { NOTICE_PURPOSE, OPTIONAL_CONSENTS } from '@homologa/domain/privacy/privacy-notice';
import { RETENTION_KINDS } from '@homologa/domain/privacy/retention';
import { THRESHOLD_COLOURS } from '@homologa/domain/questionnaires/points';
import { QUESTION_TYPES } from '@homologa/domain/questionnaires/questionnaire-rules';
import { REVIEW_VERDICTS } from '@homologa/domain/questionnaires/reviews/score-review';
import { SCORE_CAUSES } from '@homologa/domain/questionnaires/score-causes';
import { BUREAU_STATES } from '@homologa/domain/reports/bureau.contract';
import { GATEWAYS, MESSAGE_OUTCOMES } from '@homologa/domain/reports/gateways';
import { REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { HOLDER_KINDS } from '@homologa/domain/screenings/asked-shareholder';
import { HIT_REASON_CODES } from '@homologa/domain/screenings/hit-reasons';
import { ENTRY_SCHEMAS, ENTRY_STATUSES, ENTRY_TOPICS, type ListEntry } from '@homologa/domain/screenings/list-entry';
import { SCREENING_REPORT_FORMATS } from '@homologa/domain/screenings/report-formats';
import {
  DECISION_SCOPES,
  HIT_DECISIONS,
  HIT_STATES,
  SCREENING_OPTIONS,
} from '@homologa/domain/screenings/screening-rules';
import { SCREENING_REVIEWS, SCREENING_STATUSES } from '@homologa/domain/screenings/screening-status';
import { LIST_FORMATS } from '@homologa/domain/screenings/watchlists';
import { SEND_BACK_ORIGINS, SEND_BACK_STATUSES, SENT_BACK_KINDS } from '@homologa/domain/send-backs/sent-back-items';
import { BULK_ACTIONS, BULK_SKIP_REASONS } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { INVITATION_ERRORS } from '@homologa/domain/suppliers/invitation-errors';
import { CALL_TIMES, SUPPLIER_MAILS } from '@homologa/domain/suppliers/receipts/receipt';
import { REMINDER_SOURCES } from '@homologa/domain/suppliers/reminders';
import { QUEUES } from '@homologa/domain/wire/queues';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPTIONAL_MAILS } from './mail/unsubscribe-link.steps';
import { PAYMENT_PROVIDERS } from './payments/gateways/payment-gateway';
import { createTestApp, type TestApp } from './test/test-database';

type Sets = Record<string, readonly string[]>;

const ACTOR_KINDS = { user: 1, link: 1, anonymous: 1, system: 1 } satisfies Record<Actor['kind'], 1>;
const KINDS = Object.keys(NOTIFICATION_KINDS);

/** Text columns with a closed set of values. Columns with an open vocabulary are listed in docs/decisions.md. */
const CHECKED: Sets = {
  'Activity.type': ACTIVITY_TYPES,
  'AuditEntry.actorKind': Object.keys(ACTOR_KINDS),
  'AuditEntry.objectType': AUDIT_OBJECT_TYPES,
  'BirRequestFile.type': birFileType.options,
  'BulkAction.action': BULK_ACTIONS,
  'BulkAction.decision': SUPPLIER_DECISIONS,
  'BulkActionItem.outcome': ['done', ...BULK_SKIP_REASONS],
  'CallLog.outcome': CALL_OUTCOMES,
  'CcrRequest.score': CCR_SCORES,
  'Charge.currency': CURRENCIES,
  'Charge.region': PAYMENT_REGIONS,
  'Company.secondLookTypes': REPORT_TYPES,
  'CompanyProduct.type': PRODUCT_TYPES,
  'ComplianceCheck.kind': HOLDER_KINDS,
  'ConsentRecord.locale': LOCALES,
  'ConsentRecord.purpose': [NOTICE_PURPOSE, ...OPTIONAL_CONSENTS],
  'FactorAttempt.purpose': FACTOR_PURPOSES,
  'GatewayMessage.gateway': GATEWAYS,
  'GatewayMessage.outcome': MESSAGE_OUTCOMES,
  'GatewayMessage.state': BUREAU_STATES,
  'Handover.asker': HANDOVER_ASKERS,
  'Job.queue': QUEUES,
  'QueuePause.queue': QUEUES,
  'Membership.invitedLocale': LOCALES,
  'NeedsMail.rhythm': NEEDS_MAIL_RHYTHMS,
  'Notification.kind': KINDS,
  'NotificationChoice.kind': KINDS,
  'Payment.currency': CURRENCIES,
  'Payment.locale': LOCALES,
  'Payment.method': PAYMENT_METHODS,
  'Payment.provider': PAYMENT_PROVIDERS,
  'Payment.region': PAYMENT_REGIONS,
  'PaymentNotification.outcome': PAYMENT_OUTCOMES,
  'PaymentNotification.provider': PAYMENT_PROVIDERS,
  'MailSuppression.reason': SUPPRESSION_REASONS,
  'MailSuppression.source': SUPPRESSION_SOURCES,
  'MailUnsubscription.kind': OPTIONAL_MAILS,
  'Reminder.source': REMINDER_SOURCES,
  'Report.ccrScore': CCR_SCORES,
  'Report.financialStrength': FINANCIAL_STRENGTH_CODES,
  'Report.racRiskIndicator': RAC_RISK_INDICATORS,
  'Report.riskIndicator': RISK_INDICATORS,
  'ReportFile.locale': LOCALES,
  'ReportRequest.gateway': GATEWAYS,
  'RuleProposal.confirmer': RULE_CONFIRMERS,
  'RuleProposal.outcome': RULE_OUTCOMES,
  'RuleProposal.reportTypes': REPORT_TYPES,
  'RuleProposal.rule': TWO_PERSON_RULES,
  'RetentionRule.kind': RETENTION_KINDS,
  'Screening.options': SCREENING_OPTIONS,
  'Screening.review': SCREENING_REVIEWS,
  'ScreeningDecision.decision': HIT_DECISIONS,
  'ScreeningDecision.reasonCode': HIT_REASON_CODES,
  'ScreeningDecision.scope': DECISION_SCOPES,
  'ScreeningHit.decision': HIT_DECISIONS,
  'ScreeningHit.queue': HIT_QUEUES,
  'ScreeningHit.state': HIT_STATES,
  'ScreeningReport.language': LOCALES,
  'ScreeningReport.type': SCREENING_REPORT_FORMATS,
  'SendBack.origin': SEND_BACK_ORIGINS,
  'StatusUpdate.name': STATUS_UPDATES,
  'Supplier.callTime': CALL_TIMES,
  'Supplier.ccrScore': CCR_SCORES,
  'Supplier.decision': SUPPLIER_DECISIONS,
  'Supplier.financialStrength': FINANCIAL_STRENGTH_CODES,
  'Supplier.invitationError': INVITATION_ERRORS,
  'Supplier.lastUpdate': STATUS_UPDATES,
  'Supplier.locale': LOCALES,
  'Supplier.racRiskIndicator': RAC_RISK_INDICATORS,
  'Supplier.riskIndicator': RISK_INDICATORS,
  'Supplier.screeningReview': SCREENING_REVIEWS,
  'Supplier.screeningStatus': SCREENING_STATUSES,
  'Supplier.waitingFor': SUPPLIER_WAITS,
  'SupplierDecision.decision': SUPPLIER_DECISIONS,
  'Supplier.scoreColour': THRESHOLD_COLOURS,
  'SupplierMail.kind': SUPPLIER_MAILS,
  'ScoreReview.verdict': REVIEW_VERDICTS,
  'ScoreReview.wasVerdict': REVIEW_VERDICTS,
  'SupplierScore.cause': SCORE_CAUSES,
  'User.staffRoles': STAFF_ROLES,
  'Watchlist.format': LIST_FORMATS,
  'Watchlist.topic': ENTRY_TOPICS,
  'WatchlistEntry.gender': Object.keys({ m: 1, f: 1 } satisfies Record<NonNullable<ListEntry['gender']>, 1>),
  'WatchlistEntry.schema': ENTRY_SCHEMAS,
  'WatchlistEntry.status': ENTRY_STATUSES,
  'WatchlistEntry.topics': ENTRY_TOPICS,
  'Workflow.defaultLocale': LOCALES,
  'Workflow.reportType': REPORT_TYPES,
};

const ENUMS: Sets = {
  AccountRole: Object.keys({ admin: 1, user: 1 } satisfies Record<AccountRole, 1>),
  BirRequestStatus: birRequestStatus.options,
  CompanyRole: Object.keys({ company_admin: 1, company_user: 1 } satisfies Record<CompanyRole, 1>),
  ChargeIssueKind: CHARGE_ISSUE_KINDS,
  ChargeState: CHARGE_STATES,
  NotificationDelivery: NOTIFICATION_DELIVERIES,
  OnboardingStep: ONBOARDING_STEPS,
  PaymentStatus: ONLINE_PAYMENT_STATUSES,
  PrivacyRequestKind: privacyRequestKind.options,
  PrivacyRequestStatus: privacyRequestStatus.options,
  QuestionType: QUESTION_TYPES,
  ReportRequestStatus: REQUEST_STATUSES,
  ScreeningStatus: SCREENING_STATUSES,
  SendBackStatus: SEND_BACK_STATUSES,
  SentBackKind: SENT_BACK_KINDS,
  SupplierStatus: SUPPLIER_STATUSES,
  WorkflowPayment: WORKFLOW_PAYMENTS,
  WorkflowProduct: WORKFLOW_PRODUCTS,
  WorkflowStatus: WORKFLOW_STATUSES,
  WorkflowType: WORKFLOW_TYPES,
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

function differences(stored: Sets, known: Sets): string[] {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(known)])].sort();
  return names.flatMap((name) => {
    const [inDatabase, inCode] = [stored[name], known[name]];
    if (!inDatabase) return [`${name}: the database accepts every value; write a migration that adds a CHECK`];
    if (!inCode) return [`${name}: no constant is named in this test for the CHECK of the database`];
    return [
      ...inCode
        .filter((value) => !inDatabase.includes(value))
        .map((value) => `${name}: the database rejects '${value}'; write a migration that adds the value`),
      ...inDatabase
        .filter((value) => !inCode.includes(value))
        .map((value) => `${name}: the database accepts '${value}', which the code does not know`),
    ];
  });
}

async function loadChecks(): Promise<Sets> {
  const rows = await app.db.read.$queryRaw<{ name: string; definition: string }[]>`
    SELECT concat(c.relname, '.', a.attname) AS "name", pg_get_constraintdef(k.oid) AS "definition"
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'c' AND k.connamespace = 'public'::regnamespace AND k.convalidated
      AND pg_get_constraintdef(k.oid) LIKE '%ARRAY[%'`;
  const valuesOf = (definition: string) => [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '');
  return Object.fromEntries(rows.map(({ name, definition }) => [name, valuesOf(definition)]));
}

test('each text with a closed set is checked against the constant of the code', async () => {
  expect(differences(await loadChecks(), CHECKED)).toEqual([]);
});

test('each enum holds the values of its constant', async () => {
  const rows = await app.db.read.$queryRaw<{ name: string; values: string[] }[]>`
    SELECT t.typname::text AS "name", array_agg(e.enumlabel::text) AS "values"
    FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid WHERE t.typname = ANY (${Object.keys(ENUMS)}) GROUP BY 1`;
  expect(differences(Object.fromEntries(rows.map(({ name, values }) => [name, values])), ENUMS)).toEqual([]);
});

test('names a value that was added without a migration', () => {
  const stored = { 'Supplier.decision': ['approved', 'postponed'] };
  expect(differences(stored, { 'Supplier.decision': ['approved', 'rejected'], 'Reminder.source': ['person'] })).toEqual(
    [
      'Reminder.source: the database accepts every value; write a migration that adds a CHECK',
      "Supplier.decision: the database rejects 'rejected'; write a migration that adds the value",
      "Supplier.decision: the database accepts 'postponed', which the code does not know",
    ],
  );
});
