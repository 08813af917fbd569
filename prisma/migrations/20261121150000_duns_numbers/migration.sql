-- D-U-N-S numbers are stored by their digits alone, like tax ids, so that a supplier is found again however it was typed.
-- The owner is subject to forced row-level security unless it is a superuser.
ALTER TABLE "Supplier" NO FORCE ROW LEVEL SECURITY;
UPDATE "Supplier" SET "dunsNumber" = regexp_replace("dunsNumber", '\D', '', 'g')
  WHERE "dunsNumber" ~ '^[0-9\s.‐‑‒–-]+$' AND "dunsNumber" ~ '\D';
ALTER TABLE "Supplier" FORCE ROW LEVEL SECURITY;

CREATE INDEX "Supplier_companyId_dunsNumber_idx" ON "Supplier" ("companyId", "dunsNumber");
