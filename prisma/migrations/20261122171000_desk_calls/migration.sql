-- Calls: when to call again, another number of the client's, and why a report needed none.
ALTER TABLE "CallLog" ADD COLUMN "callBackAt" TIMESTAMPTZ(3);
ALTER TABLE "ReportRequest" ADD COLUMN "callBackAt" TIMESTAMPTZ(3),
  ADD COLUMN "phoneToCall" TEXT,
  ADD COLUMN "withoutCallReason" TEXT NOT NULL DEFAULT '';
CREATE INDEX "ReportRequest_status_callBackAt_idx" ON "ReportRequest"("status", "callBackAt");
