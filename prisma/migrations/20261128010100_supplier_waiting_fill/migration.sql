-- Runs without a transaction
-- What existing suppliers wait for, counted from their last status update. In batches of their own transactions, because
-- the previous version keeps running: no table is locked, and a supplier's row for a moment only. Suppliers that moved
-- meanwhile have a time and are left out, so that a repetition changes nothing. The owner is subject to forced row-level
-- security, so it is lifted from the tables that the trigger reads.
DO $$
DECLARE
  t text;
  tables text[] := ARRAY['Supplier', 'Workflow', 'StatusUpdate', 'Charge', 'SendBack', 'QuestionnaireItem', 'Answer',
    'ReportRequest', 'Report'];
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
    UPDATE "Supplier" s SET "waitingFor" = 'report', "waitingSince" = coalesce(
      (SELECT max(u."createdAt") FROM "StatusUpdate" u WHERE u."supplierId" = s."id"), s."createdAt")
    WHERE s."id" = ANY(batch) AND s."waitingSince" IS NULL AND supplier_waiting_for(s) IS NOT NULL;
    COMMIT;
    last := batch[cardinality(batch)];
  END LOOP;
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    COMMIT;
  END LOOP;
END
$$;
