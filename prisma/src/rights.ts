type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
type Policy = 'tenant' | 'company' | 'provider' | 'system' | 'search' | 'counters' | 'countedWorkflows';

export interface TableRights {
  app: readonly Privilege[];
  system: readonly Privilege[];
  columns?: readonly { group: 'app' | 'system'; privilege: Privilege; names: readonly string[] }[];
  /** Policies of forced row-level security; empty for tables without rows of companies. */
  policies: readonly Policy[];
}

const OWN = '"companyId" = (SELECT app_company_id())';

/** Role and rule of each policy; `owner` is the owner of the tables. */
export const POLICIES: Record<Policy, { name: string; to: 'app' | 'system' | 'owner'; rule: string }> = {
  tenant: { name: 'tenant', to: 'app', rule: `FOR ALL {to} USING (${OWN}) WITH CHECK (${OWN})` },
  company: { name: 'tenant', to: 'app', rule: 'FOR SELECT {to} USING ("id" = (SELECT app_company_id()))' },
  provider: { name: 'provider', to: 'app', rule: 'FOR SELECT {to} USING ("companyId" IS NULL)' },
  system: { name: 'system', to: 'system', rule: 'FOR ALL {to} USING (true) WITH CHECK (true)' },
  search: { name: 'search', to: 'owner', rule: 'FOR SELECT {to} USING (true)' },
  counters: { name: 'counters', to: 'owner', rule: 'FOR ALL {to} USING (true) WITH CHECK (true)' },
  countedWorkflows: { name: 'counters', to: 'owner', rule: 'FOR SELECT {to} USING (true)' },
};

const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
const APPEND = ['SELECT', 'INSERT'] as const;
const READ = ['SELECT'] as const;
const NONE = [] as const;

/**
 * Rights on a table whose rows belong to companies. The tenant role sees the rows of its company, the system role sees
 * all rows.
 */
const ofCompanies = (
  app: readonly Privilege[] = ALL,
  system: readonly Privilege[] = ALL,
  more: Partial<TableRights> = {},
): TableRights => ({ app, system, policies: ['tenant', 'system'], ...more });

/** Rights on a table that a SECURITY DEFINER search function also reads, as the table's owner. */
const searched = (app: readonly Privilege[] = ALL, system: readonly Privilege[] = ALL): TableRights =>
  ofCompanies(app, system, { policies: ['tenant', 'system', 'search'] });

const ofNobody = (system: readonly Privilege[] = ALL, more: Partial<TableRights> = {}): TableRights => ({
  app: NONE,
  system,
  policies: [],
  ...more,
});

/**
 * Rights of both groups per table. Provisioning grants them, and migrations must agree (prisma/src/provision.ts; a test
 * compares them). Tables not listed stay unchanged.
 */
