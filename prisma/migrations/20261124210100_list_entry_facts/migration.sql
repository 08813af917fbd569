-- What lists say beside names: where somebody was born, and how far their own procedure has come.
ALTER TABLE "WatchlistEntry" ADD COLUMN "birthPlaces" TEXT[] DEFAULT ARRAY[]::TEXT[], ADD COLUMN "status" TEXT;

-- How old an edition may be, where an operator says otherwise than is known of the list.
ALTER TABLE "Watchlist" ADD COLUMN "maxEditionDays" INTEGER;
