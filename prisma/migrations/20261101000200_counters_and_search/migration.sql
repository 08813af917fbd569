CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- ---------------------------------------------------------------- search
-- unaccent() and array_to_string() are only STABLE; with the dictionary named and text elements they do
-- not depend on settings, so that a generated column and an index may use them.
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE FUNCTION search_join(parts text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array_to_string(parts, E'\n') $$;

-- One line per searchable field, so that a term cannot match across two of them.
ALTER TABLE "Supplier" ADD COLUMN "search" text GENERATED ALWAYS AS (
  search_fold("companyName") || E'\n' || search_fold("taxId") || E'\n' || search_fold("fullName") || E'\n' ||
  search_fold(search_join("emails"))
) STORED;
ALTER TABLE "Supplier" ADD COLUMN "companyNameFold" text GENERATED ALWAYS AS (search_fold("companyName")) STORED;

CREATE INDEX "Supplier_search_idx" ON "Supplier" USING gin ("companyId", "search" gin_trgm_ops);
-- Terms of one or two characters give trigrams nothing: they search by prefix.
CREATE INDEX "Supplier_companyNameFold_idx" ON "Supplier" ("companyId", "companyNameFold" text_pattern_ops);
CREATE INDEX "Supplier_taxId_prefix_idx" ON "Supplier" ("companyId", lower("taxId") text_pattern_ops);

-- Under row-level security LIKE may not run before the policy (it is not leakproof), so that no index on
-- it would ever be used. This function asks as the tables' owner and names the transaction's company itself.
CREATE FUNCTION search_supplier_ids(term text) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    company uuid := app_company_id();
    folded text := search_fold(btrim(term));
    pattern text := replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_');
    -- a tax id is stored without punctuation and may be typed with it
    bare text := regexp_replace(folded, '[.\-/ ]', '', 'g');
  BEGIN
    IF company IS NULL OR folded = '' THEN
      RETURN;
    END IF;
    IF length(folded) < 3 THEN
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND "companyNameFold" LIKE $2
         UNION SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND lower("taxId") LIKE $2'
        USING company, pattern || '%';
    ELSIF bare <> folded AND bare ~ '^[0-9a-z]*[0-9]{2}[0-9a-z]*$' AND length(bare) >= 3 THEN
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND ("search" LIKE $2 OR "search" LIKE $3)'
        USING company, '%' || pattern || '%', '%' || bare || '%';
    ELSE
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND "search" LIKE $2'
        USING company, '%' || pattern || '%';
    END IF;
  END
  $$;
REVOKE EXECUTE ON FUNCTION search_supplier_ids(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_supplier_ids(text) TO homologa_app;
-- The owner is subject to forced row-level security unless it is a superuser.
CREATE POLICY search ON "Supplier" FOR SELECT TO CURRENT_USER USING (true);

-- ---------------------------------------------------------------- counters
-- Which counters a supplier adds to. Empty values are not counted.
CREATE FUNCTION supplier_stat_keys(s "Supplier") RETURNS TABLE (dim text, val text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT k.dim, k.val FROM (VALUES
      ('total', 'all'),
      ('status', s."displayStatus"::text),
      ('country', nullif(s."country", '')),
      ('financial_strength', s."financialStrength"),
      ('industry', s."industry"),
      ('risk_indicator', s."riskIndicator"),
      ('rac_risk_indicator', s."racRiskIndicator"),
      ('commercial_score', CASE
        WHEN s."commercialScore" IS NULL THEN NULL
        WHEN s."commercialScore" <= 20 THEN 'alert'
        WHEN s."commercialScore" <= 40 THEN 'to_monitor'
        WHEN s."commercialScore" <= 60 THEN 'regular'
        WHEN s."commercialScore" <= 80 THEN 'good'
        ELSE 'great' END)
    ) AS k (dim, val) WHERE k.val IS NOT NULL
  $$;

-- Applies the changes of one statement at once; keys in order, so that two statements cannot deadlock.
-- It runs as the tables' owner because the application may read counters, not write them.
CREATE FUNCTION supplier_stat_apply() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "n")
        SELECT n."companyId", n."workflowId", k.dim, k.val, count(*)
        FROM new_rows n, LATERAL supplier_stat_keys(n::"Supplier") k
        GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val") DO UPDATE SET "n" = stat."n" + excluded."n";
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "n")
        SELECT o."companyId", o."workflowId", k.dim, k.val, -count(*)
        FROM old_rows o, LATERAL supplier_stat_keys(o::"Supplier") k
        WHERE EXISTS (SELECT FROM "Workflow" w WHERE w."id" = o."workflowId")
        GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val") DO UPDATE SET "n" = stat."n" + excluded."n";
    ELSE
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "n")
        SELECT d."companyId", d."workflowId", d.dim, d.val, sum(d.n)
        FROM (
          SELECT n."companyId", n."workflowId", k.dim, k.val, 1 AS n
            FROM new_rows n, LATERAL supplier_stat_keys(n::"Supplier") k
          UNION ALL
          SELECT o."companyId", o."workflowId", k.dim, k.val, -1 AS n
            FROM old_rows o, LATERAL supplier_stat_keys(o::"Supplier") k
        ) d
        GROUP BY 1, 2, 3, 4 HAVING sum(d.n) <> 0 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val") DO UPDATE SET "n" = stat."n" + excluded."n";
    END IF;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER supplier_stat_insert AFTER INSERT ON "Supplier"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION supplier_stat_apply();
CREATE TRIGGER supplier_stat_update AFTER UPDATE ON "Supplier"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION supplier_stat_apply();
CREATE TRIGGER supplier_stat_delete AFTER DELETE ON "Supplier"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION supplier_stat_apply();

-- The trigger's owner is subject to forced row-level security unless it is a superuser.
CREATE POLICY counters ON "SupplierStat" FOR ALL TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY counters ON "Workflow" FOR SELECT TO CURRENT_USER USING (true);
REVOKE INSERT, UPDATE, DELETE ON "SupplierStat" FROM homologa_app, homologa_system;