export const TABLES: Record<string, TableRights> = {
  // The tenant role needs no right to delete activities, because deleting a pending supplier deletes them by cascade.
  Activity: ofCompanies(APPEND),
  Answer: searched(),
  AnswerReview: ofCompanies(),
  AuditAnchor: ofNobody(APPEND),
  // Only the jobs of the provider write and read the chains; tenants announce their new entries by a trigger.
  AuditChain: ofCompanies(NONE, ['SELECT', 'INSERT', 'UPDATE']),
  // Entries are append-only, except that the erasure of a person's data also erases the addresses of their calls, and
  // that retention deletes entries whose link keeps the hash of their content (trigger audit_keep).
  AuditEntry: ofCompanies(APPEND, ['SELECT', 'INSERT', 'DELETE'], {
    columns: [{ group: 'system', privilege: 'UPDATE', names: ['address'] }],
  }),
  AuthenticatorApp: ofNobody(),
  // The hashes of a link never change. An erasure removes the salt, retention notes the deletion of the entry.
  AuditLink: ofCompanies(NONE, APPEND, {
    columns: [{ group: 'system', privilege: 'UPDATE', names: ['salt', 'content', 'releasedAt'] }],
  }),
  AuditUnlinked: ofCompanies(['INSERT'], ['SELECT', 'INSERT', 'DELETE']),
  BirRequest: searched(),
  BirRequestFile: ofCompanies(),
  BulkAction: ofCompanies(),
  BulkActionItem: ofCompanies(),
  CallLog: ofCompanies(),
  CapturedMail: ofNobody(),
  CcrRequest: ofCompanies(),
  Charge: ofCompanies(),
  ChargeIssue: ofCompanies(),
  ComplianceCheck: ofCompanies(),
  // The tenant role may only read companies, because only the provider changes a company's features.
  Company: ofCompanies(READ, ALL, { policies: ['company', 'system'] }),
  // The tenant role may only update the used units of a product, because only the provider changes products.
  CompanyProduct: ofCompanies(READ, ALL, { columns: [{ group: 'app', privilege: 'UPDATE', names: ['used'] }] }),
  ConsentRecord: ofNobody(ALL, { app: ['INSERT'] }),
  EmailConfirmation: ofCompanies(),
  FactorAttempt: ofNobody(),
  GatewayMessage: ofCompanies(APPEND, APPEND, {
    columns: (['app', 'system'] as const).map((group) => ({
      group,
      privilege: 'UPDATE',
      names: ['outcome', 'reason', 'settledAt'],
    })),
  }),
  Handover: ofCompanies(),
  IdempotentRequest: ofNobody(ALL, {
    columns: [
      { group: 'app', privilege: 'SELECT', names: ['userId', 'key', 'lease'] },
      { group: 'app', privilege: 'UPDATE', names: ['committedAt'] },
    ],
  }),
  ImportColumns: ofCompanies(),
  // The tenant role may only read and insert jobs, because only the workers claim and finish jobs.
  Job: ofCompanies(APPEND),
  KnownDevice: ofNobody(),
  Label: ofCompanies(),
  LoginCode: ofNobody(),
  EmailChange: ofNobody(),
  // The tenant role may only read memberships, because all changes of memberships use the system role.
  Membership: ofCompanies(READ),
  MailEvent: ofNobody(),
  MailOutage: ofNobody(),
  MailPace: ofNobody(),
  MailSuppression: ofNobody(),
  MailUnsubscription: ofCompanies(NONE),
  MonitoringRun: ofNobody(),
  NeedsMail: ofCompanies(),
  // The tenant role may update `readAt` and `mail`: once a supplier has no undecided proposals on its hits, the
  // notifications about the proposals are marked as read and their pending mails are cancelled. It may delete rows,
  // because a deleted supplier takes its notifications with it.
  Notification: ofCompanies([...APPEND, 'DELETE'], ALL, {
    columns: [{ group: 'app', privilege: 'UPDATE', names: ['readAt', 'mail'] }],
  }),
  NotificationChoice: ofNobody(),
  OnboardingLink: ofCompanies(),
  PairReopening: ofCompanies(),
  PartialUpload: ofCompanies(),
  Passkey: ofNobody(),
  PasswordReset: ofNobody(),
  Payment: ofCompanies(),
  PaymentNotification: ofCompanies(APPEND, APPEND),
  PrivacyRequest: ofNobody(),
  QuestionnaireItem: searched(),
  // Rows without a company are the provider's: every company reads them, the system role alone writes them.
  QuestionnaireTemplate: ofCompanies(['SELECT', 'INSERT', 'UPDATE'], ['SELECT', 'INSERT', 'UPDATE'], {
    policies: ['tenant', 'provider', 'system'],
  }),
  QuestionnaireTemplateVersion: ofCompanies(APPEND, APPEND, { policies: ['tenant', 'provider', 'system'] }),
  // Append-only: what a supplier answered stays as it was asked.
  QuestionnaireVersion: ofCompanies(APPEND, APPEND),
  QueuePause: ofNobody(),
  RateLimit: ofNobody(),
  // The tenant role may only read proposals, because rules of a company are changed by the system role.
  RuleProposal: ofCompanies(READ, ['SELECT', 'INSERT', 'UPDATE']),
  RecoveryCode: ofNobody(),
  Reminder: ofCompanies(),
  Report: searched(),
  ReportDelivery: searched(APPEND, APPEND),
  ReportFile: ofCompanies(),
  ReportRequest: ofCompanies(),
  ReportRequestTransition: ofCompanies(APPEND, APPEND),
  RetiredAnswer: ofCompanies(['SELECT', 'INSERT', 'DELETE'], ['SELECT', 'INSERT', 'DELETE']),
  RetentionRule: ofCompanies(),
  Screening: searched(),
  ScreeningDecision: ofCompanies(APPEND, APPEND),
  ScreeningHit: ofCompanies(),
  ScreeningReport: searched(),
  SendBack: ofCompanies(['SELECT', 'INSERT', 'UPDATE'], ['SELECT', 'INSERT', 'UPDATE']),
  SendBackItem: ofCompanies(['SELECT', 'INSERT', 'UPDATE'], ['SELECT', 'INSERT', 'UPDATE']),
  SentBackFile: ofCompanies(['SELECT', 'INSERT', 'DELETE'], ['SELECT', 'INSERT', 'DELETE']),
  Session: ofNobody(),
  StatusUpdate: ofCompanies(APPEND, APPEND),
  // Both groups may only read, because triggers write the storage counters as the owner of the tables.
  StorageUse: ofCompanies(READ, READ, { policies: ['tenant', 'system', 'counters'] }),
  StoredFile: ofCompanies(),
  Supplier: searched(),
  SupplierDecision: ofCompanies(APPEND, APPEND),
  SupplierFile: ofCompanies(),
  SupplierLabel: ofCompanies(),
  SupplierMail: ofCompanies(APPEND, APPEND),
  // Rows are evidence and never change.
  SupplierScore: ofCompanies(['SELECT', 'INSERT', 'DELETE'], ['SELECT', 'INSERT', 'DELETE']),
  ScoreReview: ofCompanies(['SELECT', 'INSERT', 'DELETE'], ['SELECT', 'INSERT', 'DELETE']),
  ReviewedScore: ofCompanies(['SELECT', 'INSERT', 'DELETE'], ['SELECT', 'INSERT', 'DELETE']),
  SupplierStat: ofCompanies(READ, READ, { policies: ['tenant', 'system', 'counters'] }),
  SupplierTransition: ofCompanies(APPEND, APPEND),
  User: ofNobody(),
  Watchlist: ofNobody(),
  WatchlistEntry: ofNobody(),
  WatchlistImportKey: ofNobody(),
  // Snapshots are immutable, because screenings refer to them.
  WatchlistSnapshot: ofNobody(['SELECT', 'INSERT', 'DELETE']),
  WorkerHeartbeat: ofNobody(),
  Workflow: ofCompanies(ALL, ALL, { policies: ['tenant', 'system', 'countedWorkflows'] }),
  WorkflowEditor: ofCompanies(),
  _prisma_migrations: ofNobody(),
};

/** SECURITY DEFINER functions by signature, and the groups that may call them; migrations revoke the public right. */
export const FUNCTIONS: Record<string, readonly ('app' | 'system')[]> = {
  'next_receipt_number()': ['app', 'system'],
  'search_all_supplier_ids(text, integer)': ['system'],
  'search_company(text, integer)': ['app'],
  'search_supplier_ids(text)': ['app'],
  'search_supplier_ids(text, integer)': ['app'],
  'staff_user_ids()': ['app', 'system'],
  'staff_user_ids(text)': ['app', 'system'],
};
