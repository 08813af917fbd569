-- Versions of launched questionnaires, so that a supplier that has submitted keeps the questions it answered. A server of
-- the version before writes neither table nor column: an update by it keeps no version, and answers to questions that it
-- removes are deleted as before.
CREATE TABLE "QuestionnaireVersion" (
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL REFERENCES "Workflow" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "version" INTEGER NOT NULL,
  "items" JSONB NOT NULL,
  "publishedAt" TIMESTAMPTZ(3),
  "publishedById" UUID,
  "publishedByName" TEXT NOT NULL DEFAULT '',
  PRIMARY KEY ("workflowId", "version")
);
CREATE INDEX "QuestionnaireVersion_companyId_idx" ON "QuestionnaireVersion" ("companyId");

CREATE TABLE "RetiredAnswer" (
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "questionId" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "value" JSONB,
  "fileId" UUID REFERENCES "StoredFile" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("supplierId", "questionId")
);
CREATE INDEX "RetiredAnswer_companyId_idx" ON "RetiredAnswer" ("companyId");
CREATE INDEX "RetiredAnswer_fileId_idx" ON "RetiredAnswer" ("fileId");

ALTER TABLE "QuestionnaireVersion" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "QuestionnaireVersion" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "QuestionnaireVersion" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "QuestionnaireVersion" TO homologa_app, homologa_system;

ALTER TABLE "RetiredAnswer" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "RetiredAnswer" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "RetiredAnswer" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "RetiredAnswer" TO homologa_app, homologa_system;

ALTER TABLE "Supplier" ADD COLUMN "submittedVersion" INTEGER;
