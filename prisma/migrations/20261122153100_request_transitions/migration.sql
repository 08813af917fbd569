-- When each status of a request began, and who brought it about.
CREATE TABLE "ReportRequestTransition" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "fromStatus" "ReportRequestStatus",
    "toStatus" "ReportRequestStatus" NOT NULL,
    "actorId" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReportRequestTransition_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ReportRequestTransition_requestId_createdAt_idx" ON "ReportRequestTransition"("requestId", "createdAt");
CREATE INDEX "ReportRequestTransition_companyId_idx" ON "ReportRequestTransition"("companyId");
ALTER TABLE "ReportRequestTransition" ADD CONSTRAINT "ReportRequestTransition_requestId_fkey"
  FOREIGN KEY ("requestId") REFERENCES "ReportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is known of earlier requests: the moments that they carry themselves, in their order.
ALTER TABLE "ReportRequest" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "ReportRequestTransition" ("id", "companyId", "requestId", "fromStatus", "toStatus", "actorId", "createdAt")
  SELECT gen_random_uuid(), q."companyId", q."id",
    lag(m."status") OVER (PARTITION BY q."id" ORDER BY m."place"), m."status", m."actorId", m."at"
  FROM "ReportRequest" q, LATERAL (VALUES
    (1, 'queued'::"ReportRequestStatus", q."requestedAt", NULL::uuid),
    (2, 'taken', q."takenAt", q."takenById"),
    (3, 'verified', q."verifiedAt", q."takenById"),
    (4, 'delivered', q."deliveredAt", q."takenById"),
    (5, 'cancelled', q."cancelledAt", NULL)) m ("place", "status", "at", "actorId")
  WHERE m."at" IS NOT NULL AND NOT (m."status" = 'verified' AND m."at" = q."deliveredAt");
ALTER TABLE "ReportRequest" FORCE ROW LEVEL SECURITY;

-- Of each kind a supplier has one open request at most, also while the supplier is awaited.
DROP INDEX "ReportRequest_open_key";
CREATE UNIQUE INDEX "ReportRequest_open_key" ON "ReportRequest" ("supplierId", "kind")
  WHERE "status" IN ('queued', 'taken', 'awaiting_supplier', 'verified');

ALTER TABLE "ReportRequestTransition" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ReportRequestTransition" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ReportRequestTransition" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ReportRequestTransition" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
-- Appended, never edited.
GRANT SELECT, INSERT ON "ReportRequestTransition" TO homologa_app, homologa_system;
