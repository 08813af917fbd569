-- Whether the day of an edition is the publisher's word or that of its newest record: what is inferred turns no other
-- edition away. These formats say no day of their own; that a snapshot from before had it by the name of its file or
-- from its publisher's server is not known, and costs no more than one refusal.
ALTER TABLE "WatchlistSnapshot" ADD COLUMN "isDayInferred" BOOLEAN NOT NULL DEFAULT false;
UPDATE "WatchlistSnapshot" s SET "isDayInferred" = true FROM "Watchlist" w
  WHERE w."id" = s."watchlistId" AND s."publishedOn" IS NOT NULL
    AND w."format" IN ('opensanctions_csv', 'ftm_json', 'senzing_json', 'uk_tables');
