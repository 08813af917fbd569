-- Runs without a transaction
-- The hand-over counts the jobs of one company in one queue that are handed over and have not ended.
CREATE INDEX CONCURRENTLY "Job_handed_over_idx"
  ON "Job" ("queue", (COALESCE("companyId", '00000000-0000-0000-0000-000000000000'::uuid)))
  WHERE "dispatchedAt" IS NOT NULL AND "status" NOT IN ('completed', 'failed');
