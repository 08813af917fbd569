/** What a group may do with a table's rows. */
type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
/** Policies of row-level security by their names, each of one reader. */
type Policy = 'tenant' | 'company' | 'system' | 'search' | 'counters' | 'countedWorkflows';

export interface TableRights {
  app: readonly Privilege[];
  system: readonly Privilege[];
  /** Rights to single columns, beside those to the whole table. */
  columns?: readonly { group: 'app' | 'system'; privilege: Privilege; names: readonly string[] }[];
  /** Forced row-level security; a table of none is not any company's. */
  policies: readonly Policy[];
}

const OWN = '"companyId" = (SELECT app_company_id())';

/** Who each policy is for, and what it lets through; `owner` is who the tables belong to. */
export const POLICIES: Record<Policy, { name: string; to: 'app' | 'system' | 'owner'; rule: string }> = {
  tenant: { name: 'tenant', to: 'app', rule: `FOR ALL {to} USING (${OWN}) WITH CHECK (${OWN})` },
  company: { name: 'tenant', to: 'app', rule: 'FOR SELECT {to} USING ("id" = (SELECT app_company_id()))' },
  system: { name: 'system', to: 'system', rule: 'FOR ALL {to} USING (true) WITH CHECK (true)' },
  search: { name: 'search', to: 'owner', rule: 'FOR SELECT {to} USING (true)' },
  counters: { name: 'counters', to: 'owner', rule: 'FOR ALL {to} USING (true) WITH CHECK (true)' },
  countedWorkflows: { name: 'counters', to: 'owner', rule: 'FOR SELECT {to} USING (true)' },
};

const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
/** History: appended, never edited. */
const APPEND = ['SELECT', 'INSERT'] as const;
const READ = ['SELECT'] as const;
const NONE = [] as const;

/** Rows of companies: a tenant's own, and everybody's for the other side. */
const ofCompanies = (
  app: readonly Privilege[] = ALL,
  system: readonly Privilege[] = ALL,
  more: Partial<TableRights> = {},
): TableRights => ({ app, system, policies: ['tenant', 'system'], ...more });

/** Rows that are no company's. */
const ofNobody = (system: readonly Privilege[] = ALL, more: Partial<TableRights> = {}): TableRights => ({
  app: NONE,
  system,
  policies: [],
  ...more,
});

/**
 * What the two groups may do with each table: the one description that provisioning grants by, and that migrations
 * have to agree with (prisma/src/provision.ts; a test compares them). A table that is not here is left as it is.
 */
export const TABLES: Record<string, TableRights> = {
  // A supplier that is deleted while pending takes its activities along.
  Activity: ofCompanies(APPEND),
  Answer: ofCompanies(),
  AuditEntry: ofCompanies(APPEND, APPEND),
  BirRequest: ofCompanies(),
  BirRequestFile: ofCompanies(),
  BulkAction: ofCompanies(),
  BulkActionItem: ofCompanies(),
  CallLog: ofCompanies(),
  CapturedMail: ofNobody(),
  CcrRequest: ofCompanies(),
  Charge: ofCompanies(),
  ChargeIssue: ofCompanies(),
  // Changing features is the provider's.
  Company: ofCompanies(READ, ALL, { policies: ['company', 'system'] }),
  // Products are the provider's; a tenant counts units up and down.
  CompanyProduct: ofCompanies(READ, ALL, { columns: [{ group: 'app', privilege: 'UPDATE', names: ['used'] }] }),
  ConsentRecord: ofNobody(ALL, { app: ['INSERT'] }),
  EmailConfirmation: ofCompanies(),
  GatewayMessage: ofCompanies(APPEND, APPEND, {
    columns: (['app', 'system'] as const).map((group) => ({
      group,
      privilege: 'UPDATE',
      names: ['outcome', 'reason', 'settledAt'],
    })),
  }),
  IdempotentRequest: ofNobody(ALL, {
    columns: [
      { group: 'app', privilege: 'SELECT', names: ['userId', 'key', 'lease'] },
      { group: 'app', privilege: 'UPDATE', names: ['committedAt'] },
    ],
  }),
  ImportColumns: ofCompanies(),
  // Jobs are taken and finished by the workers' runtime alone.
  Job: ofCompanies(APPEND),
  KnownDevice: ofNobody(),
  Label: ofCompanies(),
  // Who works where is decided by the provider or by a company's admin through the system role.
  Membership: ofCompanies(READ),
  MailOutage: ofNobody(),
  MonitoringRun: ofNobody(),
  // Settling a proposal marks its notifications as read and keeps their mails from being sent.
  Notification: ofCompanies(APPEND, ALL, {
    columns: [{ group: 'app', privilege: 'UPDATE', names: ['readAt', 'mail'] }],
  }),
  NotificationChoice: ofNobody(),
  OnboardingLink: ofCompanies(),
  PairReopening: ofCompanies(),
  PasswordReset: ofNobody(),
  Payment: ofCompanies(),
  PaymentNotification: ofCompanies(APPEND, APPEND),
  PrivacyRequest: ofNobody(),
  QuestionnaireItem: ofCompanies(),
  RateLimit: ofNobody(),
  Reminder: ofCompanies(),
  Report: ofCompanies(),
  ReportDelivery: ofCompanies(APPEND, APPEND),
  ReportFile: ofCompanies(),
  ReportRequest: ofCompanies(),
  ReportRequestTransition: ofCompanies(APPEND, APPEND),
  Screening: ofCompanies(),
  ScreeningDecision: ofCompanies(APPEND, APPEND),
  ScreeningHit: ofCompanies(),
  ScreeningReport: ofCompanies(),
  SendBack: ofCompanies(['SELECT', 'INSERT', 'UPDATE'], ['SELECT', 'INSERT', 'UPDATE']),
  SendBackItem: ofCompanies(['SELECT', 'INSERT', 'UPDATE'], ['SELECT', 'INSERT', 'UPDATE']),
  SentBackFile: ofCompanies(['SELECT', 'INSERT', 'DELETE'], ['SELECT', 'INSERT', 'DELETE']),
  Session: ofNobody(),
  StatusUpdate: ofCompanies(APPEND, APPEND),
  // Counters are written by their triggers, which act as the owner.
  StorageUse: ofCompanies(READ, READ, { policies: ['tenant', 'system', 'counters'] }),
  StoredFile: ofCompanies(),
  Supplier: ofCompanies(ALL, ALL, { policies: ['tenant', 'system', 'search'] }),
  SupplierDecision: ofCompanies(APPEND, APPEND),
  SupplierFile: ofCompanies(),
  SupplierLabel: ofCompanies(),
  SupplierStat: ofCompanies(READ, READ, { policies: ['tenant', 'system', 'counters'] }),
  SupplierTransition: ofCompanies(APPEND, APPEND),
  User: ofNobody(),
  Watchlist: ofNobody(),
  WatchlistEntry: ofNobody(),
  WatchlistImportKey: ofNobody(),
  // A snapshot is what a screening was made by.
  WatchlistSnapshot: ofNobody(['SELECT', 'INSERT', 'DELETE']),
  WorkerHeartbeat: ofNobody(),
  Workflow: ofCompanies(ALL, ALL, { policies: ['tenant', 'system', 'countedWorkflows'] }),
  _prisma_migrations: ofNobody(),
};

/** Functions that act as the owner, by their types, and who may call them; the migrations keep everybody else out. */
export const FUNCTIONS: Record<string, readonly ('app' | 'system')[]> = {
  'search_supplier_ids(text)': ['app'],
  'search_supplier_ids(text, integer)': ['app'],
  'staff_user_ids()': ['app', 'system'],
};
