-- No code cancels a job: the state goes, and a row that was set by hand has failed.
UPDATE "Job" SET "status" = 'failed' WHERE "status" = 'cancelled';
DROP INDEX "Job_dedupeKey_open_key", "Job_undispatched_idx", "Job_active_idx", "Job_dispatched_idx";

ALTER TYPE "JobStatus" RENAME TO "JobStatus_old";
CREATE TYPE "JobStatus" AS ENUM ('queued', 'active', 'retry', 'completed', 'failed');
ALTER TABLE "Job" ALTER COLUMN "status" DROP DEFAULT;
ALTER TABLE "Job" ALTER COLUMN "status" TYPE "JobStatus" USING ("status"::text::"JobStatus");
ALTER TABLE "Job" ALTER COLUMN "status" SET DEFAULT 'queued';
DROP TYPE "JobStatus_old";

-- One open job per key: a double click is one job.
CREATE UNIQUE INDEX "Job_dedupeKey_open_key" ON "Job" ("dedupeKey") WHERE "status" IN ('queued', 'active', 'retry');
-- What the dispatcher and the sweeps look for.
CREATE INDEX "Job_undispatched_idx" ON "Job" ("runAt") WHERE "dispatchedAt" IS NULL AND "status" IN ('queued', 'retry');
CREATE INDEX "Job_active_idx" ON "Job" ("leaseUntil") WHERE "status" = 'active';
CREATE INDEX "Job_dispatched_idx" ON "Job" ("dispatchedAt") WHERE "status" IN ('queued', 'retry');
