-- Entries are kept by what their publishers do not renumber: the United Nations' by the reference number and not the
-- number of the record, CEPIM's by the party and the reason, records of the US list that carry a hash of their own
-- content and taxpayers of 69-B without a number by their names. What is stored under the references from before, with
-- what was decided about it, is called by the new ones: a cleared hit stays cleared, and nobody is told of it as new.
-- Identities (SHA-256) stay as they are. Safe to repeat.
CREATE TEMPORARY TABLE renamed_entry ON COMMIT DROP AS
  SELECT e."id", e."watchlistId", w."code", e."sourceId" AS "before", NULL::text AS "after", e."firstNumber" AS "first",
    e."lastNumber" AS "last", left(e."identityHash", 32) AS "identity", left(CASE w."format"
      WHEN 'un_xml' THEN e."programmes"[cardinality(e."programmes")]
      WHEN 'mx_69b_csv' THEN concat(split_part(e."sourceId", ' ', 1), ' ', e."names"->0->>'value')
      WHEN 'br_cgu_json' THEN concat('CEPIM-', e."identifiers"->0->>'value', '-',
        left(encode(sha256(convert_to(coalesce(e."remarks", ''), 'UTF8')), 'hex'), 12))
      WHEN 'us_csl_csv' THEN concat(split_part(e."sourceId", '-', 1), '-', e."names"->0->>'value', ' ', e."listedOn")
    END, 120) AS "wanted"
  FROM "WatchlistEntry" e JOIN "Watchlist" w ON w."id" = e."watchlistId"
  WHERE CASE w."format"
    WHEN 'un_xml' THEN e."sourceId" ~ '^\d+(~\d+)?$' AND cardinality(e."programmes") >= 2
    WHEN 'mx_69b_csv' THEN e."sourceId" ~ '^\S+ \d+(~\d+)?$'
    WHEN 'br_cgu_json' THEN e."sourceId" ~ '^CEPIM-\d+(~\d+)?$'
    WHEN 'us_csl_csv' THEN e."sourceId" ~ '^[A-Z]+-[0-9a-f]{20,}(~\d+)?$'
    ELSE false END;
CREATE INDEX ON renamed_entry ("watchlistId", "after");

-- As an import numbers references that are used again: the first that no entry has at the same time.
DO $$
DECLARE
  entry record;
  place int;
  named text;
BEGIN
  FOR entry IN SELECT * FROM renamed_entry ORDER BY "watchlistId", "wanted", "first", length("before"), "before" LOOP
    place := 1;
    named := entry."wanted";
    WHILE EXISTS (SELECT FROM renamed_entry t WHERE t."watchlistId" = entry."watchlistId" AND t."after" = named
        AND (t."last" IS NULL OR t."last" >= entry."first")) LOOP
      place := place + 1;
      named := entry."wanted" || '~' || place;
    END LOOP;
    UPDATE renamed_entry SET "after" = named WHERE "id" = entry."id";
  END LOOP;
END
$$;

UPDATE "WatchlistEntry" e SET "sourceId" = r."after" FROM renamed_entry r WHERE r."id" = e."id";

CREATE TEMPORARY TABLE renamed_key ON COMMIT DROP AS
  SELECT DISTINCT ON ("code", "before", "identity") concat("code", ':', "before", '@', "identity") AS "before",
    concat("code", ':', "after", '@', "identity") AS "after", concat("code", ':', "before") AS "entryBefore",
    concat("code", ':', "after") AS "entryAfter", "after" AS "reference", "first"
  FROM renamed_entry ORDER BY "code", "before", "identity", "first" DESC;
CREATE INDEX ON renamed_key ("before");
CREATE INDEX ON renamed_key ("entryBefore");

-- The same stored answer with its hits and watched entries called by the new references.
CREATE FUNCTION pg_temp.renamed(value jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  made jsonb;
  known record;
BEGIN
  IF jsonb_typeof(value) = 'array' THEN
    RETURN coalesce((SELECT jsonb_agg(pg_temp.renamed(one) ORDER BY place)
      FROM jsonb_array_elements(value) WITH ORDINALITY AS each(one, place)), '[]');
  ELSIF jsonb_typeof(value) IS DISTINCT FROM 'object' THEN
    RETURN value;
  END IF;
  made := coalesce((SELECT jsonb_object_agg(key, pg_temp.renamed(one)) FROM jsonb_each(value) AS each(key, one)), '{}');
  IF made ? 'entry_key' THEN
    SELECT * INTO known FROM renamed_key WHERE "before" = made->>'entry_key';
  ELSIF made ? 'source_id' THEN
    SELECT * INTO known FROM renamed_key WHERE "entryBefore" = concat(made->>'list', ':', made->>'source_id')
      ORDER BY "first" DESC LIMIT 1;
  ELSE
    RETURN made;
  END IF;
  IF NOT FOUND THEN RETURN made; END IF;
  RETURN made || (SELECT jsonb_object_agg(key, one) FROM (VALUES ('entry_key', known."after"),
    ('entry_id', known."reference"), ('source_id', known."reference")) AS each(key, one) WHERE made ? key);
END
$$;

-- Forced row-level security would hide the rows from the tables' owner.
ALTER TABLE "Screening" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningDecision" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningHit" NO FORCE ROW LEVEL SECURITY;

UPDATE "ScreeningDecision" d SET "entryKey" = k."after" FROM renamed_key k WHERE d."entryKey" = k."before";
UPDATE "ScreeningHit" h SET "entryKey" = k."after", "entry" = k."entryAfter"
  FROM renamed_key k WHERE h."entryKey" = k."before";
UPDATE "Screening" s SET "data" = pg_temp.renamed(s."data") WHERE EXISTS (
  SELECT FROM (SELECT DISTINCT "code" FROM renamed_entry) l WHERE strpos(s."data"::text, concat('"', l."code", ':')) > 0);
UPDATE "Screening" s SET "watched" = pg_temp.renamed(s."watched")
  WHERE s."watched" <> '[]' AND EXISTS (SELECT FROM renamed_entry);

ALTER TABLE "Screening" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningDecision" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningHit" FORCE ROW LEVEL SECURITY;
DROP FUNCTION pg_temp.renamed(jsonb);
