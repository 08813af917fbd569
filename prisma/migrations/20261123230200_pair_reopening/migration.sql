-- CreateTable
CREATE TABLE "PairReopening" (
    "decisionId" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "lastSupplierId" UUID NOT NULL,
    "compared" INTEGER NOT NULL,
    "asked" INTEGER NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PairReopening_pkey" PRIMARY KEY ("decisionId")
);

-- CreateIndex
CREATE INDEX "PairReopening_companyId_idx" ON "PairReopening"("companyId");

-- AddForeignKey
ALTER TABLE "PairReopening" ADD CONSTRAINT "PairReopening_decisionId_fkey" FOREIGN KEY ("decisionId") REFERENCES "ScreeningDecision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PairReopening" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "PairReopening" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "PairReopening" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "PairReopening" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "PairReopening" TO homologa_app, homologa_system;
