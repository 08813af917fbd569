-- Reviews of scores: each judgement of a reviewer on one answer, and the score that results from all of them. Rows are
-- never changed; they are deleted with their score. "verdicts" and "result" are TEXT, as in "SupplierScore".
CREATE TABLE "ScoreReview" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "scoreId" UUID NOT NULL REFERENCES "SupplierScore" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "questionId" TEXT NOT NULL,
  "verdict" TEXT NOT NULL CONSTRAINT "ScoreReview_verdict_check" CHECK ("verdict" IN ('accepted', 'flagged', 'rescored')),
  "points" DOUBLE PRECISION,
  "knockOut" BOOLEAN,
  "wasVerdict" TEXT CONSTRAINT "ScoreReview_wasVerdict_check"
    CHECK ("wasVerdict" IN ('accepted', 'flagged', 'rescored')),
  "wasPoints" DOUBLE PRECISION,
  "note" TEXT NOT NULL DEFAULT '',
  "byId" UUID NOT NULL,
  "byName" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "ScoreReview_supplierId_createdAt_idx" ON "ScoreReview" ("supplierId", "createdAt" DESC);
CREATE INDEX "ScoreReview_scoreId_idx" ON "ScoreReview" ("scoreId");
CREATE INDEX "ScoreReview_companyId_idx" ON "ScoreReview" ("companyId");

CREATE TABLE "ReviewedScore" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "scoreId" UUID NOT NULL REFERENCES "SupplierScore" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "engine" INTEGER NOT NULL,
  "verdicts" TEXT NOT NULL,
  "verdictsSha256" TEXT NOT NULL,
  "result" TEXT NOT NULL,
  "resultSha256" TEXT NOT NULL,
  "computedAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "ReviewedScore_scoreId_computedAt_idx" ON "ReviewedScore" ("scoreId", "computedAt" DESC);
CREATE INDEX "ReviewedScore_supplierId_idx" ON "ReviewedScore" ("supplierId");
CREATE INDEX "ReviewedScore_companyId_idx" ON "ReviewedScore" ("companyId");

ALTER TABLE "ScoreReview" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ScoreReview" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ScoreReview" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "ScoreReview" TO homologa_app, homologa_system;
ALTER TABLE "ReviewedScore" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ReviewedScore" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ReviewedScore" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "ReviewedScore" TO homologa_app, homologa_system;

-- The computed figures of a score that a review has moved. "scorePercent" and its like are then those of the review, so
-- that order, filters and statistics follow it.
ALTER TABLE "Supplier"
  ADD COLUMN "computedPercent" DOUBLE PRECISION,
  ADD COLUMN "computedOutcome" TEXT;

-- Decisions that a workflow's rule has made: nobody is their author.
ALTER TABLE "SupplierDecision"
  ALTER COLUMN "decidedById" DROP NOT NULL,
  ADD COLUMN "byRule" BOOLEAN NOT NULL DEFAULT false;
