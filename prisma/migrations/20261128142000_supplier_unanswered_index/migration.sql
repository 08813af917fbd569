-- Runs without a transaction
-- Suppliers whose reminders were not answered: few rows, which the list of what needs a person reads.
CREATE INDEX CONCURRENTLY "Supplier_unanswered_idx" ON "Supplier" ("companyId", "unansweredAt")
  WHERE "unansweredAt" IS NOT NULL;
