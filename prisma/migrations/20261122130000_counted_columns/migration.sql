-- Most updates of a supplier change nothing that is counted: a mail that was sent, a login, a reminder. They end here,
-- before any counter is touched. Compared as a whole, without a join: what has as many of each before and after has the
-- same counters. (A trigger that reads the statement's rows cannot be limited to columns.)
CREATE FUNCTION supplier_stat_apply_update() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    own_shard smallint := pg_backend_pid() % 8;
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

DROP TRIGGER supplier_stat_update ON "Supplier";
CREATE TRIGGER supplier_stat_update AFTER UPDATE ON "Supplier"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION supplier_stat_apply_update();

-- The function is left with what remains of it.
CREATE OR REPLACE FUNCTION supplier_stat_apply() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  DECLARE
    own_shard smallint := pg_backend_pid() % 8;
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
