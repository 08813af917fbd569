-- The fourth panel of the edit page: the onboarding's own texts and a day it is due.
-- "version" counts the changes of what the edit page shows, so that two editors notice each other.
ALTER TABLE "Workflow"
  ADD COLUMN "introductionTitle" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "introductionText" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "finishedText" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- A day, not a moment.
ALTER TABLE "Workflow" RENAME COLUMN "dueAt" TO "dueDate";
ALTER TABLE "Workflow" ALTER COLUMN "dueDate" TYPE DATE USING ("dueDate" AT TIME ZONE 'UTC')::date;
