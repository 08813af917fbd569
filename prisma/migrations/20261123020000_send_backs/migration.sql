-- What the desk asks a supplier for again, and when the staff were told that a request is overdue.
ALTER TABLE "ReportRequest" ADD COLUMN "overdueToldAt" TIMESTAMPTZ(3);

CREATE TYPE "SendBackStatus" AS ENUM ('open', 'answered', 'withdrawn');
CREATE TYPE "SentBackKind" AS ENUM ('question', 'field', 'file');

CREATE TABLE "SendBack" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "status" "SendBackStatus" NOT NULL DEFAULT 'open',
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "sentById" UUID,
    "mailedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "endedById" UUID,

    CONSTRAINT "SendBack_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "SendBackItem" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "sendBackId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "SentBackKind" NOT NULL,
    "target" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "SendBackItem_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "SentBackFile" (
    "companyId" UUID NOT NULL,
    "itemId" UUID NOT NULL,
    "fileId" UUID NOT NULL,

    CONSTRAINT "SentBackFile_pkey" PRIMARY KEY ("itemId", "fileId")
);
CREATE INDEX "SendBack_supplierId_idx" ON "SendBack"("supplierId");
CREATE INDEX "SendBack_requestId_sentAt_idx" ON "SendBack"("requestId", "sentAt" DESC);
CREATE INDEX "SendBack_companyId_idx" ON "SendBack"("companyId");
CREATE INDEX "SendBackItem_companyId_idx" ON "SendBackItem"("companyId");
CREATE UNIQUE INDEX "SendBackItem_sendBackId_kind_target_key" ON "SendBackItem"("sendBackId", "kind", "target");
CREATE INDEX "SentBackFile_fileId_idx" ON "SentBackFile"("fileId");
CREATE INDEX "SentBackFile_companyId_idx" ON "SentBackFile"("companyId");

-- A supplier has one open send-back at most.
CREATE UNIQUE INDEX "SendBack_open_key" ON "SendBack"("supplierId") WHERE "status" = 'open';
-- What the overdue ones are looked for in: a small part of all requests.
CREATE INDEX "ReportRequest_untold_idx" ON "ReportRequest"("dueAt")
  WHERE "overdueToldAt" IS NULL AND "status" IN ('queued', 'taken', 'verified');

ALTER TABLE "SendBack" ADD CONSTRAINT "SendBack_supplierId_fkey"
  FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SendBack" ADD CONSTRAINT "SendBack_requestId_fkey"
  FOREIGN KEY ("requestId") REFERENCES "ReportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SendBackItem" ADD CONSTRAINT "SendBackItem_sendBackId_fkey"
  FOREIGN KEY ("sendBackId") REFERENCES "SendBack"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SentBackFile" ADD CONSTRAINT "SentBackFile_itemId_fkey"
  FOREIGN KEY ("itemId") REFERENCES "SendBackItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SentBackFile" ADD CONSTRAINT "SentBackFile_fileId_fkey"
  FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "SendBack" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "SendBack" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SendBack" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "SendBack" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
ALTER TABLE "SendBackItem" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "SendBackItem" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SendBackItem" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "SendBackItem" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
ALTER TABLE "SentBackFile" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "SentBackFile" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "SentBackFile" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "SentBackFile" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON "SendBack", "SendBackItem" TO homologa_app, homologa_system;
GRANT SELECT, INSERT, DELETE ON "SentBackFile" TO homologa_app, homologa_system;
