-- DropIndex
DROP INDEX "ScreeningDecision_companyId_idx";

-- AlterTable
ALTER TABLE "Company" ADD COLUMN     "fourEyes" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Screening" ADD COLUMN     "runId" UUID,
ADD COLUMN     "watched" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "ScreeningDecision" ADD COLUMN     "party" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "partyKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "proposed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "scope" TEXT NOT NULL DEFAULT 'supplier';

-- AlterTable
ALTER TABLE "Supplier" ADD COLUMN     "monitoring" BOOLEAN,
ADD COLUMN     "newHits" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Workflow" ADD COLUMN     "monitoring" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ScreeningHit" (
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "screeningId" UUID NOT NULL,
    "party" TEXT NOT NULL,
    "entry" TEXT NOT NULL,
    "entryKey" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "ScreeningHit_pkey" PRIMARY KEY ("screeningId","party","entryKey")
);

-- CreateTable
CREATE TABLE "MonitoringRun" (
    "id" UUID NOT NULL,
    "watchlistId" UUID NOT NULL,
    "fromNumber" INTEGER,
    "toNumber" INTEGER NOT NULL,
    "lastSupplierId" UUID,
    "compared" INTEGER NOT NULL DEFAULT 0,
    "found" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MonitoringRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ScreeningHit_companyId_entry_idx" ON "ScreeningHit"("companyId", "entry");

-- CreateIndex
CREATE INDEX "ScreeningHit_supplierId_idx" ON "ScreeningHit"("supplierId");

-- CreateIndex
CREATE INDEX "MonitoringRun_watchlistId_idx" ON "MonitoringRun"("watchlistId");

-- CreateIndex
CREATE INDEX "Screening_runId_idx" ON "Screening"("runId");

-- CreateIndex
CREATE UNIQUE INDEX "Screening_supplierId_runId_key" ON "Screening"("supplierId", "runId");

-- CreateIndex
CREATE INDEX "ScreeningDecision_companyId_entryKey_idx" ON "ScreeningDecision"("companyId", "entryKey");

-- AddForeignKey
ALTER TABLE "Screening" ADD CONSTRAINT "Screening_runId_fkey" FOREIGN KEY ("runId") REFERENCES "MonitoringRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScreeningHit" ADD CONSTRAINT "ScreeningHit_screeningId_fkey" FOREIGN KEY ("screeningId") REFERENCES "Screening"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScreeningHit" ADD CONSTRAINT "ScreeningHit_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MonitoringRun" ADD CONSTRAINT "MonitoringRun_watchlistId_fkey" FOREIGN KEY ("watchlistId") REFERENCES "Watchlist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ScreeningHit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningHit" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ScreeningHit" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ScreeningHit" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ScreeningHit" TO homologa_app, homologa_system;
-- The provider's own, as the lists are.
GRANT SELECT, INSERT, UPDATE, DELETE ON "MonitoringRun" TO homologa_system;

-- The few suppliers with something new are counted and listed by this.
CREATE INDEX "Supplier_new_hits_idx" ON "Supplier" ("companyId", "workflowId") WHERE "newHits" > 0;

-- ---------------------------------------------------------------- what was found so far
-- Forced row-level security would hide the rows from the tables' owner.
ALTER TABLE "Screening" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningHit" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "ScreeningHit" ("companyId", "supplierId", "screeningId", "party", "entry", "entryKey", "score")
SELECT n."companyId", n."supplierId", n."id", p ->> 'name',
  regexp_replace(h ->> 'entry_key', '@[^@]*$', ''), h ->> 'entry_key', max((h ->> 'score')::float)
FROM (
  SELECT DISTINCT ON ("supplierId") * FROM "Screening" WHERE "data" IS NOT NULL
  ORDER BY "supplierId", "requestedAt" DESC, "id" DESC
) n
CROSS JOIN unnest(ARRAY['company_screenings', 'shareholders_screenings', 'beneficial_owners', 'subsidiaries',
  'branches']) g
CROSS JOIN jsonb_array_elements(COALESCE(n."data" -> g, '[]')) p
CROSS JOIN unnest(ARRAY['sanction_lists', 'adverse_media', 'peps']) k
CROSS JOIN jsonb_array_elements(COALESCE(p -> k, '[]')) h
GROUP BY n."companyId", n."supplierId", n."id", p ->> 'name', h ->> 'entry_key';
ALTER TABLE "Screening" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningHit" FORCE ROW LEVEL SECURITY;
