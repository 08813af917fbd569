-- Notifications about rules of two people that are to be switched off.

-- Existing rows are checked by a later migration, because this one locks out every reader of the tables.
ALTER TABLE "Notification" DROP CONSTRAINT "Notification_kind_check", ADD CONSTRAINT "Notification_kind_check"
  CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'reminders_unanswered',
    'handed_over', 'task_failed', 'rule_proposed', 'rule_settled', 'request_new', 'request_assigned', 'request_overdue', 'gateway_failed',
    'supplier_answered', 'erasure_requested', 'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable',
    'jobs_failed', 'rule_to_confirm')) NOT VALID;
ALTER TABLE "NotificationChoice" DROP CONSTRAINT "NotificationChoice_kind_check",
  ADD CONSTRAINT "NotificationChoice_kind_check" CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'reminders_unanswered',
    'handed_over', 'task_failed', 'rule_proposed', 'rule_settled', 'request_new', 'request_assigned', 'request_overdue', 'gateway_failed',
    'supplier_answered', 'erasure_requested', 'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable',
    'jobs_failed', 'rule_to_confirm')) NOT VALID;
