-- Orders of a list of a million suppliers that read all of it (bench/src/large-list has the figures). Orders by what
-- is typed begin with those who have a value, as those of 20261123220500_list_orders do.
CREATE INDEX "Supplier_emails_order_idx" ON "Supplier" ("companyId", (left("emails"[1], 200)) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE left("emails"[1], 200) COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_address_order_idx" ON "Supplier" ("companyId", (left(nullif(lower("address"), ''), 200)) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE left(nullif(lower("address"), ''), 200) COLLATE "C" IS NOT NULL;

-- What was looked up in an index of its own is found in that of its order, so that a write has no more to do.
CREATE INDEX "Supplier_taxId_order_idx" ON "Supplier" ("companyId", (nullif(lower("taxId"), '')) COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE nullif(lower("taxId"), '') COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_decision_order_idx" ON "Supplier" ("companyId", "decision" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "decision" COLLATE "C" IS NOT NULL;
CREATE INDEX "Supplier_screening_status_order_idx" ON "Supplier" ("companyId", "screeningStatus" COLLATE "C", "id")
  INCLUDE ("workflowId") WHERE "screeningStatus" COLLATE "C" IS NOT NULL;

-- As before, but for the tax id, whose index has it as the list's order does.
CREATE OR REPLACE FUNCTION search_supplier_ids(term text, at_most integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off SET enable_indexscan = off
  AS $$
  DECLARE
    company uuid := app_company_id();
    patterns text[] := search_patterns(term);
  BEGIN
    IF company IS NULL OR patterns IS NULL THEN
      RETURN;
    END IF;
    IF left(patterns[1], 1) <> '%' THEN
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1
           AND ("companyNameFold" LIKE $2 OR nullif(lower("taxId"), '''') COLLATE "C" LIKE $2) LIMIT $3'
        USING company, patterns[1], at_most;
    ELSIF cardinality(patterns) = 2 THEN
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND ("search" LIKE $2 OR "search" LIKE $3) LIMIT $4'
        USING company, patterns[1], patterns[2], at_most;
    ELSE
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND "search" LIKE $2 LIMIT $3'
        USING company, patterns[1], at_most;
    END IF;
  END
  $$;

ANALYZE "Supplier";

-- Last, because it keeps readers waiting until the end.
DROP INDEX "Supplier_taxId_prefix_idx", "Supplier_companyId_decision_idx", "Supplier_companyId_screeningStatus_idx";
