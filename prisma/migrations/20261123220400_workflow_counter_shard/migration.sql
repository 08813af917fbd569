-- A shard is taken for one workflow: changes of a busy one leave those of all others their sixteen. Workflows share 256
-- classes of locks, so that a statement over thousands of them takes no more; two of a class give way to each other, and
-- do not wait.
CREATE FUNCTION supplier_stat_shard(workflow uuid) RETURNS smallint
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  DECLARE
    class integer := hashtext(workflow::text) & 255;
    shard integer;
  BEGIN
    FOR step IN 0..15 LOOP
      shard := (pg_backend_pid() + step) % 16;
      IF pg_try_advisory_xact_lock(7411, class * 16 + shard) THEN
        RETURN shard;
      END IF;
    END LOOP;
    RETURN pg_backend_pid() % 16;
  END
  $$;

REVOKE EXECUTE ON FUNCTION supplier_stat_shard(uuid) FROM PUBLIC;

CREATE OR REPLACE FUNCTION supplier_stat_apply() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
        WITH taken AS MATERIALIZED (
          SELECT w.id, supplier_stat_shard(w.id) AS shard FROM (SELECT DISTINCT "workflowId" AS id FROM new_rows) w
        )
        SELECT n."companyId", n."workflowId", k.dim, k.val, t.shard, count(*)
        FROM new_rows n JOIN taken t ON t.id = n."workflowId", LATERAL supplier_stat_keys(n::"Supplier") k
        GROUP BY 1, 2, 3, 4, 5 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    ELSE
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
        WITH taken AS MATERIALIZED (
          SELECT w."id", supplier_stat_shard(w."id") AS shard FROM "Workflow" w
          WHERE w."id" IN (SELECT "workflowId" FROM old_rows)
        )
        SELECT o."companyId", o."workflowId", k.dim, k.val, t.shard, -count(*)
        FROM old_rows o JOIN taken t ON t.id = o."workflowId", LATERAL supplier_stat_keys(o::"Supplier") k
        GROUP BY 1, 2, 3, 4, 5 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    END IF;
    RETURN NULL;
  END
  $$;

CREATE OR REPLACE FUNCTION supplier_stat_apply_update() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  BEGIN
    IF NOT EXISTS (
      SELECT "workflowId", "displayStatus", "country", "financialStrength", "industry", "riskIndicator",
        "racRiskIndicator", "commercialScore" FROM new_rows
      EXCEPT ALL
      SELECT "workflowId", "displayStatus", "country", "financialStrength", "industry", "riskIndicator",
        "racRiskIndicator", "commercialScore" FROM old_rows
    ) THEN
      RETURN NULL;
    END IF;
    INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
      WITH moved AS (
        SELECT d."companyId", d."workflowId", d.dim, d.val, sum(d.n) AS n
        FROM (
          SELECT n."companyId", n."workflowId", k.dim, k.val, 1 AS n
            FROM new_rows n, LATERAL supplier_stat_keys(n::"Supplier") k
          UNION ALL
          SELECT o."companyId", o."workflowId", k.dim, k.val, -1 AS n
            FROM old_rows o, LATERAL supplier_stat_keys(o::"Supplier") k
        ) d
        GROUP BY 1, 2, 3, 4 HAVING sum(d.n) <> 0
      ), taken AS MATERIALIZED (
        SELECT w.id, supplier_stat_shard(w.id) AS shard FROM (SELECT DISTINCT "workflowId" AS id FROM moved) w
      )
      SELECT m."companyId", m."workflowId", m.dim, m.val, t.shard, m.n
      FROM moved m JOIN taken t ON t.id = m."workflowId"
      ORDER BY 2, 3, 4
      ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    RETURN NULL;
  END
  $$;

DROP FUNCTION supplier_stat_shard();
