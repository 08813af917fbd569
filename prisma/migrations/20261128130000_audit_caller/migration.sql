-- The audit trail names the address of a call and the operator of a command. Both columns are new and empty in older
-- entries, so that no row is rewritten.
ALTER TABLE "AuditEntry" ADD COLUMN "address" TEXT, ADD COLUMN "operator" TEXT;

-- Entries stay append-only; only the address, which is personal data, can be erased.
GRANT UPDATE ("address") ON "AuditEntry" TO homologa_system;
