-- Runs without a transaction
-- The desk lists the jobs of one state, the newest first. Completed jobs, which are nearly all, are not indexed.
CREATE INDEX CONCURRENTLY "Job_state_idx" ON "Job" ("status", "createdAt" DESC, "id" DESC)
  WHERE "status" IN ('queued', 'active', 'retry', 'failed');
