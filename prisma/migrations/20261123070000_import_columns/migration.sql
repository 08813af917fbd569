-- Which column of a company's files is which field, by their headings.
CREATE TABLE "ImportColumns" (
    "companyId" UUID NOT NULL,
    "headings" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ImportColumns_pkey" PRIMARY KEY ("companyId","headings")
);

ALTER TABLE "ImportColumns" ADD CONSTRAINT "ImportColumns_companyId_fkey"
  FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ImportColumns" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ImportColumns" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ImportColumns" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ImportColumns" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ImportColumns" TO homologa_app, homologa_system;
