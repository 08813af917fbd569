-- All roles for the staff of before, so that nobody loses a page, and the check of all rows with a lock that lets reads
-- and writes through.

UPDATE "User" SET "staffRoles" = ARRAY['desk', 'payments', 'watchlists', 'administration']
  WHERE "accountRole" = 'admin' AND "staffRoles" = '{}';
ALTER TABLE "User" VALIDATE CONSTRAINT "User_staffRoles_check";
