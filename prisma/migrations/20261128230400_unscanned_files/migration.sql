-- Marks files that were accepted while the virus scanner gave no verdict. A constant default changes no row.
ALTER TABLE "StoredFile" ADD COLUMN "unscanned" BOOLEAN NOT NULL DEFAULT false;
