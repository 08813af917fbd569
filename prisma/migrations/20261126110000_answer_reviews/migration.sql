-- A client's flag and note on a supplier's answer: at most one row per supplier and question.
CREATE TABLE "AnswerReview" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "questionId" UUID NOT NULL REFERENCES "QuestionnaireItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "flagged" BOOLEAN NOT NULL DEFAULT false,
  "note" TEXT NOT NULL DEFAULT '',
  "byId" UUID NOT NULL,
  "byName" TEXT NOT NULL,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE UNIQUE INDEX "AnswerReview_supplierId_questionId_key" ON "AnswerReview" ("supplierId", "questionId");
CREATE INDEX "AnswerReview_questionId_idx" ON "AnswerReview" ("questionId");
CREATE INDEX "AnswerReview_companyId_idx" ON "AnswerReview" ("companyId");

ALTER TABLE "AnswerReview" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "AnswerReview" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "AnswerReview" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "AnswerReview" TO homologa_app, homologa_system;
