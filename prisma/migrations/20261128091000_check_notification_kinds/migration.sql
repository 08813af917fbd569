-- Checks the existing rows against the kinds that the handovers added, with a lock that lets reads and writes through.

ALTER TABLE "Notification" VALIDATE CONSTRAINT "Notification_kind_check";
ALTER TABLE "NotificationChoice" VALIDATE CONSTRAINT "NotificationChoice_kind_check";
