-- How long a company keeps what it may let go of; without a row of a kind everything of that kind is kept.
CREATE TABLE "RetentionRule" (
  "companyId" UUID NOT NULL,
  "kind" TEXT NOT NULL CONSTRAINT "RetentionRule_kind_check" CHECK ("kind" IN ('suppliers', 'files', 'reports', 'audit')),
  "days" INTEGER,
  "setById" UUID,
  "setAt" TIMESTAMPTZ(3) NOT NULL,
  "startsAt" TIMESTAMPTZ(3),
  "ranAt" TIMESTAMPTZ(3),
  "lastCount" INTEGER NOT NULL DEFAULT 0,
  "totalCount" INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY ("companyId", "kind")
);

ALTER TABLE "RetentionRule" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "RetentionRule" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "RetentionRule" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "RetentionRule" TO homologa_app, homologa_system;

-- Retention deletes audit entries whose link keeps the hash of their content; no other entry can be deleted.
GRANT DELETE ON "AuditEntry" TO homologa_system;

CREATE FUNCTION audit_keep() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    IF EXISTS (
      SELECT FROM old_rows e WHERE NOT EXISTS (
        SELECT FROM "AuditLink" l WHERE l."id" = e."id" AND l."releasedAt" IS NOT NULL AND l."content" IS NOT NULL)
    ) THEN
      RAISE EXCEPTION 'an audit entry is deleted only after its link was released' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER audit_keep AFTER DELETE ON "AuditEntry"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_keep();
