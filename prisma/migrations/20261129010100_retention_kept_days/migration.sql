-- The days under which a rule of retention last ran or was told of. Null until the nightly job has looked at the rule:
-- servers of the version before do not write it.
ALTER TABLE "RetentionRule" ADD COLUMN "keptDays" INTEGER;
