-- How far a supplier has come within its form and its questionnaire, written by the steps that save them. Null until the
-- first of these, and for suppliers whose answers are older: lists then name the phase alone.
ALTER TABLE "Supplier"
  ADD COLUMN "formDone" SMALLINT,
  ADD COLUMN "formTotal" SMALLINT,
  ADD COLUMN "answersDone" SMALLINT,
  ADD COLUMN "answersTotal" SMALLINT;
