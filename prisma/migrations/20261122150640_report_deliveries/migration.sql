-- What a request delivers is versions: each is written once, a correction is the next one. The report's row, which
-- lists sort by, and the request point to the current one.
ALTER TABLE "ReportRequest"
  ADD COLUMN "currentDeliveryId" UUID,
  ADD COLUMN "correctionReason" TEXT,
  ADD COLUMN "correctionAt" TIMESTAMPTZ(3),
  ADD COLUMN "correctionById" UUID;
ALTER TABLE "Report" ADD COLUMN "currentDeliveryId" UUID;

CREATE TABLE "ReportDelivery" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "deliveredAt" TIMESTAMPTZ(3) NOT NULL,
    "deliveredById" UUID,
    "data" JSONB NOT NULL,
    "sha256" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ReportDelivery_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "ReportDelivery_supplierId_deliveredAt_idx" ON "ReportDelivery"("supplierId", "deliveredAt" DESC);
CREATE INDEX "ReportDelivery_companyId_idx" ON "ReportDelivery"("companyId");
CREATE UNIQUE INDEX "ReportDelivery_requestId_version_key" ON "ReportDelivery"("requestId", "version");
CREATE UNIQUE INDEX "ReportDelivery_number_version_key" ON "ReportDelivery"("number", "version");
CREATE UNIQUE INDEX "Report_currentDeliveryId_key" ON "Report"("currentDeliveryId");
CREATE UNIQUE INDEX "ReportRequest_currentDeliveryId_key" ON "ReportRequest"("currentDeliveryId");

-- Before there are rows: what is checked afterwards is looked for by an owner that row-level security hides it from.
ALTER TABLE "ReportDelivery" ADD CONSTRAINT "ReportDelivery_requestId_fkey"
  FOREIGN KEY ("requestId") REFERENCES "ReportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportDelivery" ADD CONSTRAINT "ReportDelivery_supplierId_fkey"
  FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReportRequest" ADD CONSTRAINT "ReportRequest_currentDeliveryId_fkey"
  FOREIGN KEY ("currentDeliveryId") REFERENCES "ReportDelivery"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Report" ADD CONSTRAINT "Report_currentDeliveryId_fkey"
  FOREIGN KEY ("currentDeliveryId") REFERENCES "ReportDelivery"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "ReportFile" ADD COLUMN "sinceVersion" INTEGER, ADD COLUMN "withdrawnIn" INTEGER,
  ADD COLUMN "isLeaving" BOOLEAN NOT NULL DEFAULT false;

-- What was delivered before becomes version 1, with the number and the hash that the program would give it
-- (core/src/reports/delivery-identity.ts, domain/src/reports/canonical-json.ts). The newest report of a supplier is its
-- report's row; of earlier ones there is what was entered.
CREATE FUNCTION pg_temp.report_number(request uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'HR-' || substr(t, 1, 4) || '-' || substr(t, 5, 4) || '-' || substr(t, 9, 4) FROM (
    SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ',
        (get_byte(sha256(convert_to(request::text, 'UTF8')), place) & 31) + 1, 1), '' ORDER BY place) AS t
    FROM generate_series(0, 11) place) letters
$$;
CREATE FUNCTION pg_temp.known_figures(figures jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value), '{}')
  FROM jsonb_each(figures) WHERE value NOT IN ('null', '[]', '""')
$$;
CREATE FUNCTION pg_temp.canonical_json(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'object' THEN (SELECT '{' || coalesce(string_agg(to_json(key)::text || ':' || pg_temp.canonical_json(v), ','
        ORDER BY key COLLATE "C"), '') || '}' FROM jsonb_each(value) AS entry(key, v))
    WHEN 'array' THEN (SELECT '[' || coalesce(string_agg(pg_temp.canonical_json(v), ',' ORDER BY place), '') || ']'
        FROM jsonb_array_elements(value) WITH ORDINALITY AS entry(v, place))
    WHEN 'number' THEN trim_scale(value::numeric)::text
    ELSE value::text
  END;
END
$$;

ALTER TABLE "ReportRequest" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "Report" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ReportFile" NO FORCE ROW LEVEL SECURITY;

CREATE TEMPORARY TABLE delivered ON COMMIT DROP AS
  SELECT q."id", q."companyId", q."supplierId", q."deliveredAt", q."takenById", q."kind", q."figures", p."supplierId" AS "newestOf",
    to_jsonb(p) - '{supplierId,companyId,deliveryDate,updatedAt,currentDeliveryId}'::text[] AS "report"
  FROM "ReportRequest" q
  LEFT JOIN "Report" p ON p."supplierId" = q."supplierId" AND q."id" = (
    SELECT n."id" FROM "ReportRequest" n
    WHERE n."supplierId" = q."supplierId" AND n."ccrRequestId" IS NULL AND n."status" = 'delivered'
    ORDER BY n."deliveredAt" DESC NULLS LAST, n."id" DESC LIMIT 1)
  WHERE q."status" = 'delivered' AND q."deliveredAt" IS NOT NULL;

INSERT INTO "ReportDelivery" ("id", "companyId", "supplierId", "requestId", "number", "version", "deliveredAt",
    "deliveredById", "data", "sha256")
  SELECT gen_random_uuid(), d."companyId", d."supplierId", d."id", pg_temp.report_number(d."id"), 1, d."deliveredAt",
    d."takenById", data, encode(sha256(convert_to(pg_temp.canonical_json(data), 'UTF8')), 'hex')
  FROM delivered d, LATERAL (SELECT jsonb_build_object('kind', d."kind",
    'figures', pg_temp.known_figures(coalesce(d."report", d."figures"))) AS data) made;

UPDATE "ReportRequest" q SET "currentDeliveryId" = d."id" FROM "ReportDelivery" d WHERE d."requestId" = q."id";
UPDATE "Report" p SET "currentDeliveryId" = v."id"
  FROM delivered d JOIN "ReportDelivery" v ON v."requestId" = d."id" WHERE d."newestOf" = p."supplierId";
UPDATE "ReportFile" SET "sinceVersion" = 1 WHERE "deliveredAt" IS NOT NULL;
ALTER TABLE "ReportFile" DROP COLUMN "deliveredAt";

ALTER TABLE "ReportRequest" FORCE ROW LEVEL SECURITY;
ALTER TABLE "Report" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ReportFile" FORCE ROW LEVEL SECURITY;
DROP FUNCTION pg_temp.canonical_json(jsonb), pg_temp.known_figures(jsonb), pg_temp.report_number(uuid);

ALTER TABLE "ReportDelivery" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ReportDelivery" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ReportDelivery" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ReportDelivery" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
-- Appended, never edited.
GRANT SELECT, INSERT ON "ReportDelivery" TO homologa_app, homologa_system;
