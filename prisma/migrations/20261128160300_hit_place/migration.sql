-- Tab of the queue, workflow and owner of a hit are stored with the hit, so that the queue is counted, filtered and sorted
-- without reading the hits' suppliers and workflows. Triggers write them, because the previous version's servers and
-- workers, which know none of the columns, keep running during an upgrade.
ALTER TABLE "ScreeningHit"
  ADD COLUMN "workflowId" UUID,
  ADD COLUMN "ownerId" UUID,
  ADD COLUMN "queue" TEXT;
ALTER TABLE "ScreeningHit"
  ADD CONSTRAINT "ScreeningHit_queue_check" CHECK ("queue" IN ('open', 'proposed', 'settled')) NOT VALID;

-- The queue shows the first row of each group of entries. Hits of archived suppliers and of drafts are not in the queue.
-- All compliance checks share one workflow, whose creator does not own their hits: the user who requested the check does.
CREATE FUNCTION screening_hit_place() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    SELECT s."workflowId",
      CASE WHEN w."holdsChecks" THEN c."requestedById" ELSE w."createdById" END,
      CASE WHEN NEW."entries" = 0 OR s."displayStatus" = 'archived' OR w."status" = 'draft' THEN NULL
        WHEN NEW."state" = 'undecided' THEN 'open'
        WHEN NEW."state" = 'proposed' THEN 'proposed'
        ELSE 'settled' END
    INTO NEW."workflowId", NEW."ownerId", NEW."queue"
    FROM "Supplier" s
      JOIN "Workflow" w ON w."id" = s."workflowId"
      LEFT JOIN "ComplianceCheck" c ON c."supplierId" = s."id"
    WHERE s."id" = NEW."supplierId";
    RETURN NEW;
  END
  $$;
CREATE TRIGGER screening_hit_place BEFORE INSERT OR UPDATE ON "ScreeningHit"
  FOR EACH ROW EXECUTE FUNCTION screening_hit_place();

-- Changes of the supplier, the workflow or the check update the hits, whose trigger reads the new values.
CREATE FUNCTION screening_hit_of_supplier() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    UPDATE "ScreeningHit" SET "queue" = "queue" WHERE "supplierId" = NEW."id";
    RETURN NULL;
  END
  $$;
CREATE TRIGGER screening_hit_place AFTER UPDATE OF "status", "workflowId" ON "Supplier" FOR EACH ROW
  WHEN (OLD."workflowId" <> NEW."workflowId" OR (OLD."status" = 'archived') <> (NEW."status" = 'archived'))
  EXECUTE FUNCTION screening_hit_of_supplier();

CREATE FUNCTION screening_hit_of_workflow() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    UPDATE "ScreeningHit" SET "queue" = "queue" WHERE "workflowId" = NEW."id";
    RETURN NULL;
  END
  $$;
CREATE TRIGGER screening_hit_place AFTER UPDATE OF "status", "createdById", "holdsChecks" ON "Workflow" FOR EACH ROW
  WHEN (OLD."createdById" IS DISTINCT FROM NEW."createdById" OR OLD."holdsChecks" <> NEW."holdsChecks"
    OR (OLD."status" = 'draft') <> (NEW."status" = 'draft'))
  EXECUTE FUNCTION screening_hit_of_workflow();

CREATE FUNCTION screening_hit_of_check() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  BEGIN
    UPDATE "ScreeningHit" SET "queue" = "queue" WHERE "supplierId" = NEW."supplierId";
    RETURN NULL;
  END
  $$;
CREATE TRIGGER screening_hit_place AFTER UPDATE OF "requestedById" ON "ComplianceCheck" FOR EACH ROW
  WHEN (OLD."requestedById" IS DISTINCT FROM NEW."requestedById")
  EXECUTE FUNCTION screening_hit_of_check();

-- The counters that a hit adds to, beside those of suppliers: 'hits' by tab, 'hits_proposed' by who proposed.
CREATE FUNCTION screening_hit_stat_keys(h "ScreeningHit") RETURNS TABLE (dim text, val text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT k.dim, k.val FROM (VALUES
      ('hits', h."queue"),
      ('hits_proposed', CASE WHEN h."queue" = 'proposed' THEN h."decidedById"::text END)
    ) AS k (dim, val) WHERE k.val IS NOT NULL
  $$;

-- Adds and subtracts the hits of one statement in the order of the keys, in the shards of their workflows, like the
-- counters of suppliers. A hit that leaves with its workflow has no counters any more.
CREATE FUNCTION screening_hit_stat_apply() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    moved jsonb;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT jsonb_agg(to_jsonb(d)) INTO moved FROM (
        SELECT n."companyId", n."workflowId", k.dim, k.val, count(*) AS n
        FROM new_rows n, LATERAL screening_hit_stat_keys(n::"ScreeningHit") k GROUP BY 1, 2, 3, 4
      ) d;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT jsonb_agg(to_jsonb(d)) INTO moved FROM (
        SELECT o."companyId", o."workflowId", k.dim, k.val, -count(*) AS n
        FROM old_rows o, LATERAL screening_hit_stat_keys(o::"ScreeningHit") k GROUP BY 1, 2, 3, 4
      ) d;
    ELSE
      SELECT jsonb_agg(to_jsonb(d)) INTO moved FROM (
        SELECT c."companyId", c."workflowId", c.dim, c.val, sum(c.n) AS n
        FROM (
          SELECT n."companyId", n."workflowId", k.dim, k.val, 1 AS n
            FROM new_rows n, LATERAL screening_hit_stat_keys(n::"ScreeningHit") k
          UNION ALL
          SELECT o."companyId", o."workflowId", k.dim, k.val, -1 AS n
            FROM old_rows o, LATERAL screening_hit_stat_keys(o::"ScreeningHit") k
        ) c
        GROUP BY 1, 2, 3, 4 HAVING sum(c.n) <> 0
      ) d;
    END IF;
    IF moved IS NULL THEN
      RETURN NULL;
    END IF;
    INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
      WITH change AS (
        SELECT * FROM jsonb_to_recordset(moved) AS m ("companyId" uuid, "workflowId" uuid, dim text, val text, n integer)
      ), taken AS MATERIALIZED (
        SELECT w."id", supplier_stat_shard(w."id") AS shard FROM "Workflow" w
        WHERE w."id" IN (SELECT "workflowId" FROM change)
      )
      SELECT m."companyId", m."workflowId", m.dim, m.val, t.shard, m.n
      FROM change m JOIN taken t ON t."id" = m."workflowId"
      ORDER BY 2, 3, 4
      ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    RETURN NULL;
  END
  $$;

CREATE TRIGGER screening_hit_stat_insert AFTER INSERT ON "ScreeningHit"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION screening_hit_stat_apply();
CREATE TRIGGER screening_hit_stat_update AFTER UPDATE ON "ScreeningHit"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION screening_hit_stat_apply();
CREATE TRIGGER screening_hit_stat_delete AFTER DELETE ON "ScreeningHit"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION screening_hit_stat_apply();
