-- Who has a workflow's edit page open: at most one row per workflow and user, stale after seconds.
CREATE TABLE "WorkflowEditor" (
  "companyId" UUID NOT NULL,
  "workflowId" UUID NOT NULL REFERENCES "Workflow" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "userId" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "question" INTEGER,
  "seenAt" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("workflowId", "userId")
);

CREATE INDEX "WorkflowEditor_companyId_seenAt_idx" ON "WorkflowEditor" ("companyId", "seenAt");

ALTER TABLE "WorkflowEditor" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "WorkflowEditor" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "WorkflowEditor" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "WorkflowEditor" TO homologa_app, homologa_system;
