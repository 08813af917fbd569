-- Runs without a transaction
-- The desk counts the jobs of each kind and state, and lists the jobs of one kind, the newest first.
CREATE INDEX CONCURRENTLY "Job_name_idx" ON "Job" ("name", "status", "createdAt" DESC, "id" DESC)
  WHERE "status" IN ('queued', 'active', 'retry', 'failed');
