-- Runs without a transaction
-- Finds the handovers from an e-mail, for an erasure and a copy of personal data.
CREATE INDEX CONCURRENTLY "Handover_formerEmails_idx" ON "Handover" USING gin ("formerEmails");
