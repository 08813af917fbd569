-- What is known of a screening's shareholders beside their names: kind, date of birth, nationality, documents.
ALTER TABLE "Screening" ADD COLUMN "shareholderFacts" JSONB NOT NULL DEFAULT '[]';
