-- AlterTable
ALTER TABLE "SupplierStat" DROP CONSTRAINT "SupplierStat_pkey",
ADD COLUMN     "shard" SMALLINT NOT NULL DEFAULT 0,
ADD CONSTRAINT "SupplierStat_pkey" PRIMARY KEY ("workflowId", "dim", "val", "shard");

-- Each connection adds to a shard of its own, so that two changes in one workflow seldom wait for each other; whoever
-- reads a counter sums its shards.
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
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
        SELECT o."companyId", o."workflowId", k.dim, k.val, own_shard, -count(*)
        FROM old_rows o, LATERAL supplier_stat_keys(o::"Supplier") k
        WHERE EXISTS (SELECT FROM "Workflow" w WHERE w."id" = o."workflowId")
        GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
        ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";
    ELSE
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
    END IF;
    RETURN NULL;
  END
  $$;
