ALTER TABLE "ScreeningHit" VALIDATE CONSTRAINT "ScreeningHit_queue_check";
