-- Runs without a transaction
-- The erasure of a person looks for the entries of all companies that hold an address of theirs. Only entries with an
-- address are indexed: those of before the column, and of jobs and commands, have none.
CREATE INDEX CONCURRENTLY "AuditEntry_addressed_actor_idx" ON "AuditEntry" ("actorId") WHERE "address" IS NOT NULL;
