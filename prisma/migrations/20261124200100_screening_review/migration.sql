-- AlterTable
ALTER TABLE "Screening" ADD COLUMN     "review" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "ScreeningDecision" ADD COLUMN     "reasonCode" TEXT;

-- AlterTable
ALTER TABLE "Supplier" ADD COLUMN     "screeningReview" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Suppliers with hits are few: this index lists those whose review is asked for.
CREATE INDEX "Supplier_screening_review_idx" ON "Supplier" ("companyId", "workflowId")
  WHERE "screeningReview" <> '{}';

-- The supplier's row is locked before its screenings are read, as before; the review follows with the status.
CREATE OR REPLACE FUNCTION supplier_screening_apply() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  DECLARE
    changed "Screening" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    newest "Screening";
  BEGIN
    PERFORM 1 FROM "Supplier" WHERE "id" = changed."supplierId" AND "companyId" = changed."companyId" FOR UPDATE;
    SELECT * INTO newest FROM "Screening" s WHERE s."supplierId" = changed."supplierId"
    ORDER BY s."requestedAt" DESC, s."id" DESC LIMIT 1;
    UPDATE "Supplier" SET
      "screeningStatus" = CASE WHEN newest."id" IS NOT NULL THEN shown_screening_status(newest) END,
      "screeningReview" = CASE WHEN shown_screening_status(newest) IN ('match', 'no_match') THEN newest."review"
        ELSE '{}' END
    WHERE "id" = changed."supplierId" AND "companyId" = changed."companyId";
    RETURN NULL;
  END
  $$;
DROP TRIGGER supplier_screening ON "Screening";
CREATE TRIGGER supplier_screening AFTER INSERT OR DELETE OR UPDATE OF "status", "data", "requestedAt", "review"
  ON "Screening" FOR EACH ROW EXECUTE FUNCTION supplier_screening_apply();

-- Settling a proposal marks its notifications as read and keeps their mails from being sent.
GRANT UPDATE ("readAt", "mail") ON "Notification" TO homologa_app;

-- ---------------------------------------------------------------- the reviews of what was found so far
-- Forced row-level security would hide the rows from the tables' owner.
ALTER TABLE "Supplier" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "Screening" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningHit" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningDecision" NO FORCE ROW LEVEL SECURITY;
WITH decided AS (
  SELECT DISTINCT ON (h."screeningId", h."party", h."entryKey") h."screeningId",
    CASE
      WHEN d."id" IS NULL OR d."decision" = 'open' THEN 'undecided'
      WHEN d."proposed" THEN 'proposed'
      WHEN d."decision" = 'true_match' THEN 'confirmed'
    END AS state
  FROM "ScreeningHit" h
  LEFT JOIN "ScreeningDecision" d ON d."companyId" = h."companyId" AND d."entryKey" = h."entryKey"
    AND (d."party" = '' OR d."party" = h."party")
    AND (d."scope" = 'company' OR EXISTS (
      SELECT FROM "Screening" o WHERE o."id" = d."screeningId" AND o."supplierId" = h."supplierId"))
  ORDER BY h."screeningId", h."party", h."entryKey", d."createdAt" DESC NULLS LAST, d."id" DESC
), reviews AS (
  SELECT "screeningId",
    array_remove(ARRAY[
      CASE WHEN bool_or(state = 'undecided') THEN 'undecided' END,
      CASE WHEN bool_or(state = 'proposed') THEN 'proposed' END,
      CASE WHEN bool_or(state = 'confirmed') THEN 'confirmed' END
    ], NULL) AS review
  FROM decided GROUP BY "screeningId"
)
UPDATE "Screening" s SET "review" = r.review FROM reviews r
WHERE s."id" = r."screeningId" AND s."status" IN ('match', 'no_match') AND r.review <> '{}';
ALTER TABLE "Supplier" FORCE ROW LEVEL SECURITY;
ALTER TABLE "Screening" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningHit" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ScreeningDecision" FORCE ROW LEVEL SECURITY;
