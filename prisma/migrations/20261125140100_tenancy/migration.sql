-- Rows and rights of the two roles. prisma/src/rights.ts describes the same, and each start repairs missing rights.
--   homologa_app     acts for one company, which the setting app.company_id of the transaction names
--   homologa_system  crosses companies: sign-in, the desk, workers and sweeps
-- Both are groups without a login; the logins of servers and workers are their members (prisma/src/provision.ts).
-- Neither owns a table nor bypasses row-level security. Roles belong to the cluster: another database may create them
-- at the same time.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'homologa_app') THEN
    CREATE ROLE homologa_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'homologa_system') THEN
    CREATE ROLE homologa_system NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END
$$;

-- The company of the transaction. After a commit the setting is '' and not null: nullif makes it no company.
CREATE FUNCTION app_company_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.company_id', true), '')::uuid $$;

-- -------------------- Rows: forced row-level security on every table with a company

DO $$
DECLARE
  t text;
BEGIN
  FOR t IN
    SELECT c.table_name FROM information_schema.columns c
    JOIN information_schema.tables b ON b.table_schema = c.table_schema AND b.table_name = c.table_name
    WHERE c.table_schema = 'public' AND c.column_name = 'companyId' AND b.table_type = 'BASE TABLE'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY tenant ON %I FOR ALL TO homologa_app
         USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()))', t);
    EXECUTE format('CREATE POLICY system ON %I FOR ALL TO homologa_system USING (true) WITH CHECK (true)', t);
  END LOOP;
END
$$;

-- A company reads its own row; only the provider changes it.
ALTER TABLE "Company" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Company" FOR SELECT TO homologa_app USING ("id" = (SELECT app_company_id()));
CREATE POLICY system ON "Company" FOR ALL TO homologa_system USING (true) WITH CHECK (true);

-- The owner of the tables, as which search and counters run, is subject to forced row-level security too.
CREATE POLICY search ON "Supplier" FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY counters ON "SupplierStat" FOR ALL TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY counters ON "StorageUse" FOR ALL TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY counters ON "Workflow" FOR SELECT TO CURRENT_USER USING (true);

-- -------------------- Rights of both roles

GRANT USAGE ON SCHEMA public TO homologa_app, homologa_system;

-- History is appended, never edited; a deleted supplier takes its own along by the foreign keys.
GRANT SELECT, INSERT ON "AuditEntry", "PaymentNotification", "ReportDelivery", "ReportRequestTransition",
  "ScreeningDecision", "StatusUpdate", "SupplierDecision", "SupplierTransition" TO homologa_app, homologa_system;
GRANT SELECT, INSERT, UPDATE ON "SendBack", "SendBackItem" TO homologa_app, homologa_system;
GRANT SELECT, INSERT, DELETE ON "SentBackFile" TO homologa_app, homologa_system;
-- A gateway's message keeps its content; only its outcome is written later.
GRANT SELECT, INSERT, UPDATE ("outcome", "reason", "settledAt") ON "GatewayMessage" TO homologa_app, homologa_system;
-- Counters are written by their triggers alone.
GRANT SELECT ON "StorageUse", "SupplierStat" TO homologa_app, homologa_system;
-- The working data of companies.
GRANT SELECT, INSERT, UPDATE, DELETE ON
  "Answer", "BirRequest", "BirRequestFile", "BulkAction", "BulkActionItem", "CallLog", "CcrRequest", "Charge",
  "ChargeIssue", "EmailConfirmation", "ImportColumns", "Label", "OnboardingLink", "PairReopening", "Payment",
  "QuestionnaireItem", "Reminder", "Report", "ReportFile", "ReportRequest", "Screening", "ScreeningHit",
  "ScreeningReport", "StoredFile", "Supplier", "SupplierFile", "SupplierLabel", "Workflow"
  TO homologa_app, homologa_system;

-- -------------------- Rights of the tenant role alone, over tables that the system role writes

GRANT SELECT ON "Company", "Membership" TO homologa_app;
-- A tenant counts used units of products that only the provider changes.
GRANT SELECT, UPDATE ("used") ON "CompanyProduct" TO homologa_app;
GRANT SELECT, INSERT ON "Activity", "Job" TO homologa_app;
-- Settling a proposal marks its notifications as read and cancels their mails.
GRANT SELECT, INSERT, UPDATE ("readAt", "mail") ON "Notification" TO homologa_app;
-- Consents are recorded in the transaction that connects an account.
GRANT INSERT ON "ConsentRecord" TO homologa_app;
-- A transaction marks its request as committed; the stored answer belongs to the system role.
GRANT SELECT ("userId", "key", "lease"), UPDATE ("committedAt") ON "IdempotentRequest" TO homologa_app;

-- -------------------- Rights of the system role alone

GRANT SELECT, INSERT, UPDATE, DELETE ON
  "Activity", "CapturedMail", "Company", "CompanyProduct", "ConsentRecord", "IdempotentRequest", "Job", "KnownDevice",
  "MailOutage", "Membership", "MonitoringRun", "Notification", "NotificationChoice", "PasswordReset", "PrivacyRequest",
  "RateLimit", "Session", "User", "Watchlist", "WatchlistEntry", "WatchlistImportKey", "WorkerHeartbeat"
  TO homologa_system;
-- Screenings refer to snapshots as evidence: they are never edited.
GRANT SELECT, INSERT, DELETE ON "WatchlistSnapshot" TO homologa_system;
-- The table of applied migrations, which /readyz reads: the start creates it before the first migration, a replay of
-- the migrations by Prisma does not.
DO $$
BEGIN
  IF to_regclass('public."_prisma_migrations"') IS NOT NULL THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON "_prisma_migrations" TO homologa_system;
  END IF;
END
$$;
