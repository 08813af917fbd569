-- Whether the suppliers of the workflow see their score after the submit.
ALTER TABLE "Workflow" ADD COLUMN "scoreShown" BOOLEAN NOT NULL DEFAULT false;
