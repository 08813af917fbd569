-- Requests that a colleague takes over a supplier's onboarding, and the notification of the client about them.

CREATE TABLE "Handover" (
  "id" UUID PRIMARY KEY,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL REFERENCES "Supplier" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  -- Who asks: the invited person for a colleague, or the colleague.
  "asker" TEXT NOT NULL CONSTRAINT "Handover_asker_check" CHECK ("asker" IN ('invited', 'colleague')),
  "fullName" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  -- Link of the mail to the present person; only this link confirms the request.
  "linkId" UUID,
  "formerEmails" TEXT[] NOT NULL DEFAULT '{}',
  "formerAccountId" UUID,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "confirmedAt" TIMESTAMPTZ(3)
);
CREATE INDEX "Handover_supplierId_idx" ON "Handover" ("supplierId");
CREATE INDEX "Handover_companyId_idx" ON "Handover" ("companyId");
ALTER TABLE "Handover" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Handover" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "Handover" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "Handover" TO homologa_app, homologa_system;

-- Existing rows are checked by a later migration, because this one locks out every reader of the two tables.
ALTER TABLE "Notification" DROP CONSTRAINT "Notification_kind_check", ADD CONSTRAINT "Notification_kind_check"
  CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'handed_over',
    'request_new', 'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered', 'erasure_requested',
    'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable')) NOT VALID;
ALTER TABLE "NotificationChoice" DROP CONSTRAINT "NotificationChoice_kind_check",
  ADD CONSTRAINT "NotificationChoice_kind_check" CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'handed_over',
    'request_new', 'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered', 'erasure_requested',
    'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable')) NOT VALID;
