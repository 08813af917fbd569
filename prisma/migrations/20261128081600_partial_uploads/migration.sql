-- Uploads that arrive in parts, so that an upload continues after a cut at any server. A row has no reference to its
-- supplier: if the supplier is deleted, the row remains until the sweep has deleted the bytes that it names.

CREATE TABLE "PartialUpload" (
  -- Chosen by the client, unique per supplier.
  "id" UUID NOT NULL,
  "companyId" UUID NOT NULL,
  "supplierId" UUID NOT NULL,
  "size" INTEGER NOT NULL,
  "received" INTEGER NOT NULL DEFAULT 0,
  -- Keys of the received parts, in order.
  "parts" TEXT[] NOT NULL DEFAULT '{}',
  -- Every key under which bytes may be stored, also of parts whose write failed.
  "keys" TEXT[] NOT NULL DEFAULT '{}',
  -- The stored file, once the upload is used.
  "fileId" UUID,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("supplierId", "id"),
  CONSTRAINT "PartialUpload_received_check" CHECK ("received" BETWEEN 0 AND "size")
);
CREATE INDEX "PartialUpload_companyId_idx" ON "PartialUpload" ("companyId");
CREATE INDEX "PartialUpload_updatedAt_idx" ON "PartialUpload" ("updatedAt");

ALTER TABLE "PartialUpload" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "PartialUpload" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "PartialUpload" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "PartialUpload" TO homologa_app, homologa_system;
