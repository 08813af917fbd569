-- The account that received a handover, by which an erasure and a copy of personal data find the colleague when the
-- e-mail of the handover is the account's no longer; and the indexes of both look-ups.
ALTER TABLE "Handover" ADD COLUMN "toAccountId" UUID;

-- Colleagues who have taken over already. The owner is subject to forced row-level security, so it is lifted for the
-- update.
ALTER TABLE "Handover" NO FORCE ROW LEVEL SECURITY;
UPDATE "Handover" h SET "toAccountId" = u."id"
  FROM "User" u WHERE u."email" = h."email" AND u."emailProvenAt" IS NOT NULL AND h."confirmedAt" IS NOT NULL;
ALTER TABLE "Handover" FORCE ROW LEVEL SECURITY;

CREATE INDEX "Handover_email_idx" ON "Handover" ("email");
CREATE INDEX "Handover_formerEmails_idx" ON "Handover" USING gin ("formerEmails");
CREATE INDEX "Handover_formerAccountId_idx" ON "Handover" ("formerAccountId");
CREATE INDEX "Handover_toAccountId_idx" ON "Handover" ("toAccountId");
