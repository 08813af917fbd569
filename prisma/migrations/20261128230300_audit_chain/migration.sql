-- The audit trail becomes a chain: one of each company, and one of the provider. A job links the entries after their
-- transactions have committed, so that no writer waits for another.
CREATE TABLE "AuditLink" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID,
  "seq" INTEGER NOT NULL,
  "prevHash" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "commitment" TEXT,
  "salt" TEXT,
  "content" TEXT,
  "releasedAt" TIMESTAMPTZ(3),
  "linkedAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "AuditLink_companyId_seq_key" ON "AuditLink" ("companyId", "seq") NULLS NOT DISTINCT;

CREATE TABLE "AuditUnlinked" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID
);
CREATE INDEX "AuditUnlinked_companyId_id_idx" ON "AuditUnlinked" ("companyId", "id");

CREATE TABLE "AuditChain" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID,
  "seq" INTEGER NOT NULL DEFAULT 0,
  "hash" TEXT NOT NULL,
  "filledAt" TIMESTAMPTZ(3),
  "filledId" UUID,
  "isFilled" BOOLEAN NOT NULL DEFAULT false,
  "anchoredSeq" INTEGER NOT NULL DEFAULT 0,
  "checkedSeq" INTEGER NOT NULL DEFAULT 0,
  "checkedHash" TEXT NOT NULL DEFAULT '',
  "verifiedTo" TIMESTAMPTZ(3),
  "verifiedAt" TIMESTAMPTZ(3),
  "verifiedSeq" INTEGER NOT NULL DEFAULT 0,
  "brokenSeq" INTEGER
);
CREATE UNIQUE INDEX "AuditChain_companyId_key" ON "AuditChain" ("companyId") NULLS NOT DISTINCT;

CREATE TABLE "AuditAnchor" (
  "day" TEXT PRIMARY KEY,
  "key" TEXT NOT NULL,
  "sha256" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

-- Tenants only announce their entries; the links are written and read by the jobs of the provider.
ALTER TABLE "AuditLink" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AuditLink" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "AuditLink" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ("salt", "content", "releasedAt") ON "AuditLink" TO homologa_system;

ALTER TABLE "AuditUnlinked" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AuditUnlinked" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "AuditUnlinked" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT INSERT ON "AuditUnlinked" TO homologa_app;
GRANT SELECT, INSERT, DELETE ON "AuditUnlinked" TO homologa_system;

ALTER TABLE "AuditChain" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AuditChain" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "AuditChain" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "AuditChain" TO homologa_system;

GRANT SELECT, INSERT ON "AuditAnchor" TO homologa_system;

CREATE FUNCTION audit_announce() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    INSERT INTO "AuditUnlinked" ("id", "companyId") SELECT "id", "companyId" FROM new_rows;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER audit_announce AFTER INSERT ON "AuditEntry"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_announce();

-- An erased address must not be found by trying all addresses against its commitment, so the salt is erased with it.
CREATE FUNCTION audit_forget_salt() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    UPDATE "AuditLink" l SET "salt" = NULL FROM new_rows e
    WHERE l."id" = e."id" AND e."address" IS NULL AND l."salt" IS NOT NULL;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER audit_forget_salt AFTER UPDATE ON "AuditEntry"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_forget_salt();
