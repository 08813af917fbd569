-- Runs without a transaction
-- Finds the handovers to an e-mail, for an erasure and a copy of personal data.
CREATE INDEX CONCURRENTLY "Handover_email_idx" ON "Handover" ("email");
