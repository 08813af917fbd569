-- Runs without a transaction
-- One index for each order of a tab of the queue of hits.
CREATE INDEX CONCURRENTLY "ScreeningHit_queue_score_idx" ON "ScreeningHit" ("companyId", "queue", "score", "id")
  WHERE "queue" IS NOT NULL;
