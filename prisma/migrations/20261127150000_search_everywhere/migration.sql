-- Search over everything that a company has: shareholders, answers and numbers of reports beside its suppliers.

-- Shareholders that the client named, and those of the delivered report.
CREATE INDEX "Supplier_shareholders_search_idx" ON "Supplier"
  USING gin ("companyId", search_fold(search_join("shareholders")) gin_trgm_ops) WHERE "shareholders" <> '{}';
CREATE INDEX "Report_shareholders_search_idx" ON "Report"
  USING gin ("companyId", search_fold(search_join("shareholders")) gin_trgm_ops) WHERE "shareholders" <> '{}';

-- Typed answers; those by an option's id are found under their question, not here.
CREATE INDEX "Answer_text_search_idx" ON "Answer"
  USING gin ("companyId", search_fold(left("value" #>> '{}', 2000)) gin_trgm_ops) WHERE jsonb_typeof("value") = 'string';

CREATE INDEX "ReportDelivery_number_search_idx" ON "ReportDelivery" ("companyId", "number" text_pattern_ops);
CREATE INDEX "ScreeningReport_number_search_idx" ON "ScreeningReport" ("companyId", "number" text_pattern_ops)
  WHERE "number" IS NOT NULL;

-- The search runs as the owner of the tables, like search_supplier_ids.
CREATE POLICY search ON "Answer" FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY search ON "QuestionnaireItem" FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY search ON "Report" FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY search ON "ReportDelivery" FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY search ON "Screening" FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY search ON "ScreeningReport" FOR SELECT TO CURRENT_USER USING (true);

-- What the transaction's company has that matches a term, at most `at_most` of each kind: supplier, shareholder,
-- answer, report (by its number) and screening (by the number of its report). `found` is the text that matched,
-- `context` the question of an answer. Terms of one or two characters find suppliers only.
CREATE FUNCTION search_company(term text, at_most integer)
  RETURNS TABLE ("kind" text, "supplierId" uuid, "found" text, "context" text)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off SET enable_indexscan = off
  AS $$
  DECLARE
    company uuid := app_company_id();
    patterns text[] := search_patterns(term);
    typed text := upper(btrim(term));
  BEGIN
    IF company IS NULL OR patterns IS NULL THEN
      RETURN;
    END IF;
    RETURN QUERY SELECT 'supplier', s, '', '' FROM search_supplier_ids(term, at_most) AS s;
    IF left(patterns[1], 1) <> '%' THEN
      RETURN;
    END IF;
    RETURN QUERY EXECUTE
      'SELECT DISTINCT ''shareholder'', f."id", f."name", '''' FROM (
         (SELECT s."id", (SELECT n FROM unnest(s."shareholders") AS n WHERE search_fold(n) LIKE $2 LIMIT 1) AS "name"
          FROM "Supplier" s WHERE s."companyId" = $1 AND s."shareholders" <> ''{}''
            AND search_fold(search_join(s."shareholders")) LIKE $2 LIMIT $3)
         UNION ALL
         (SELECT r."supplierId", (SELECT n FROM unnest(r."shareholders") AS n WHERE search_fold(n) LIKE $2 LIMIT 1)
          FROM "Report" r WHERE r."companyId" = $1 AND r."shareholders" <> ''{}''
            AND search_fold(search_join(r."shareholders")) LIKE $2 LIMIT $3)
       ) AS f WHERE f."name" IS NOT NULL LIMIT $3'
      USING company, patterns[1], at_most;
    RETURN QUERY EXECUTE
      'SELECT ''answer'', f."supplierId", f."text", q."title" FROM (
         SELECT a."supplierId", a."questionId", left(a."value" #>> ''{}'', 2000) AS "text"
         FROM "Answer" a JOIN "QuestionnaireItem" i ON i."id" = a."questionId" AND i."type" = ''input''
         WHERE a."companyId" = $1 AND jsonb_typeof(a."value") = ''string''
           AND search_fold(left(a."value" #>> ''{}'', 2000)) LIKE $2 LIMIT $3
       ) AS f JOIN "QuestionnaireItem" q ON q."id" = f."questionId" AND q."companyId" = $1'
      USING company, patterns[1], at_most;
    IF typed ~ '^H[RC]-?[0-9A-Z-]*$' THEN
      RETURN QUERY EXECUTE
        'SELECT DISTINCT ''report'', d."supplierId", d."number", '''' FROM (
           SELECT * FROM "ReportDelivery" WHERE "companyId" = $1 AND "number" LIKE $2 LIMIT $3 * 4) AS d LIMIT $3'
        USING company, typed || '%', at_most;
      RETURN QUERY EXECUTE
        'SELECT DISTINCT ''screening'', s."supplierId", d."number", '''' FROM (
           SELECT * FROM "ScreeningReport" WHERE "companyId" = $1 AND "number" LIKE $2 AND "number" IS NOT NULL
           LIMIT $3 * 4
         ) AS d JOIN "Screening" s ON s."id" = d."screeningId" AND s."companyId" = $1 LIMIT $3'
        USING company, typed || '%', at_most;
    END IF;
  END
  $$;
REVOKE EXECUTE ON FUNCTION search_company(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_company(text, integer) TO homologa_app;

-- Ids of suppliers of all companies that match a term of three characters or more, for the provider's staff. The index
-- of search_supplier_ids serves here too, by its second column alone.
CREATE FUNCTION search_all_supplier_ids(term text, at_most integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off SET enable_indexscan = off
  AS $$
  DECLARE
    patterns text[] := search_patterns(term);
  BEGIN
    IF patterns IS NULL OR left(patterns[1], 1) <> '%' THEN
      RETURN;
    END IF;
    -- Not of drafts, of names that a client only checks, nor of registrations with an unconfirmed address: the
    -- provider has no work with them.
    RETURN QUERY EXECUTE 'SELECT s."id" FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
      WHERE (s."search" LIKE $1 OR s."search" LIKE $2) AND s."unconfirmedEmail" IS NULL
        AND w."status" <> ''draft'' AND NOT w."holdsChecks" LIMIT $3'
      USING patterns[1], coalesce(patterns[2], patterns[1]), at_most;
  END
  $$;
REVOKE EXECUTE ON FUNCTION search_all_supplier_ids(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_all_supplier_ids(text, integer) TO homologa_system;
