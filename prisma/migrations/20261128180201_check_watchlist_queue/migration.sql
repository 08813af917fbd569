ALTER TABLE "Job" VALIDATE CONSTRAINT "Job_queue_check";
ALTER TABLE "QueuePause" VALIDATE CONSTRAINT "QueuePause_queue_check";
