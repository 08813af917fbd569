-- CreateTable
CREATE TABLE "StorageUse" (
    "companyId" UUID NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "StorageUse_pkey" PRIMARY KEY ("companyId")
);

ALTER TABLE "StorageUse" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "StorageUse" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "StorageUse" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "StorageUse" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
-- The trigger's owner is subject to forced row-level security unless it is a superuser.
CREATE POLICY counters ON "StorageUse" FOR ALL TO CURRENT_USER USING (true) WITH CHECK (true);
-- Read by the application, written by the trigger alone.
REVOKE INSERT, UPDATE, DELETE ON "StorageUse" FROM homologa_app, homologa_system;
GRANT SELECT ON "StorageUse" TO homologa_app, homologa_system;

-- Keeps what a company's files take up, those aside that nothing refers to any more. The company's row is held from
-- here to the end of the transaction: of two files that are recorded at once, the second is counted after the first.
CREATE FUNCTION storage_use_apply() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "StorageUse" AS used ("companyId", "bytes")
        SELECT "companyId", sum("size") FROM new_rows
        WHERE "companyId" IS NOT NULL AND "orphanedAt" IS NULL
        GROUP BY 1 ORDER BY 1
        ON CONFLICT ("companyId") DO UPDATE SET "bytes" = used."bytes" + excluded."bytes";
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO "StorageUse" AS used ("companyId", "bytes")
        SELECT "companyId", -sum("size") FROM old_rows
        WHERE "companyId" IS NOT NULL AND "orphanedAt" IS NULL
        GROUP BY 1 ORDER BY 1
        ON CONFLICT ("companyId") DO UPDATE SET "bytes" = used."bytes" + excluded."bytes";
    ELSE
      INSERT INTO "StorageUse" AS used ("companyId", "bytes")
        SELECT d."companyId", sum(d.bytes)
        FROM (
          SELECT "companyId", "size"::bigint AS bytes FROM new_rows WHERE "orphanedAt" IS NULL
          UNION ALL
          SELECT "companyId", -"size"::bigint FROM old_rows WHERE "orphanedAt" IS NULL
        ) d
        WHERE d."companyId" IS NOT NULL
        GROUP BY 1 HAVING sum(d.bytes) <> 0 ORDER BY 1
        ON CONFLICT ("companyId") DO UPDATE SET "bytes" = used."bytes" + excluded."bytes";
    END IF;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER storage_use_insert AFTER INSERT ON "StoredFile"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION storage_use_apply();
CREATE TRIGGER storage_use_update AFTER UPDATE ON "StoredFile"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION storage_use_apply();
CREATE TRIGGER storage_use_delete AFTER DELETE ON "StoredFile"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION storage_use_apply();

-- What is there already.
ALTER TABLE "StoredFile" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "StorageUse" ("companyId", "bytes")
  SELECT "companyId", sum("size") FROM "StoredFile"
  WHERE "companyId" IS NOT NULL AND "orphanedAt" IS NULL GROUP BY 1;
ALTER TABLE "StoredFile" FORCE ROW LEVEL SECURITY;
