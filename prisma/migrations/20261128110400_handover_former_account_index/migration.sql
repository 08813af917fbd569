-- Runs without a transaction
-- Finds the handovers from an account, for an erasure and a copy of personal data.
CREATE INDEX CONCURRENTLY "Handover_formerAccountId_idx" ON "Handover" ("formerAccountId");
