-- Runs without a transaction
-- The lists in the order of the score.
CREATE INDEX CONCURRENTLY "Supplier_score_order_idx" ON "Supplier" ("companyId", "scorePercent", "id")
  INCLUDE ("workflowId") WHERE "scorePercent" IS NOT NULL;
