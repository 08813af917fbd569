-- Imports of watchlists have a queue of their own: a slow publisher must not hold up the imports of suppliers.

-- Existing rows are checked by a later migration, because this one locks out every reader of the tables.
ALTER TABLE "Job" DROP CONSTRAINT "Job_queue_check", ADD CONSTRAINT "Job_queue_check"
  CHECK ("queue" IN ('mail', 'imports', 'watchlists', 'reports', 'screenings', 'exports', 'maintenance')) NOT VALID;
ALTER TABLE "QueuePause" DROP CONSTRAINT "QueuePause_queue_check", ADD CONSTRAINT "QueuePause_queue_check"
  CHECK ("queue" IN ('mail', 'imports', 'watchlists', 'reports', 'screenings', 'exports', 'maintenance')) NOT VALID;
