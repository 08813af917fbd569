-- A logo's address names its file: each picture that a mail reader loads looks up the company that shows it.
CREATE INDEX "Company_logoFileId_idx" ON "Company" ("logoFileId") WHERE "logoFileId" IS NOT NULL;
