/**
 * The one folder below `core/src` that writes each table; other features call its steps. house/one-writer in
 * house-plugin.mjs reports a write elsewhere.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const TABLES_BY_FOLDER = {
  kernel: [
    'AuditEntry',
    'CapturedMail',
    'IdempotentRequest',
    'Job',
    'MailEvent',
    'MailOutage',
    'MailPace',
    'MailSuppression',
    'QueuePause',
    'RateLimit',
    'WorkerHeartbeat',
  ],
  audit: ['AuditAnchor', 'AuditChain', 'AuditLink', 'AuditUnlinked'],
  mail: ['MailUnsubscription'],
  files: ['PartialUpload', 'StoredFile', 'StorageUse'],
  'supplier-record': ['StatusUpdate', 'Supplier', 'SupplierTransition'],
  accounts: [
    'AuthenticatorApp',
    'ConsentRecord',
    'EmailChange',
    'FactorAttempt',
    'KnownDevice',
    'LoginCode',
    'Membership',
    'Passkey',
    'PasswordReset',
    'RecoveryCode',
    'Session',
    'User',
  ],
  notifications: ['Activity', 'Notification', 'NotificationChoice'],
  companies: ['Company', 'CompanyProduct', 'Label', 'RuleProposal'],
  reports: [
    'CcrRequest',
    'GatewayMessage',
    'ReportDelivery',
    'ReportFile',
    'ReportRequest',
    'ReportRequestTransition',
    'SendBack',
    'SendBackItem',
    'SentBackFile',
  ],
  screenings: [
    'MonitoringRun',
    'PairReopening',
    'Screening',
    'ScreeningHit',
    'ScreeningReport',
    'Watchlist',
    'WatchlistEntry',
    'WatchlistImportKey',
    'WatchlistSnapshot',
  ],
  questionnaires: ['QuestionnaireVersion', 'RetiredAnswer'],
  scores: ['SupplierScore', 'ScoreReview', 'ReviewedScore'],
  suppliers: [
    'AnswerReview',
    'BulkAction',
    'BulkActionItem',
    'ImportColumns',
    'OnboardingLink',
    'Reminder',
    'SupplierDecision',
    'SupplierFile',
    'SupplierLabel',
  ],
  workflows: ['QuestionnaireItem', 'Workflow', 'WorkflowEditor'],
  'bir-requests': ['BirRequest', 'BirRequestFile', 'Charge'],
  compliance: ['ComplianceCheck', 'ScreeningDecision'],
  library: ['QuestionnaireTemplate', 'QuestionnaireTemplateVersion'],
  'needs-you': ['NeedsMail'],
  onboarding: ['Answer', 'EmailConfirmation', 'Handover', 'SupplierMail'],
  desk: ['CallLog', 'Report'],
  payments: ['ChargeIssue', 'Payment', 'PaymentNotification'],
  privacy: ['PrivacyRequest', 'RetentionRule'],
};

export const WRITTEN_BY_TRIGGERS = ['SupplierStat'];

/** Exceptions to the table owners: files that write a table outside the owner's folder, each with its reason. */
const EXCEPTIONS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  // Two features write workflows without importing the feature `workflows`: adding a supplier changes its draft
  // workflow, and the first check creates the workflow of checks. The layers forbid both imports, because workflows is
  // above suppliers and beside compliance.
  Workflow: ['core/src/suppliers/workflow-scope.steps.ts', 'core/src/compliance/checks/checks-workflow.steps.ts'],
});

export const OWNERS = new Map(
  Object.entries(TABLES_BY_FOLDER).flatMap(([folder, tables]) => tables.map((table) => [table, `core/src/${folder}`])),
);

/** The demo may write all tables: it creates past data, such as old screenings, for which no use case exists. */
const DEMO = /^demo\/src\//;

/**
 * @param {string} file path from the root, with forward slashes
 * @param {string} table
 */
export function mayWrite(file, table) {
  const owner = OWNERS.get(table);
  if (DEMO.test(file) || EXCEPTIONS[table]?.includes(file)) return true;
  return owner !== undefined && file.startsWith(`${owner}/`);
}
