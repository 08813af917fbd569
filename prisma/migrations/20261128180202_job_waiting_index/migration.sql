-- Runs without a transaction
-- The hand-over picks the next jobs of one company in one queue, however many wait; the zero UUID stands for jobs
-- without a company. The condition names the other states, so that a statement chooses this index or the one by time.
CREATE INDEX CONCURRENTLY "Job_waiting_idx"
  ON "Job" ("queue", (COALESCE("companyId", '00000000-0000-0000-0000-000000000000'::uuid)), "runAt", "id")
  WHERE "dispatchedAt" IS NULL AND "status" NOT IN ('active', 'completed', 'failed');
