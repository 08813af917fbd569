-- Typed answers and points of questions. A server of the version before reads and writes items without them; the columns
-- have defaults, so that its rows take any text and have no points.
ALTER TABLE "QuestionnaireItem"
  ADD COLUMN "format" JSONB,
  ADD COLUMN "allowNa" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "points" JSONB,
  ADD COLUMN "weight" DOUBLE PRECISION;

ALTER TABLE "Workflow" ADD COLUMN "scoring" JSONB;
