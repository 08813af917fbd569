-- What is over long enough is removed by its end; jobs that are open need no place here.
CREATE INDEX "Job_finished_idx" ON "Job" ("finishedAt") WHERE "status" IN ('completed', 'failed');
