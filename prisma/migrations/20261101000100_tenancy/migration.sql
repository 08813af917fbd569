-- Two roles besides the owner, both without a login of their own: the application's login roles are
-- members of one of them (see prisma/src/provision.ts). Neither owns a table nor may bypass row-level security.
--   homologa_app     acts for one company, named by app.company_id inside the transaction
--   homologa_system  signing in, the desk, the dispatcher and sweeps: work that crosses companies
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'homologa_app') THEN
    CREATE ROLE homologa_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'homologa_system') THEN
    CREATE ROLE homologa_system NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- another database of this cluster is being migrated at the same moment
END
$$;

-- The tenant of the transaction. After a commit the setting is '' and not null: nullif turns it into
-- "no company", which no row has.
CREATE FUNCTION app_company_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.company_id', true), '')::uuid $$;

GRANT USAGE ON SCHEMA public TO homologa_app, homologa_system;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO homologa_system;

-- Every table with a company: row-level security, forced, one policy per role.
DO $$
DECLARE
  t text;
BEGIN
  FOR t IN
    SELECT c.table_name FROM information_schema.columns c
    JOIN information_schema.tables b ON b.table_schema = c.table_schema AND b.table_name = c.table_name
    WHERE c.table_schema = 'public' AND c.column_name = 'companyId' AND b.table_type = 'BASE TABLE'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY tenant ON %I FOR ALL TO homologa_app
         USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()))', t);
    EXECUTE format('CREATE POLICY system ON %I FOR ALL TO homologa_system USING (true) WITH CHECK (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO homologa_app', t);
  END LOOP;
END
$$;

-- The company itself: its own row, readable; changing features is the provider's.
ALTER TABLE "Company" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Company" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Company" FOR SELECT TO homologa_app USING ("id" = (SELECT app_company_id()));
CREATE POLICY system ON "Company" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT ON "Company" TO homologa_app;

-- History is appended, never edited; a supplier that is deleted while pending takes its own along.
REVOKE UPDATE, DELETE ON "AuditEntry", "StatusUpdate", "SupplierTransition", "Activity" FROM homologa_app;
REVOKE UPDATE, DELETE ON "AuditEntry", "StatusUpdate", "SupplierTransition" FROM homologa_system;
-- Jobs are taken and finished by the workers' runtime alone; counters are written by their trigger.
REVOKE UPDATE, DELETE ON "Job" FROM homologa_app;
-- Who works where is decided by the provider or by a company's admin through the system role.
REVOKE INSERT, UPDATE, DELETE ON "Membership" FROM homologa_app;
-- Products are the provider's; a tenant counts units up and down.
REVOKE INSERT, UPDATE, DELETE ON "CompanyProduct" FROM homologa_app;
GRANT UPDATE ("used") ON "CompanyProduct" TO homologa_app;
