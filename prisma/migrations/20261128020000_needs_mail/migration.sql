-- How often a user is mailed what needs them in a company: at most one row per user and company; without one, never.
CREATE TABLE "NeedsMail" (
  "userId" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "companyId" UUID NOT NULL REFERENCES "Company" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "rhythm" TEXT NOT NULL,
  "mailedOn" DATE,
  PRIMARY KEY ("userId", "companyId"),
  CONSTRAINT "NeedsMail_rhythm_check" CHECK ("rhythm" IN ('off', 'daily', 'weekly'))
);

CREATE INDEX "NeedsMail_companyId_idx" ON "NeedsMail" ("companyId");

ALTER TABLE "NeedsMail" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "NeedsMail" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "NeedsMail" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "NeedsMail" TO homologa_app, homologa_system;
