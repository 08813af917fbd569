-- The second factor of an account, and what a session knows of its last use and its last proof. Columns are nullable or
-- have a default: servers of the version before insert rows without them.
ALTER TABLE "User" ADD COLUMN "secondFactorAt" TIMESTAMPTZ(3);

ALTER TABLE "Session" ADD COLUMN "lastSeenAt" TIMESTAMPTZ(3), ADD COLUMN "provenAt" TIMESTAMPTZ(3);

ALTER TABLE "Company" ADD COLUMN "requiresSecondFactor" BOOLEAN NOT NULL DEFAULT false;

-- An authenticator app. Its secret is encrypted; until it is confirmed by a first code it admits nobody.
CREATE TABLE "AuthenticatorApp" (
  "id" UUID NOT NULL PRIMARY KEY,
  "userId" UUID NOT NULL UNIQUE REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "secret" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "confirmedAt" TIMESTAMPTZ(3),
  "lastStep" INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE "Passkey" (
  "id" UUID NOT NULL PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "credentialId" TEXT NOT NULL UNIQUE,
  "publicKey" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL DEFAULT 0,
  "transports" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  "name" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "lastUsedAt" TIMESTAMPTZ(3)
);

CREATE INDEX "Passkey_userId_idx" ON "Passkey" ("userId");

CREATE TABLE "RecoveryCode" (
  "id" UUID NOT NULL PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "usedAt" TIMESTAMPTZ(3)
);

CREATE UNIQUE INDEX "RecoveryCode_userId_codeHash_key" ON "RecoveryCode" ("userId", "codeHash");

-- A log-in whose password was right and whose second factor is awaited, or a challenge for a passkey of an open session.
CREATE TABLE "FactorAttempt" (
  "id" UUID NOT NULL PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "purpose" TEXT NOT NULL CONSTRAINT "FactorAttempt_purpose_check" CHECK ("purpose" IN ('log_in', 'step_up', 'new_passkey')),
  "tokenHash" TEXT NOT NULL UNIQUE,
  "sessionId" UUID,
  "challenge" TEXT,
  "logAsEmail" TEXT,
  "reason" TEXT,
  "passwordHash" TEXT,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "usedAt" TIMESTAMPTZ(3)
);

CREATE INDEX "FactorAttempt_userId_idx" ON "FactorAttempt" ("userId");
CREATE INDEX "FactorAttempt_expiresAt_idx" ON "FactorAttempt" ("expiresAt");

GRANT SELECT, INSERT, UPDATE, DELETE ON "AuthenticatorApp", "Passkey", "RecoveryCode", "FactorAttempt" TO homologa_system;
