CREATE TYPE "PrivacyRequestKind" AS ENUM ('access', 'erasure');
CREATE TYPE "PrivacyRequestStatus" AS ENUM ('open', 'running', 'done', 'refused', 'withdrawn', 'failed');

-- Of a person, not of a company: for the system role alone, as the accounts are.
CREATE TABLE "PrivacyRequest" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "PrivacyRequestKind" NOT NULL,
    "status" "PrivacyRequestStatus" NOT NULL DEFAULT 'open',
    "note" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedById" UUID,
    "fileId" UUID,

    CONSTRAINT "PrivacyRequest_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "PrivacyRequest_userId_createdAt_idx" ON "PrivacyRequest"("userId", "createdAt" DESC);
CREATE INDEX "PrivacyRequest_status_createdAt_idx" ON "PrivacyRequest"("status", "createdAt");
-- One of a kind is under way at a time, however often it is asked for.
CREATE UNIQUE INDEX "PrivacyRequest_underway_key" ON "PrivacyRequest"("userId", "kind") WHERE "status" IN ('open', 'running');

ALTER TABLE "PrivacyRequest" ADD CONSTRAINT "PrivacyRequest_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "PrivacyRequest" TO homologa_system;

-- What an onboarding shows and asks is written down in the transaction that connects the account: added to, never read.
GRANT INSERT ON "ConsentRecord" TO homologa_app;
