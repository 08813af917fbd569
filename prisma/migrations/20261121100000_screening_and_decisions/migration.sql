-- AlterTable
ALTER TABLE "ScreeningDecision" ADD COLUMN     "decidedByName" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Supplier" ADD COLUMN     "decision" TEXT,
ADD COLUMN     "screeningStatus" TEXT;

-- CreateTable
CREATE TABLE "SupplierDecision" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "decision" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "decidedById" UUID NOT NULL,
    "decidedByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SupplierDecision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SupplierDecision_supplierId_createdAt_idx" ON "SupplierDecision"("supplierId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "SupplierDecision_companyId_idx" ON "SupplierDecision"("companyId");

-- CreateIndex
CREATE INDEX "Supplier_companyId_screeningStatus_idx" ON "Supplier"("companyId", "screeningStatus");

-- CreateIndex
CREATE INDEX "Supplier_companyId_decision_idx" ON "Supplier"("companyId", "decision");

-- AddForeignKey
ALTER TABLE "SupplierDecision" ADD CONSTRAINT "SupplierDecision_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SupplierDecision" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "SupplierDecision" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SupplierDecision" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "SupplierDecision" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
-- Decisions are appended, never edited; a supplier that is deleted takes its own along.
GRANT SELECT, INSERT ON "SupplierDecision" TO homologa_app, homologa_system;
REVOKE UPDATE, DELETE ON "ScreeningDecision" FROM homologa_app, homologa_system;

-- ---------------------------------------------------------------- the status that lists filter by
-- A screening that has no data counts as in progress (domain: shownScreeningStatus).
CREATE FUNCTION shown_screening_status(s "Screening") RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN s."status" <> 'failed' AND s."data" IS NULL THEN 'in_progress' ELSE s."status"::text END $$;

-- Whoever writes a screening cannot forget its supplier. It writes as the caller, who names the company.
CREATE FUNCTION supplier_screening_apply() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    UPDATE "Supplier" SET "screeningStatus" = (
      SELECT shown_screening_status(s) FROM "Screening" s WHERE s."supplierId" = NEW."supplierId"
      ORDER BY s."requestedAt" DESC, s."id" DESC LIMIT 1)
    WHERE "id" = NEW."supplierId" AND "companyId" = NEW."companyId";
    RETURN NULL;
  END
  $$;
CREATE TRIGGER supplier_screening AFTER INSERT OR UPDATE OF "status", "data" ON "Screening"
  FOR EACH ROW EXECUTE FUNCTION supplier_screening_apply();

-- Forced row-level security would hide the rows from the tables' owner.
ALTER TABLE "Supplier" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "Screening" NO FORCE ROW LEVEL SECURITY;
UPDATE "Supplier" t SET "screeningStatus" = (
  SELECT shown_screening_status(s) FROM "Screening" s WHERE s."supplierId" = t."id"
  ORDER BY s."requestedAt" DESC, s."id" DESC LIMIT 1)
WHERE EXISTS (SELECT FROM "Screening" s WHERE s."supplierId" = t."id");
ALTER TABLE "Supplier" FORCE ROW LEVEL SECURITY;
ALTER TABLE "Screening" FORCE ROW LEVEL SECURITY;
