-- Runs without a transaction
-- A launch, or a change of the creator, updates the hits of the workflow.
CREATE INDEX CONCURRENTLY "ScreeningHit_workflowId_idx" ON "ScreeningHit" ("workflowId");
