-- Articles are entries of a list too, with where in them a name stands.
ALTER TABLE "WatchlistEntry" ADD COLUMN "article" JSONB;
-- What a provider outside answered is evidence: a replay reads it again.
ALTER TABLE "Screening" ADD COLUMN "articles" JSONB;
-- Staff are told once a day.
ALTER TABLE "Watchlist" ADD COLUMN "problemToldAt" TIMESTAMPTZ(3), ADD COLUMN "staleToldOn" DATE;

ALTER TABLE "ScreeningReport" ADD COLUMN "decisionId" UUID,
ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- The reports so far: one version for each moment, from the second on for the newest judgement before it.
ALTER TABLE "ScreeningReport" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningDecision" NO FORCE ROW LEVEL SECURITY;
UPDATE "ScreeningReport" r SET "version" = n."version", "decisionId" = CASE WHEN n."version" > 1 THEN (
  SELECT d."id" FROM "ScreeningDecision" d
  WHERE d."screeningId" = r."screeningId" AND d."createdAt" <= r."createdAt"
  ORDER BY d."createdAt" DESC, d."id" DESC LIMIT 1) END
FROM (
  SELECT "id", dense_rank() OVER (PARTITION BY "screeningId" ORDER BY "createdAt") AS "version" FROM "ScreeningReport"
) n WHERE n."id" = r."id";
ALTER TABLE "ScreeningDecision" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningReport" FORCE ROW LEVEL SECURITY;
