-- Runs without a transaction
-- Lists leave out the registrations that nobody has confirmed, of which there are few.
CREATE INDEX CONCURRENTLY "Supplier_unconfirmed_idx" ON "Supplier" ("companyId", "id") WHERE "unconfirmedEmail" IS NOT NULL;
