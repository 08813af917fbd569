-- The outcomes of scores are counted for the dashboard, by the colour of their threshold. The few scores that exist are
-- counted while nobody writes suppliers, as each later change adds to the counters by the functions below.
-- Blocking is accepted: all locks last as long as a statement that finds its rows by the index of scored suppliers.
ALTER TABLE "Supplier" NO FORCE ROW LEVEL SECURITY;
-- Blocking is accepted: as above.
ALTER TABLE "SupplierStat" NO FORCE ROW LEVEL SECURITY;

INSERT INTO "SupplierStat" AS stat ("companyId", "workflowId", "dim", "val", "shard", "n")
  SELECT s."companyId", s."workflowId", 'score_outcome', s."scoreColour", 0, count(*)
  FROM "Supplier" s
  WHERE s."scoreColour" COLLATE "C" IS NOT NULL AND s."unconfirmedEmail" IS NULL
  GROUP BY 1, 2, 4 ORDER BY 2, 4
  ON CONFLICT ("workflowId", "dim", "val", "shard") DO UPDATE SET "n" = stat."n" + excluded."n";

-- Blocking is accepted: as above.
ALTER TABLE "Supplier" FORCE ROW LEVEL SECURITY;
-- Blocking is accepted: as above.
ALTER TABLE "SupplierStat" FORCE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION supplier_stat_keys(s "Supplier") RETURNS TABLE (dim text, val text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT k.dim, k.val FROM (VALUES
      ('total', 'all'),
      ('status', s."displayStatus"::text),
      ('country', nullif(s."country", '')),
      ('financial_strength', s."financialStrength"),
      ('industry', s."industry"),
      ('risk_indicator', s."riskIndicator"),
      ('rac_risk_indicator', s."racRiskIndicator"),
      ('commercial_score', CASE
        WHEN s."commercialScore" IS NULL THEN NULL
        WHEN s."commercialScore" <= 20 THEN 'alert'
        WHEN s."commercialScore" <= 40 THEN 'to_monitor'
        WHEN s."commercialScore" <= 60 THEN 'regular'
        WHEN s."commercialScore" <= 80 THEN 'good'
        ELSE 'great' END),
      ('score_outcome', s."scoreColour")
    ) AS k (dim, val) WHERE k.val IS NOT NULL AND s."unconfirmedEmail" IS NULL
  $$;

-- As before, except that another outcome is counted too.
CREATE OR REPLACE FUNCTION supplier_stat_apply_update() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  BEGIN
    IF NOT EXISTS (
      SELECT "workflowId", "displayStatus", "country", "financialStrength", "industry", "riskIndicator",
        "racRiskIndicator", "commercialScore", "scoreColour", "unconfirmedEmail" IS NULL FROM new_rows
      EXCEPT ALL
      SELECT "workflowId", "displayStatus", "country", "financialStrength", "industry", "riskIndicator",
        "racRiskIndicator", "commercialScore", "scoreColour", "unconfirmedEmail" IS NULL FROM old_rows
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
