-- A company's compliance checks are suppliers of one workflow of its own.
ALTER TABLE "Workflow" ADD COLUMN "holdsChecks" BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX "Workflow_holdsChecks_key" ON "Workflow" ("companyId") WHERE "holdsChecks";

CREATE TABLE "ComplianceCheck" (
  "supplierId" UUID PRIMARY KEY REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "companyId" UUID NOT NULL,
  "kind" TEXT NOT NULL CONSTRAINT "ComplianceCheck_kind_check" CHECK ("kind" IN ('person', 'company')),
  "birthDate" TEXT,
  "requestedById" UUID,
  "requestedByName" TEXT NOT NULL DEFAULT '',
  "requestedAt" TIMESTAMPTZ(3) NOT NULL,
  "turnedAt" TIMESTAMPTZ(3)
);

CREATE INDEX "ComplianceCheck_companyId_requestedAt_supplierId_idx"
  ON "ComplianceCheck" ("companyId", "requestedAt" DESC, "supplierId");

ALTER TABLE "ComplianceCheck" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ComplianceCheck" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ComplianceCheck" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ComplianceCheck" TO homologa_app, homologa_system;
