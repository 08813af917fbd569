-- Checks the roles of all rows, with a lock that lets reads and writes through.

ALTER TABLE "User" VALIDATE CONSTRAINT "User_staffRoles_check";
