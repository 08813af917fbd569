-- An account that the mailed onboarding link made has no password.
ALTER TABLE "User" ALTER COLUMN "passwordHash" DROP NOT NULL, ADD COLUMN "emailProvenAt" TIMESTAMPTZ(3);

-- Staff, members who joined a company and users of a reset link have read mail of their address. Whoever registered
-- an account by the form has not: the first mailed code removes the password of such an account.
-- The owner is subject to forced row-level security, so it is lifted for the update.
ALTER TABLE "Membership" NO FORCE ROW LEVEL SECURITY;
UPDATE "User" u SET "emailProvenAt" = CURRENT_TIMESTAMP
WHERE u."accountRole" = 'admin'
  OR EXISTS (SELECT FROM "Membership" m WHERE m."userId" = u."id" AND m."joinedAt" IS NOT NULL)
  OR EXISTS (SELECT FROM "PasswordReset" r WHERE r."userId" = u."id" AND r."usedAt" IS NOT NULL);
ALTER TABLE "Membership" FORCE ROW LEVEL SECURITY;

-- The session of a link opens this supplier's onboarding and nothing else of its account.
ALTER TABLE "Session" ADD COLUMN "supplierId" UUID;

CREATE TABLE "LoginCode" (
  "id" UUID NOT NULL PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" TEXT NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "usedAt" TIMESTAMPTZ(3)
);

CREATE INDEX "LoginCode_userId_createdAt_idx" ON "LoginCode" ("userId", "createdAt" DESC);
CREATE INDEX "LoginCode_expiresAt_idx" ON "LoginCode" ("expiresAt");

GRANT SELECT, INSERT, UPDATE, DELETE ON "LoginCode" TO homologa_system;
