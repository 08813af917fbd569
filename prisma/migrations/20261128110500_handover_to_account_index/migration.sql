-- Runs without a transaction
-- Finds the handovers to an account, for an erasure and a copy of personal data.
CREATE INDEX CONCURRENTLY "Handover_toAccountId_idx" ON "Handover" ("toAccountId");
