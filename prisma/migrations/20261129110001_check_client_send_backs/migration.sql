-- Checks the existing rows, with a lock that lets reads and writes through.

ALTER TABLE "SendBack" VALIDATE CONSTRAINT "SendBack_origin_check";
ALTER TABLE "SendBack" VALIDATE CONSTRAINT "SendBack_request_check";
ALTER TABLE "Notification" VALIDATE CONSTRAINT "Notification_kind_check";
ALTER TABLE "NotificationChoice" VALIDATE CONSTRAINT "NotificationChoice_kind_check";
