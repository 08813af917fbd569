-- Runs without a transaction
-- Receipts of the suppliers whose part was done before, in batches of their own transactions, because the previous
-- version keeps running. Suppliers with a number are left out, so that a repetition changes nothing. The owner is
-- subject to forced row-level security, so it is lifted from the tables that are read.
DO $$
DECLARE
  t text;
  tables text[] := ARRAY['Supplier', 'Activity', 'Workflow', 'StatusUpdate', 'Charge', 'SendBack', 'QuestionnaireItem',
    'Answer', 'ReportRequest', 'Report'];
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
    COMMIT;
  END LOOP;
  LOOP
    SELECT array_agg(f."id" ORDER BY f."id") INTO batch
    FROM (SELECT s."id" FROM "Supplier" s WHERE s."id" > last ORDER BY s."id" LIMIT 500) f;
    EXIT WHEN batch IS NULL;
    PERFORM FROM "Supplier" s WHERE s."id" = ANY(batch) ORDER BY s."id" FOR UPDATE;
    UPDATE "Supplier" s SET "receiptNumber" = next_receipt_number(), "receivedAt" = coalesce(
        (SELECT min(a."createdAt") FROM "Activity" a
          WHERE a."supplierId" = s."id" AND a."companyId" = s."companyId" AND a."type" = 'onboarding_finished'),
        s."finishedAt", s."modifiedAt")
      WHERE s."id" = ANY(batch) AND s."receiptNumber" IS NULL
        AND s."onboardingStep" IN ('confirmation_call', 'finished');
    COMMIT;
    last := batch[cardinality(batch)];
  END LOOP;
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    COMMIT;
  END LOOP;
END
$$;
