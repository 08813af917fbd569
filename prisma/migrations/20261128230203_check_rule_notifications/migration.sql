-- Checks the existing rows against the widened sets, with a lock that lets reads and writes through.

ALTER TABLE "Notification" VALIDATE CONSTRAINT "Notification_kind_check";
ALTER TABLE "NotificationChoice" VALIDATE CONSTRAINT "NotificationChoice_kind_check";
