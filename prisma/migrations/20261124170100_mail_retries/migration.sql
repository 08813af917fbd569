-- A mail is retried until this moment; null for jobs that are given a number of attempts.
ALTER TABLE "Job" ADD COLUMN "retryUntil" TIMESTAMPTZ(3);

-- Mail that waits for its next attempt or has failed: few rows among all, and counted for the desk.
CREATE INDEX "Job_mail_trouble_idx" ON "Job" ("status", "companyId", "name")
  WHERE "queue" = 'mail' AND "status" IN ('retry', 'failed');

-- The mail server that does not answer, from its first failure until it takes a mail again.
CREATE TABLE "MailOutage" (
  "server" TEXT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "failedAt" TIMESTAMPTZ(3) NOT NULL,
  "reason" TEXT NOT NULL,
  "probedAt" TIMESTAMPTZ(3),
  "answeredAt" TIMESTAMPTZ(3),
  "notifiedAt" TIMESTAMPTZ(3),

  CONSTRAINT "MailOutage_pkey" PRIMARY KEY ("server")
);
GRANT SELECT, INSERT, UPDATE, DELETE ON "MailOutage" TO homologa_system;
