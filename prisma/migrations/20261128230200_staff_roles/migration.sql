-- Roles of the provider's staff. Without a role staff may do nothing.

-- Existing rows are filled and checked by the next migration, because this one locks out every reader of the table.
ALTER TABLE "User" ADD COLUMN "staffRoles" TEXT[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "User_staffRoles_check"
    CHECK ("staffRoles" <@ ARRAY['desk', 'payments', 'watchlists', 'administration']) NOT VALID;

-- Staff with a role, to notify them from a company's transaction, which sees no other account. The function without a
-- role remains for servers of the previous version.
CREATE FUNCTION staff_user_ids(role text) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$
    SELECT "id" FROM "User"
    WHERE "accountRole" = 'admin' AND "active" AND "invitedAt" IS NULL AND role = ANY ("staffRoles")
  $$;
REVOKE EXECUTE ON FUNCTION staff_user_ids(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_user_ids(text) TO homologa_app, homologa_system;
