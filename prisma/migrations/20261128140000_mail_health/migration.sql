-- Addresses that get no optional mail any more, events about delivered mail, and the end of unanswered reminders.

-- An address whose mail bounced for good, or whose owner reported a mail as spam. Deleted when an operator lifts it.
CREATE TABLE "MailSuppression" (
  "address" TEXT PRIMARY KEY,
  "reason" TEXT NOT NULL CONSTRAINT "MailSuppression_reason_check" CHECK ("reason" IN ('bounced', 'complained')),
  "source" TEXT NOT NULL CONSTRAINT "MailSuppression_source_check" CHECK ("source" IN ('smtp', 'event')),
  -- What the mail server or the provider said, without addresses.
  "said" TEXT NOT NULL DEFAULT '',
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "MailSuppression_createdAt_idx" ON "MailSuppression" ("createdAt" DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON "MailSuppression" TO homologa_system;

-- Events of mail providers that were applied, so that a repeated one changes nothing.
CREATE TABLE "MailEvent" (
  "id" TEXT PRIMARY KEY,
  "receivedAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "MailEvent_receivedAt_idx" ON "MailEvent" ("receivedAt");
GRANT SELECT, INSERT, UPDATE, DELETE ON "MailEvent" TO homologa_system;

-- When the next mail to a recipients' domain may be sent, and up to when waiting mails have a place.
CREATE TABLE "MailPace" (
  "domain" TEXT PRIMARY KEY,
  "freeAt" TIMESTAMPTZ(3) NOT NULL,
  "waitingUntil" TIMESTAMPTZ(3) NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON "MailPace" TO homologa_system;

-- One-click links of optional mails, by hash.
CREATE TABLE "MailUnsubscription" (
  "tokenHash" TEXT PRIMARY KEY,
  "userId" UUID NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL CONSTRAINT "MailUnsubscription_kind_check" CHECK ("kind" IN ('needs', 'digest')),
  -- Company of the mail about pending work; null for the digest.
  "companyId" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "MailUnsubscription_userId_idx" ON "MailUnsubscription" ("userId");
CREATE INDEX "MailUnsubscription_createdAt_idx" ON "MailUnsubscription" ("createdAt");
ALTER TABLE "MailUnsubscription" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "MailUnsubscription" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "MailUnsubscription" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "MailUnsubscription" TO homologa_system;

-- When the client was told that the reminders of the supplier's present wait were not answered.
ALTER TABLE "Supplier" ADD COLUMN "unansweredAt" TIMESTAMPTZ(3);

-- Existing rows are checked by a later migration, because this one locks out every reader of the tables.
ALTER TABLE "Supplier" DROP CONSTRAINT "Supplier_invitationError_check", ADD CONSTRAINT "Supplier_invitationError_check"
  CHECK ("invitationError" IN (
    'mail_delayed', 'mail_refused', 'mail_unavailable', 'not_sent', 'mail_bounced', 'mail_bounced_soft',
    'mail_suppressed')) NOT VALID;
ALTER TABLE "Reminder" DROP CONSTRAINT "Reminder_source_check", ADD CONSTRAINT "Reminder_source_check"
  CHECK ("source" IN ('person', 'update_and_notify', 'schedule', 'due_date', 'payment')) NOT VALID;
ALTER TABLE "Notification" DROP CONSTRAINT "Notification_kind_check", ADD CONSTRAINT "Notification_kind_check"
  CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'reminders_unanswered',
    'handed_over', 'request_new', 'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered',
    'erasure_requested', 'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable')) NOT VALID;
ALTER TABLE "NotificationChoice" DROP CONSTRAINT "NotificationChoice_kind_check",
  ADD CONSTRAINT "NotificationChoice_kind_check" CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'reminders_unanswered',
    'handed_over', 'request_new', 'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered',
    'erasure_requested', 'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable')) NOT VALID;
