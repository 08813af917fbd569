-- Answers that a client sends back itself: such a send-back belongs to no report request. Servers of the version before
-- cannot read one, so that its supplier's pages fail on them until they are replaced.
ALTER TABLE "SendBack"
  ALTER COLUMN "requestId" DROP NOT NULL,
  ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'desk';

-- Existing rows are checked by the next migration, because this one locks out every reader of the tables.
ALTER TABLE "SendBack"
  ADD CONSTRAINT "SendBack_origin_check" CHECK ("origin" IN ('desk', 'client')) NOT VALID,
  ADD CONSTRAINT "SendBack_request_check" CHECK (("origin" = 'desk') = ("requestId" IS NOT NULL)) NOT VALID;
ALTER TABLE "Notification" DROP CONSTRAINT "Notification_kind_check", ADD CONSTRAINT "Notification_kind_check"
  CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'answers_corrected',
    'payment_rejected', 'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed',
    'reminders_unanswered', 'handed_over', 'task_failed', 'rule_proposed', 'rule_settled', 'request_new',
    'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered', 'erasure_requested',
    'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable', 'jobs_failed', 'rule_to_confirm')) NOT VALID;
ALTER TABLE "NotificationChoice" DROP CONSTRAINT "NotificationChoice_kind_check",
  ADD CONSTRAINT "NotificationChoice_kind_check" CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'answers_corrected',
    'payment_rejected', 'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed',
    'reminders_unanswered', 'handed_over', 'task_failed', 'rule_proposed', 'rule_settled', 'request_new',
    'request_assigned', 'request_overdue', 'gateway_failed', 'supplier_answered', 'erasure_requested',
    'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable', 'jobs_failed', 'rule_to_confirm')) NOT VALID;
