-- Runs without a transaction
-- Tab, workflow and owner of existing hits, and with them their counters, supplier by supplier in batches of their own
-- transactions. Hits written meanwhile have a workflow and are left out, so that a repetition changes nothing. The owner
-- of the tables is subject to forced row-level security, so it is lifted from the tables that the trigger reads.
DO $$
DECLARE
  t text;
  tables text[] := ARRAY['ScreeningHit', 'Supplier', 'Workflow', 'ComplianceCheck'];
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
    COMMIT;
  END LOOP;
  LOOP
    SELECT array_agg(f."supplierId" ORDER BY f."supplierId") INTO batch
    FROM (
      SELECT DISTINCT h."supplierId" FROM "ScreeningHit" h WHERE h."supplierId" > last ORDER BY h."supplierId" LIMIT 500
    ) f;
    EXIT WHEN batch IS NULL;
    PERFORM FROM "Supplier" s WHERE s."id" = ANY(batch) ORDER BY s."id" FOR UPDATE;
    UPDATE "ScreeningHit" h SET "queue" = h."queue" WHERE h."supplierId" = ANY(batch) AND h."workflowId" IS NULL;
    COMMIT;
    last := batch[cardinality(batch)];
  END LOOP;
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    COMMIT;
  END LOOP;
END
$$;
