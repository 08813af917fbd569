-- What a report says beside its single figures, and the version by which two editors are kept apart.
ALTER TABLE "ReportRequest" ADD COLUMN "details" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "dataVersion" INTEGER NOT NULL DEFAULT 0;

-- Shareholders that were entered as names, some with their share behind, become shareholdings.
ALTER TABLE "ReportRequest" NO FORCE ROW LEVEL SECURITY;
UPDATE "ReportRequest" SET "details" = jsonb_build_object('shareholdings', (
    SELECT jsonb_agg(jsonb_build_object('kind', NULL, 'country', NULL,
      'name', coalesce(substring(name FROM '^(.*\S)\s+\(\d+(?:\.\d+)? ?%\)$'), name),
      'share', substring(name FROM '^.*\S\s+\((\d+(?:\.\d+)?) ?%\)$')::numeric) ORDER BY place)
    FROM jsonb_array_elements_text("figures"->'shareholders') WITH ORDINALITY AS entered(name, place)))
  WHERE jsonb_typeof("figures"->'shareholders') = 'array' AND "figures"->'shareholders' <> '[]';
ALTER TABLE "ReportRequest" FORCE ROW LEVEL SECURITY;
