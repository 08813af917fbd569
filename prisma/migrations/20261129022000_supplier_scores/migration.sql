-- Scores of submitted questionnaires: one row per computation, with everything that it was computed from. Rows are never
-- changed; they are deleted with their supplier, or by the erasure of its data. "input" and "result" are TEXT in one
-- canonical order of keys: JSONB would reorder them, and the hashes cover the text.
CREATE TABLE "SupplierScore" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "cause" TEXT NOT NULL CONSTRAINT "SupplierScore_cause_check" CHECK ("cause" IN ('submit', 'correction')),
  "engine" INTEGER NOT NULL,
  "questionnaireVersion" INTEGER NOT NULL,
  "input" TEXT NOT NULL,
  "inputSha256" TEXT NOT NULL,
  "result" TEXT NOT NULL,
  "resultSha256" TEXT NOT NULL,
  "computedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE INDEX "SupplierScore_supplierId_computedAt_idx" ON "SupplierScore" ("supplierId", "computedAt");
CREATE INDEX "SupplierScore_companyId_idx" ON "SupplierScore" ("companyId");

ALTER TABLE "SupplierScore" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SupplierScore" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "SupplierScore" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "SupplierScore" TO homologa_app, homologa_system;

-- The newest score, copied for the lists: they need no further statement for its column, order and filter. Name and colour
-- are those of the threshold at the time. The constraint is validated by the next migration, without blocking writes.
ALTER TABLE "Supplier"
  ADD COLUMN "scorePercent" DOUBLE PRECISION,
  ADD COLUMN "scoreOutcome" TEXT,
  ADD COLUMN "scoreColour" TEXT;
ALTER TABLE "Supplier" ADD CONSTRAINT "Supplier_scoreColour_check"
  CHECK ("scoreColour" IN ('green', 'amber', 'red', 'blue', 'grey')) NOT VALID;
