-- Documents that are made from what a version says, one in each language.
ALTER TABLE "ReportFile" ADD COLUMN "locale" TEXT;
ALTER TABLE "ReportRequest" ADD COLUMN "makesDocument" BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX "ReportFile_requestId_sinceVersion_locale_key" ON "ReportFile"("requestId", "sinceVersion", "locale");
