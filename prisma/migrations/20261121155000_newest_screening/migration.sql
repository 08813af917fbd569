-- The supplier's row is taken before its screenings are looked at: whoever waited for it then sees the screening of
-- whom it waited for. In one statement the look would come first, and an older screening that ends at the moment a
-- new one is asked for would leave its own status behind. A screening that is removed counts no more.
CREATE OR REPLACE FUNCTION supplier_screening_apply() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp
  AS $$
  DECLARE
    changed "Screening" := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  BEGIN
    PERFORM 1 FROM "Supplier" WHERE "id" = changed."supplierId" AND "companyId" = changed."companyId" FOR UPDATE;
    UPDATE "Supplier" SET "screeningStatus" = (
      SELECT shown_screening_status(s) FROM "Screening" s WHERE s."supplierId" = changed."supplierId"
      ORDER BY s."requestedAt" DESC, s."id" DESC LIMIT 1)
    WHERE "id" = changed."supplierId" AND "companyId" = changed."companyId";
    RETURN NULL;
  END
  $$;
DROP TRIGGER supplier_screening ON "Screening";
CREATE TRIGGER supplier_screening AFTER INSERT OR DELETE OR UPDATE OF "status", "data", "requestedAt" ON "Screening"
  FOR EACH ROW EXECUTE FUNCTION supplier_screening_apply();
