-- Heartbeats name the running database that they were written in. A dump carries rows, but neither the database's oid
-- nor the start of its server: in a restored copy the heartbeats of the original's workers are known as foreign.
ALTER TABLE "WorkerHeartbeat" ADD COLUMN "origin" TEXT;

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

-- By the database and not by the workers: those of the version before go on writing theirs while they are replaced.
CREATE TRIGGER stamp_heartbeat BEFORE INSERT OR UPDATE ON "WorkerHeartbeat"
  FOR EACH ROW EXECUTE FUNCTION stamp_heartbeat();
