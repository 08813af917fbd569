-- What suppliers are told once their own part is done: a receipt, the time at which they prefer to be called, and mails
-- about each part that was received.

ALTER TABLE "Supplier" ADD COLUMN "receivedAt" TIMESTAMPTZ(3), ADD COLUMN "receiptNumber" TEXT,
  ADD COLUMN "callTime" TEXT CONSTRAINT "Supplier_callTime_check" CHECK ("callTime" IN ('any', 'morning', 'afternoon'));
CREATE UNIQUE INDEX "Supplier_receiptNumber_key" ON "Supplier" ("receiptNumber");

-- The next number of a receipt, such as R7K-4M2: six of 21 symbols that are not mistaken for each other (RECEIPT_SYMBOLS
-- in domain). A step coprime with 21^6 scatters a sequence over all numbers, so that none repeats before all are used.
CREATE SEQUENCE receipt_numbers;
CREATE FUNCTION next_receipt_number() RETURNS text
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    symbols constant text := '234679CDFGHJKMNPRTWXY';
    rest bigint := (nextval('receipt_numbers') * 52734529 + 31415927) % 85766121;
    code text := '';
  BEGIN
    FOR place IN 1..6 LOOP
      code := code || substr(symbols, (rest % 21)::integer + 1, 1);
      rest := rest / 21;
    END LOOP;
    RETURN left(code, 3) || '-' || right(code, 3);
  END
  $$;
REVOKE EXECUTE ON FUNCTION next_receipt_number() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_receipt_number() TO homologa_app, homologa_system;

-- Mails to a supplier about its progress: each kind once, those about a send-back once for each.
CREATE TABLE "SupplierMail" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL CONSTRAINT "SupplierMail_kind_check" CHECK ("kind" IN ('account_made',
    'questionnaire_received', 'proof_received', 'payment_accepted', 'all_received', 'answers_received', 'verified',
    'finished')),
  -- Id of the send-back, or empty.
  "about" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "SupplierMail_supplierId_kind_about_key" ON "SupplierMail" ("supplierId", "kind", "about");
CREATE INDEX "SupplierMail_companyId_idx" ON "SupplierMail" ("companyId");
ALTER TABLE "SupplierMail" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SupplierMail" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "SupplierMail" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "SupplierMail" TO homologa_app, homologa_system;

-- Sender's name and address for replies of captured mails, as a mail server would have sent them.
ALTER TABLE "CapturedMail" ADD COLUMN "fromName" TEXT, ADD COLUMN "replyTo" TEXT;

-- As before, and in addition receipts by their number, typed with or without its hyphen.
CREATE OR REPLACE FUNCTION search_company(term text, at_most integer)
  RETURNS TABLE ("kind" text, "supplierId" uuid, "found" text, "context" text)
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off SET enable_indexscan = off
  AS $$
  DECLARE
    company uuid := app_company_id();
    patterns text[] := search_patterns(term);
    typed text := upper(btrim(term));
    code text := translate(typed, '- ', '');
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
    IF code ~ '^[234679CDFGHJKMNPRTWXY]{6}$' THEN
      RETURN QUERY EXECUTE
        'SELECT ''receipt'', s."id", s."receiptNumber", '''' FROM "Supplier" s
         WHERE s."companyId" = $1 AND s."receiptNumber" = $2'
        USING company, left(code, 3) || '-' || right(code, 3);
    END IF;
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
