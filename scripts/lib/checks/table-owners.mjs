/**
 * The one folder below `core/src` that writes each table; other features call its steps. house/one-writer in
 * house-plugin.mjs reports a write elsewhere.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const TABLES_BY_FOLDER = {
  kernel: ['AuditEntry', 'CapturedMail', 'IdempotentRequest', 'Job', 'MailOutage', 'RateLimit', 'WorkerHeartbeat'],
  files: ['StoredFile', 'StorageUse'],
  'supplier-record': ['StatusUpdate', 'Supplier', 'SupplierTransition'],
  accounts: ['ConsentRecord', 'KnownDevice', 'LoginCode', 'Membership', 'PasswordReset', 'Session', 'User'],
  notifications: ['Activity', 'Notification', 'NotificationChoice'],
  companies: ['Company', 'CompanyProduct', 'Label'],
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
  'needs-you': ['NeedsMail'],
  onboarding: ['Answer', 'EmailConfirmation', 'SupplierMail'],
  desk: ['CallLog', 'Report'],
  payments: ['ChargeIssue', 'Payment', 'PaymentNotification'],
  privacy: ['PrivacyRequest'],
};

export const WRITTEN_BY_TRIGGERS = ['SupplierStat'];

/** Writes outside the owner's folder. Each needs its reason here. */
const EXCEPTIONS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  // Adding a supplier to a draft changes the draft; suppliers may not import workflows, which are in a higher layer.
  // The workflow of checks is made by the first check; compliance and workflows are on one floor.
  Workflow: ['core/src/suppliers/workflow-scope.steps.ts', 'core/src/compliance/checks/checks-workflow.steps.ts'],
});

export const OWNERS = new Map(
  Object.entries(TABLES_BY_FOLDER).flatMap(([folder, tables]) => tables.map((table) => [table, `core/src/${folder}`])),
);

/** The demo writes a past that no use case can create, such as screenings of months ago. */
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
