-- Runs without a transaction
-- The hits of each owner in a tab of the queue: filters by owner, and the order by owner, which takes the first hits of
-- one owner after the other.
CREATE INDEX CONCURRENTLY "ScreeningHit_queue_owner_idx" ON "ScreeningHit" ("companyId", "queue", "ownerId", "id")
  WHERE "queue" IS NOT NULL;
