-- Checks the existing rows against the widened set, with a lock that lets reads and writes through.
ALTER TABLE "AuditEntry" VALIDATE CONSTRAINT "AuditEntry_objectType_check";
