-- Functions and triggers: rules that hold for every writer, and reads that row-level security would slow down.
-- A function with SECURITY DEFINER runs as the owner of the tables; prisma/src/rights.ts says who may call it.

-- -------------------- Search of suppliers

-- Patterns of a search term: one or two characters match a prefix, longer ones anywhere; a tax id is stored without
-- punctuation and may be typed with it. Null for an empty term.
CREATE FUNCTION search_patterns(term text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
  DECLARE
    folded text := search_fold(btrim(term));
    pattern text := replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_');
    bare text := regexp_replace(folded, '[.\-/ ]', '', 'g');
  BEGIN
    IF folded = '' THEN
      RETURN NULL;
    ELSIF length(folded) < 3 THEN
      RETURN ARRAY[pattern || '%'];
    ELSIF bare <> folded AND bare ~ '^[0-9a-z]*[0-9]{2}[0-9a-z]*$' AND length(bare) >= 3 THEN
      RETURN ARRAY['%' || pattern || '%', '%' || bare || '%'];
    END IF;
    RETURN ARRAY['%' || pattern || '%'];
  END
  $$;

-- Ids of the company's suppliers that match a term. LIKE is not leakproof: under row-level security it would use no
-- index, so the function reads as the owner and names the transaction's company itself. A list asks for `at_most` ids:
-- as many mean a common term. Sequential scans are off, so that a search costs at most what its index costs.
CREATE FUNCTION search_supplier_ids(term text, at_most integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off SET enable_indexscan = off
  AS $$
  DECLARE
    company uuid := app_company_id();
    patterns text[] := search_patterns(term);
  BEGIN
    IF company IS NULL OR patterns IS NULL THEN
      RETURN;
    END IF;
    IF left(patterns[1], 1) <> '%' THEN
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1
           AND ("companyNameFold" LIKE $2 OR nullif(lower("taxId"), '''') COLLATE "C" LIKE $2) LIMIT $3'
        USING company, patterns[1], at_most;
    ELSIF cardinality(patterns) = 2 THEN
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND ("search" LIKE $2 OR "search" LIKE $3) LIMIT $4'
        USING company, patterns[1], patterns[2], at_most;
    ELSE
      RETURN QUERY EXECUTE
        'SELECT "id" FROM "Supplier" WHERE "companyId" = $1 AND "search" LIKE $2 LIMIT $3'
        USING company, patterns[1], at_most;
    END IF;
  END
  $$;
REVOKE EXECUTE ON FUNCTION search_supplier_ids(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_supplier_ids(text, integer) TO homologa_app;

CREATE FUNCTION search_supplier_ids(term text) RETURNS SETOF uuid
  LANGUAGE sql STABLE ROWS 50
  AS $$ SELECT search_supplier_ids(term, NULL) $$;
REVOKE EXECUTE ON FUNCTION search_supplier_ids(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_supplier_ids(text) TO homologa_app;

-- -------------------- Staff

-- Staff to notify of something from a company's transaction, which sees no other account.
CREATE FUNCTION staff_user_ids() RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$ SELECT "id" FROM "User" WHERE "accountRole" = 'admin' AND "active" AND "invitedAt" IS NULL $$;
REVOKE EXECUTE ON FUNCTION staff_user_ids() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_user_ids() TO homologa_app, homologa_system;

-- -------------------- Heartbeats of the workers

-- Identifies the running database. A dump carries neither its oid nor the start of its server, so in a restored copy
-- the heartbeats of the original's workers are foreign.
CREATE FUNCTION heartbeat_origin() RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT concat_ws('-', oid, extract(epoch FROM pg_postmaster_start_time()))
    FROM pg_catalog.pg_database WHERE datname = current_database()
$$;

CREATE FUNCTION stamp_heartbeat() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."origin" := public.heartbeat_origin();
  RETURN NEW;
END
$$;

CREATE TRIGGER stamp_heartbeat BEFORE INSERT OR UPDATE ON "WorkerHeartbeat"
  FOR EACH ROW EXECUTE FUNCTION stamp_heartbeat();

-- -------------------- Storage of a company's files

-- Adds the sizes of a statement's files to the company's use; released files do not count. The row stays locked until
-- the end of the transaction: of two concurrent uploads, the second is measured after the first.
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

-- -------------------- Screening status of a supplier

-- The displayed status of a screening: without data it is in progress (shownScreeningStatus in domain).
CREATE FUNCTION shown_screening_status(s "Screening") RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN s."status" <> 'failed' AND s."data" IS NULL THEN 'in_progress' ELSE s."status"::text END $$;

-- Copies status and review of the newest screening to its supplier, as the caller, who names the company. The supplier
-- is locked before its screenings are read: in one statement, an older screening that ends while a new one is requested
-- would leave its own status behind.
CREATE FUNCTION supplier_screening_apply() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  DECLARE
    changed "Screening" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    newest "Screening";
  BEGIN
    PERFORM 1 FROM "Supplier" WHERE "id" = changed."supplierId" AND "companyId" = changed."companyId" FOR UPDATE;
    SELECT * INTO newest FROM "Screening" s WHERE s."supplierId" = changed."supplierId"
    ORDER BY s."requestedAt" DESC, s."id" DESC LIMIT 1;
    UPDATE "Supplier" SET
      "screeningStatus" = CASE WHEN newest."id" IS NOT NULL THEN shown_screening_status(newest) END,
      "screeningReview" = CASE WHEN shown_screening_status(newest) IN ('match', 'no_match') THEN newest."review"
        ELSE '{}' END
    WHERE "id" = changed."supplierId" AND "companyId" = changed."companyId";
    RETURN NULL;
  END
  $$;

CREATE TRIGGER supplier_screening AFTER INSERT OR DELETE OR UPDATE OF "status", "data", "requestedAt", "review"
  ON "Screening" FOR EACH ROW EXECUTE FUNCTION supplier_screening_apply();

-- -------------------- Counters of suppliers

-- The counters that a supplier adds to; empty values are not counted.
CREATE FUNCTION supplier_stat_keys(s "Supplier") RETURNS TABLE (dim text, val text)
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
        ELSE 'great' END)
    ) AS k (dim, val) WHERE k.val IS NOT NULL
  $$;

-- A shard of a workflow's counters that no other transaction adds to, locked until the end of the transaction, so that
-- up to sixteen concurrent changes of a workflow do not wait for each other. Workflows share 256 classes of locks: a
-- statement over thousands of workflows takes no more. If all shards are locked, the connection's number decides.
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

-- Adds or subtracts the suppliers of one statement, keys in order, so that two statements cannot deadlock.
CREATE FUNCTION supplier_stat_apply() RETURNS trigger
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

-- The same for an update. Most updates change nothing that is counted (a sent mail, a login, a reminder): comparing
-- both sets of rows ends them before any counter is touched. A trigger with transition tables cannot name columns.
CREATE FUNCTION supplier_stat_apply_update() RETURNS trigger
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

CREATE TRIGGER supplier_stat_insert AFTER INSERT ON "Supplier"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION supplier_stat_apply();
CREATE TRIGGER supplier_stat_update AFTER UPDATE ON "Supplier"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION supplier_stat_apply_update();
CREATE TRIGGER supplier_stat_delete AFTER DELETE ON "Supplier"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION supplier_stat_apply();
