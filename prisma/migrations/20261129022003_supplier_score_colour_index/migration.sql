-- Runs without a transaction
-- The lists of the suppliers with one outcome.
CREATE INDEX CONCURRENTLY "Supplier_score_colour_idx" ON "Supplier" ("companyId", "scoreColour" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "scoreColour" COLLATE "C" IS NOT NULL;
