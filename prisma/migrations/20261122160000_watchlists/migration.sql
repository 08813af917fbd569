-- CreateTable
CREATE TABLE "Watchlist" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "mapping" JSONB,
    "urls" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "refreshHours" INTEGER,
    "nextRefreshAt" TIMESTAMPTZ(3),
    "staleAfterHours" INTEGER NOT NULL,
    "currentSnapshotId" UUID,
    "checkedAt" TIMESTAMPTZ(3),
    "problemCode" TEXT,
    "problemDetail" TEXT,
    "problemAt" TIMESTAMPTZ(3),
    "loadingToken" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Watchlist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WatchlistSnapshot" (
    "id" UUID NOT NULL,
    "watchlistId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "reading" TEXT NOT NULL,
    "files" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "bytes" BIGINT NOT NULL,
    "entries" INTEGER NOT NULL,
    "previousId" UUID,
    "added" INTEGER NOT NULL,
    "changed" INTEGER NOT NULL,
    "removed" INTEGER NOT NULL,
    "publishedOn" DATE,
    "importedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WatchlistSnapshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WatchlistEntry" (
    "id" UUID NOT NULL,
    "watchlistId" UUID NOT NULL,
    "sourceId" TEXT NOT NULL,
    "firstNumber" INTEGER NOT NULL,
    "lastNumber" INTEGER,
    "hash" TEXT NOT NULL,
    "identityHash" TEXT NOT NULL,
    "schema" TEXT NOT NULL,
    "names" JSONB NOT NULL,
    "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "birthDates" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "gender" TEXT,
    "identifiers" JSONB NOT NULL,
    "programmes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "listedOn" TEXT,
    "expiresOn" TEXT,
    "remarks" TEXT,
    "sourceUrl" TEXT,

    CONSTRAINT "WatchlistEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WatchlistImportKey" (
    "watchlistId" UUID NOT NULL,
    "sourceId" TEXT NOT NULL,

    CONSTRAINT "WatchlistImportKey_pkey" PRIMARY KEY ("watchlistId","sourceId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Watchlist_code_key" ON "Watchlist"("code");

-- CreateIndex
CREATE UNIQUE INDEX "Watchlist_currentSnapshotId_key" ON "Watchlist"("currentSnapshotId");

-- CreateIndex
CREATE INDEX "Watchlist_nextRefreshAt_idx" ON "Watchlist"("nextRefreshAt");

-- CreateIndex
CREATE UNIQUE INDEX "WatchlistSnapshot_watchlistId_number_key" ON "WatchlistSnapshot"("watchlistId", "number");

-- CreateIndex
CREATE INDEX "WatchlistEntry_watchlistId_firstNumber_idx" ON "WatchlistEntry"("watchlistId", "firstNumber");

-- CreateIndex
CREATE INDEX "WatchlistEntry_watchlistId_lastNumber_idx" ON "WatchlistEntry"("watchlistId", "lastNumber");

-- CreateIndex
CREATE INDEX "WatchlistEntry_watchlistId_id_idx" ON "WatchlistEntry"("watchlistId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "WatchlistEntry_watchlistId_sourceId_firstNumber_key" ON "WatchlistEntry"("watchlistId", "sourceId", "firstNumber");

-- AddForeignKey
ALTER TABLE "Watchlist" ADD CONSTRAINT "Watchlist_currentSnapshotId_fkey" FOREIGN KEY ("currentSnapshotId") REFERENCES "WatchlistSnapshot"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WatchlistSnapshot" ADD CONSTRAINT "WatchlistSnapshot_watchlistId_fkey" FOREIGN KEY ("watchlistId") REFERENCES "Watchlist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WatchlistEntry" ADD CONSTRAINT "WatchlistEntry_watchlistId_fkey" FOREIGN KEY ("watchlistId") REFERENCES "Watchlist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The provider's own data: the desk, the workers and the commands alone. No company's transaction writes it.
GRANT SELECT, INSERT, UPDATE, DELETE ON "Watchlist", "WatchlistSnapshot", "WatchlistEntry", "WatchlistImportKey"
  TO homologa_system;
-- What a list was is evidence: a snapshot is never edited.
REVOKE UPDATE ON "WatchlistSnapshot" FROM homologa_system;
