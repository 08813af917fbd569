-- Runs without a transaction
-- Accounts of the colleagues who have taken over already, in batches of their own transactions, because the previous
-- version keeps running. Handovers with an account are left out, so that a repetition changes nothing. The owner is
-- subject to forced row-level security, so it is lifted for the update.
DO $$
DECLARE
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  ALTER TABLE "Handover" NO FORCE ROW LEVEL SECURITY;
  COMMIT;
  LOOP
    SELECT array_agg(f."id" ORDER BY f."id") INTO batch
    FROM (SELECT h."id" FROM "Handover" h WHERE h."id" > last AND h."confirmedAt" IS NOT NULL
      ORDER BY h."id" LIMIT 500) f;
    EXIT WHEN batch IS NULL;
    UPDATE "Handover" h SET "toAccountId" = u."id"
      FROM "User" u WHERE h."id" = ANY(batch) AND h."toAccountId" IS NULL
        AND u."email" = h."email" AND u."emailProvenAt" IS NOT NULL;
    COMMIT;
    last := batch[cardinality(batch)];
  END LOOP;
  ALTER TABLE "Handover" FORCE ROW LEVEL SECURITY;
END
$$;
