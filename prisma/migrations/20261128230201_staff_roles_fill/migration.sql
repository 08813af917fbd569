-- Runs without a transaction
-- All roles for the staff of before, so that nobody loses a page, person by person. A repetition changes nothing.
DO $$
DECLARE
  person uuid;
BEGIN
  FOR person IN SELECT "id" FROM "User" WHERE "accountRole" = 'admin' AND "staffRoles" = '{}' LOOP
    UPDATE "User" SET "staffRoles" = ARRAY['desk', 'payments', 'watchlists', 'administration'] WHERE "id" = person;
    COMMIT;
  END LOOP;
END
$$;
