-- The desk's list and numbers contain delivered requests that are being corrected: few among all that were delivered.
CREATE INDEX "ReportRequest_correction_idx" ON "ReportRequest" ("correctionById") WHERE "correctionReason" IS NOT NULL;
