/** Where a distributed database would keep a table without rows of companies. */
type Placement =
  /** A copy on every node, because tables of companies refer to it. */
  | 'replicated'
  /** On one node alone. */
  | 'local'
  /** Distributed by its own id, which is the companyId of all other tables. */
  | 'company';

/** Tables without a companyId, each with its place in a database that is distributed by company. */
export const SHARED_TABLES: Readonly<Record<string, { placement: Placement; reason: string }>> = {
  Company: { placement: 'company', reason: 'its id is the companyId of the others' },
  User: { placement: 'replicated', reason: 'an account may belong to many companies, and to suppliers of many' },
  MonitoringRun: { placement: 'replicated', reason: 'one run of a watchlist screens suppliers of all companies' },
  Watchlist: { placement: 'replicated', reason: 'the lists of the provider, the same for all companies' },
  WatchlistSnapshot: { placement: 'replicated', reason: 'versions of the lists' },
  WatchlistEntry: { placement: 'local', reason: 'read once for the index that each program holds in memory' },
  WatchlistImportKey: { placement: 'local', reason: 'used by an import alone' },
  Session: { placement: 'local', reason: 'of an account, before a company is known' },
  KnownDevice: { placement: 'local', reason: 'of an account' },
  PasswordReset: { placement: 'local', reason: 'of an account' },
  LoginCode: { placement: 'local', reason: 'of an account' },
  EmailChange: { placement: 'local', reason: 'of an account' },
  AuthenticatorApp: { placement: 'local', reason: 'of an account' },
  Passkey: { placement: 'local', reason: 'of an account' },
  RecoveryCode: { placement: 'local', reason: 'of an account' },
  FactorAttempt: { placement: 'local', reason: 'of an account' },
  ConsentRecord: { placement: 'local', reason: 'of an account' },
  PrivacyRequest: { placement: 'local', reason: 'of an account: it concerns all of its companies' },
  NotificationChoice: { placement: 'local', reason: 'of an account' },
  IdempotentRequest: { placement: 'local', reason: 'of an account: its keys are chosen by callers' },
  CapturedMail: { placement: 'local', reason: 'the mailbox of trials' },
  WorkerHeartbeat: { placement: 'local', reason: 'of the workers' },
  RateLimit: { placement: 'local', reason: 'of addresses and accounts' },
  QueuePause: { placement: 'local', reason: 'of the workers' },
  MailOutage: { placement: 'local', reason: 'of mail servers' },
  MailSuppression: { placement: 'local', reason: 'of mail addresses, for all companies' },
  MailEvent: { placement: 'local', reason: 'of mail addresses, for all companies' },
  AuditAnchor: { placement: 'local', reason: 'of the provider: files with the heads of all chains' },
  MailPace: { placement: 'local', reason: 'of recipients domains, for all companies' },
};

/** Tables whose companyId may be null; a row without a company has no node. */
export const OPTIONAL_COMPANY: Readonly<Record<string, string>> = {
  AuditEntry: 'entries of staff and of accounts concern no company',
  AuditChain: 'the chain of the entries without a company',
  AuditLink: 'links of the entries without a company',
  AuditUnlinked: 'entries without a company',
  Job: 'jobs of the provider: imports of watchlists, sweeps, mails of accounts',
  MailUnsubscription: 'a supplier may unsubscribe from all companies at once',
  Notification: 'notifications of staff concern no company',
  QuestionnaireTemplate: "the provider's templates, which all companies read",
  QuestionnaireTemplateVersion: "versions of the provider's templates",
  StoredFile: 'files of the provider and of accounts',
};

/**
 * Unique keys, as `Table(columns)`, that must hold across all companies, or that PostgreSQL cannot widen by companyId
 * without a change of their meaning. A distributed database enforces a unique key within one company only.
 */
export const GLOBAL_KEYS: Readonly<Record<string, string>> = {
  'GatewayMessage(orderId, deliveryId)':
    "the gateway's own numbers: a message is looked up before its company is known",
  'Job(dedupeKey)': 'a key contains the id of its object; those of sweeps have no company',
  'MailUnsubscription(tokenHash)': 'the hash of a random secret: looked up before the company is known',
  'OnboardingLink(tokenHash)': 'the hash of a random secret: looked up before the company is known',
  'PartialUpload(supplierId, id)': 'has no foreign key: the supplier decides the company',
  'Payment(provider, reference)': "the provider's own number: looked up before the company is known",
  'PaymentNotification(provider, eventId)': "the provider's own number: each event counts once",
  'QuestionnaireTemplate(releaseKey)': "a model of the release: of the provider's templates alone",
  'QuestionnaireTemplateVersion(templateId, version)': 'the template decides the company, or that it is the provider’s',
  'ReportDelivery(number, version)': 'printed on the report: read to staff without the company',
  'ReportRequest(orderId)': "the gateway's own number: looked up before the company is known",
  'StoredFile(key)': 'the path of the object in the store, which contains a random id',
  'Supplier(receiptNumber)': 'printed on the receipt; a sequence makes it unique',
};
