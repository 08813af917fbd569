-- The clock of a request rests while its supplier is awaited.
ALTER TABLE "ReportRequest" ADD COLUMN "pausedAt" TIMESTAMPTZ(3);
ALTER TABLE "ReportRequest" NO FORCE ROW LEVEL SECURITY;
UPDATE "ReportRequest" q SET "pausedAt" =
  (SELECT max(t."createdAt") FROM "ReportRequestTransition" t
   WHERE t."requestId" = q."id" AND t."toStatus" = 'awaiting_supplier')
  WHERE q."status" = 'awaiting_supplier';
ALTER TABLE "ReportRequest" FORCE ROW LEVEL SECURITY;

-- The queue: what is due first, and what each person holds.
CREATE INDEX "ReportRequest_status_dueAt_idx" ON "ReportRequest"("status", "dueAt");
CREATE INDEX "ReportRequest_takenById_status_idx" ON "ReportRequest"("takenById", "status");
