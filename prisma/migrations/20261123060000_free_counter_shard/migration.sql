-- A statement adds to a shard of the counters that no other transaction is adding to, and keeps it until the end of its
-- own: changes in one workflow do not wait for each other while fewer than sixteen are under way. By the connection's number alone two
-- of them met often. When all are taken it is that of the number, and waits.
CREATE FUNCTION supplier_stat_shard() RETURNS smallint
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  DECLARE
    shard integer;
  BEGIN
    FOR step IN 0..15 LOOP
      shard := (pg_backend_pid() + step) % 16;
      IF pg_try_advisory_xact_lock(7411, shard) THEN
        RETURN shard;
      END IF;
    END LOOP;
    RETURN pg_backend_pid() % 16;
  END
  $$;

REVOKE EXECUTE ON FUNCTION supplier_stat_shard() FROM PUBLIC;

CREATE OR REPLACE FUNCTION supplier_stat_apply() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    own_shard smallint := supplier_stat_shard();
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
        SELECT n."companyId", n."workflowId", k.dim, k.val, own_shard, count(*)
        FROM new_rows n, LATERAL supplier_stat_keys(n::"Supplier") k
        GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    ELSE
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
        SELECT o."companyId", o."workflowId", k.dim, k.val, own_shard, -count(*)
        FROM old_rows o, LATERAL supplier_stat_keys(o::"Supplier") k
        WHERE EXISTS (SELECT FROM "Workflow" w WHERE w."id" = o."workflowId")
        GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    END IF;
    RETURN NULL;
  END
  $$;

CREATE OR REPLACE FUNCTION supplier_stat_apply_update() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    own_shard smallint;
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
    own_shard := supplier_stat_shard();
    INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
      SELECT d."companyId", d."workflowId", d.dim, d.val, own_shard, sum(d.n)
      FROM (
        SELECT n."companyId", n."workflowId", k.dim, k.val, 1 AS n
          FROM new_rows n, LATERAL supplier_stat_keys(n::"Supplier") k
        UNION ALL
        SELECT o."companyId", o."workflowId", k.dim, k.val, -1 AS n
          FROM old_rows o, LATERAL supplier_stat_keys(o::"Supplier") k
      ) d
      GROUP BY 1, 2, 3, 4 HAVING sum(d.n) <> 0 ORDER BY 2, 3, 4
      ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    RETURN NULL;
  END
  $$;
