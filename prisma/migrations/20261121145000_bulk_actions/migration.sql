-- One deed on many suppliers, and the suppliers it means: written down before anything is changed, so that the
-- work ends although it changes what its filter finds, is resumed where it stopped, and can be undone exactly.
CREATE TABLE "BulkAction" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID,
    "action" TEXT NOT NULL,
    "labelIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "filter" JSONB,
    "undoesId" UUID,
    "createdById" UUID NOT NULL,
    "behalfOfId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "collectedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BulkAction_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BulkActionItem" (
    "companyId" UUID NOT NULL,
    "bulkActionId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "labelIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "outcome" TEXT,

    CONSTRAINT "BulkActionItem_pkey" PRIMARY KEY ("bulkActionId","supplierId")
);

-- Items are read by their action alone, in the order of the key: an index by company would be chosen instead while a
-- table that grew a moment ago has no statistics.
CREATE INDEX "BulkAction_companyId_createdAt_idx" ON "BulkAction"("companyId", "createdAt");

ALTER TABLE "BulkActionItem" ADD CONSTRAINT "BulkActionItem_bulkActionId_fkey"
  FOREIGN KEY ("bulkActionId") REFERENCES "BulkAction"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['BulkAction', 'BulkActionItem'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY tenant ON %I FOR ALL TO homologa_app
         USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()))', t);
    EXECUTE format('CREATE POLICY system ON %I FOR ALL TO homologa_system USING (true) WITH CHECK (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO homologa_app, homologa_system', t);
  END LOOP;
END
$$;
