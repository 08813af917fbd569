-- Paused queues, and notifications about failed jobs.

-- A queue of which workers start no job. Deleted when the queue is resumed.
CREATE TABLE "QueuePause" (
  "queue" TEXT PRIMARY KEY CONSTRAINT "QueuePause_queue_check"
    CHECK ("queue" IN ('mail', 'imports', 'reports', 'screenings', 'exports', 'maintenance')),
  "pausedAt" TIMESTAMPTZ(3) NOT NULL,
  "pausedById" UUID,
  -- Name of the person at the time.
  "pausedBy" TEXT NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON "QueuePause" TO homologa_system;

-- Existing rows are checked by a later migration, because this one locks out every reader of the tables.
ALTER TABLE "Notification" DROP CONSTRAINT "Notification_kind_check", ADD CONSTRAINT "Notification_kind_check"
  CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'reminders_unanswered',
    'handed_over', 'task_failed', 'request_new', 'request_assigned', 'request_overdue', 'gateway_failed',
    'supplier_answered', 'erasure_requested', 'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable',
    'jobs_failed')) NOT VALID;
ALTER TABLE "NotificationChoice" DROP CONSTRAINT "NotificationChoice_kind_check",
  ADD CONSTRAINT "NotificationChoice_kind_check" CHECK ("kind" IN (
    'onboarding_finished', 'delivered', 'corrected', 'unable_to_locate', 'sent_back', 'payment_rejected',
    'screening_hits', 'new_hits', 'hit_proposed', 'quota_nearly_used', 'invitations_failed', 'reminders_unanswered',
    'handed_over', 'task_failed', 'request_new', 'request_assigned', 'request_overdue', 'gateway_failed',
    'supplier_answered', 'erasure_requested', 'watchlist_failed', 'watchlist_stale', 'mail_server_unreachable',
    'jobs_failed')) NOT VALID;
