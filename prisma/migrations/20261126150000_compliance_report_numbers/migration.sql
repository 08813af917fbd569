-- Number and hash printed on a compliance report, by which the check page recognises it. Earlier reports have none.
ALTER TABLE "ScreeningReport" ADD COLUMN "number" TEXT, ADD COLUMN "sha256" TEXT;
CREATE INDEX "ScreeningReport_number_idx" ON "ScreeningReport" ("number") WHERE "number" IS NOT NULL;
