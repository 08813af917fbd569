-- The search over everything also finds options that a supplier chose, by their text, and the owners in its own form.

-- Texts of a question's options. Immutable, for an index.
CREATE FUNCTION search_options(options jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT coalesce(array_agg(o ->> 'value'), '{}')
    FROM jsonb_array_elements(CASE jsonb_typeof(options) WHEN 'array' THEN options ELSE '[]' END) AS o
  $$;

-- Names of the owners in a report form, which is stored as typed. Immutable, for an index.
CREATE FUNCTION search_form_owners(form jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT coalesce(array_agg(o ->> 'name') FILTER (WHERE jsonb_typeof(o -> 'name') = 'string'), '{}')
    FROM jsonb_array_elements(CASE jsonb_typeof(form -> 'owners') WHEN 'array' THEN form -> 'owners' ELSE '[]' END) AS o
  $$;

CREATE INDEX "QuestionnaireItem_options_search_idx" ON "QuestionnaireItem"
  USING gin ("companyId", search_fold(search_join(search_options("options"))) gin_trgm_ops)
  WHERE "type" IN ('radio', 'checkbox');

-- An option's id (36 characters), or a list of them; typed answers have an index of their own.
CREATE INDEX "Answer_choice_search_idx" ON "Answer" USING gin ("questionId", "value" jsonb_path_ops)
  WHERE jsonb_typeof("value") = 'array' OR length("value" #>> '{}') = 36;

-- Forms that are not submitted yet are the supplier's alone.
CREATE INDEX "BirRequest_owners_search_idx" ON "BirRequest"
  USING gin ("companyId", search_fold(search_join(search_form_owners("form"))) gin_trgm_ops)
  WHERE "submittedAt" IS NOT NULL;

CREATE POLICY search ON "BirRequest" FOR SELECT TO CURRENT_USER USING (true);

-- As before, and in addition chosen options as answers and the owners of forms as shareholders.
CREATE OR REPLACE FUNCTION search_company(term text, at_most integer)
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
         UNION ALL
         (SELECT b."supplierId",
            (SELECT n FROM unnest(search_form_owners(b."form")) AS n WHERE search_fold(n) LIKE $2 LIMIT 1)
          FROM "BirRequest" b WHERE b."companyId" = $1 AND b."submittedAt" IS NOT NULL
            AND search_fold(search_join(search_form_owners(b."form"))) LIKE $2 LIMIT $3)
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
    RETURN QUERY EXECUTE
      'SELECT ''answer'', a."supplierId", c."text", c."title" FROM (
         SELECT i."id", i."title", o ->> ''id'' AS "option", o ->> ''value'' AS "text"
         FROM "QuestionnaireItem" i CROSS JOIN LATERAL jsonb_array_elements(i."options") AS o
         WHERE i."companyId" = $1 AND i."type" IN (''radio'', ''checkbox'')
           AND search_fold(search_join(search_options(i."options"))) LIKE $2
           AND search_fold(o ->> ''value'') LIKE $2 LIMIT $3
       ) AS c CROSS JOIN LATERAL (
         SELECT n."supplierId" FROM "Answer" n
         WHERE n."questionId" = c."id" AND n."companyId" = $1 AND n."value" @> to_jsonb(c."option")
           AND (jsonb_typeof(n."value") = ''array'' OR length(n."value" #>> ''{}'') = 36) LIMIT $3
       ) AS a LIMIT $3'
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

-- Who owns hits of compliance checks: one look for each member of the company.
CREATE INDEX "ComplianceCheck_companyId_requestedById_idx" ON "ComplianceCheck" ("companyId", "requestedById");
