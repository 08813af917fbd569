-- Whether anything refers to a file is asked when a cover or a question changes, when an orphan is swept away and, by
-- the foreign keys, for each row that is deleted: without these every question reads the whole table.
CREATE INDEX "Answer_fileId_idx" ON "Answer"("fileId");
CREATE INDEX "BirRequestFile_fileId_idx" ON "BirRequestFile"("fileId");
CREATE INDEX "QuestionnaireItem_fileId_idx" ON "QuestionnaireItem"("fileId");
CREATE INDEX "ReportFile_fileId_idx" ON "ReportFile"("fileId");
CREATE INDEX "ScreeningReport_fileId_idx" ON "ScreeningReport"("fileId");
CREATE INDEX "SupplierFile_fileId_idx" ON "SupplierFile"("fileId");

-- What the hourly sweep looks for, which is a small part of all files.
CREATE INDEX "StoredFile_orphaned_idx" ON "StoredFile"("orphanedAt") WHERE "orphanedAt" IS NOT NULL;
