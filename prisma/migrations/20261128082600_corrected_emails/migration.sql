-- An e-mail that a supplier wants for the account, until the code mailed to it proves it.
CREATE TABLE "EmailChange" (
  "id" UUID NOT NULL PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "email" TEXT NOT NULL,
  "codeHash" TEXT NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "usedAt" TIMESTAMPTZ(3),
  "previousEmail" TEXT
);

CREATE INDEX "EmailChange_userId_idx" ON "EmailChange" ("userId");
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange" ("expiresAt");

GRANT SELECT, INSERT, UPDATE, DELETE ON "EmailChange" TO homologa_system;

-- The process from which a supplier asked for the link, and to which its page leads back.
ALTER TABLE "PasswordReset" ADD COLUMN "supplierId" UUID;
