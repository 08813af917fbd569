-- CreateEnum
CREATE TYPE "NotificationDelivery" AS ENUM ('at_once', 'daily', 'never');

-- CreateEnum
CREATE TYPE "NotificationMail" AS ENUM ('pending', 'daily', 'sent', 'none');

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "companyId" UUID,
    "kind" TEXT NOT NULL,
    "workflowId" UUID,
    "supplierId" UUID,
    "requestId" UUID,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "mail" "NotificationMail" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationChoice" (
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "delivery" "NotificationDelivery" NOT NULL,

    CONSTRAINT "NotificationChoice_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Notification_companyId_idx" ON "Notification"("companyId");

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationChoice" ADD CONSTRAINT "NotificationChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- For the bell: what nobody has read is little beside all that was told.
CREATE INDEX "Notification_unread_idx" ON "Notification" ("userId") WHERE "readAt" IS NULL;
-- For the digests.
CREATE INDEX "Notification_daily_idx" ON "Notification" ("userId") WHERE "mail" = 'daily';

ALTER TABLE "Notification" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Notification" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Notification" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "Notification" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "Notification" TO homologa_system;
-- A company's transaction tells its people something; what becomes of it is theirs.
GRANT SELECT, INSERT ON "Notification" TO homologa_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "NotificationChoice" TO homologa_system;

-- Whom of the provider's staff a company's transaction tells something; of accounts it sees nothing else.
CREATE FUNCTION staff_user_ids() RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
  AS $$ SELECT "id" FROM "User" WHERE "accountRole" = 'admin' AND "active" AND "invitedAt" IS NULL $$;
REVOKE EXECUTE ON FUNCTION staff_user_ids() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_user_ids() TO homologa_app, homologa_system;
