-- Templates of questionnaires. A template without a company is the provider's: every company reads it, and only the system
-- role writes it. Versions are never changed.
CREATE TABLE "QuestionnaireTemplate" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID REFERENCES "Company" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "releaseKey" TEXT UNIQUE,
  "title" JSONB NOT NULL,
  "description" JSONB NOT NULL,
  "version" INTEGER NOT NULL,
  "questions" INTEGER NOT NULL,
  "missing" JSONB NOT NULL,
  "searchText" TEXT NOT NULL,
  "archivedAt" TIMESTAMPTZ(3),
  "createdById" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "modifiedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE INDEX "QuestionnaireTemplate_companyId_idx" ON "QuestionnaireTemplate" ("companyId");

CREATE TABLE "QuestionnaireTemplateVersion" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID,
  "templateId" UUID NOT NULL REFERENCES "QuestionnaireTemplate" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "version" INTEGER NOT NULL,
  "releaseVersion" INTEGER,
  "items" JSONB NOT NULL,
  "createdById" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE UNIQUE INDEX "QuestionnaireTemplateVersion_templateId_version_key"
  ON "QuestionnaireTemplateVersion" ("templateId", "version");
CREATE INDEX "QuestionnaireTemplateVersion_companyId_idx" ON "QuestionnaireTemplateVersion" ("companyId");

ALTER TABLE "QuestionnaireTemplate" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "QuestionnaireTemplate" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY provider ON "QuestionnaireTemplate" FOR SELECT TO homologa_app USING ("companyId" IS NULL);
CREATE POLICY system ON "QuestionnaireTemplate" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "QuestionnaireTemplate" TO homologa_app, homologa_system;

ALTER TABLE "QuestionnaireTemplateVersion" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "QuestionnaireTemplateVersion" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY provider ON "QuestionnaireTemplateVersion" FOR SELECT TO homologa_app USING ("companyId" IS NULL);
CREATE POLICY system ON "QuestionnaireTemplateVersion" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "QuestionnaireTemplateVersion" TO homologa_app, homologa_system;

-- Template, version, item and language from which a question was taken over.
ALTER TABLE "QuestionnaireItem" ADD COLUMN "source" JSONB;
