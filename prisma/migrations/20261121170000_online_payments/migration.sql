-- Payments on a provider's hosted page. Nothing has ever been written into "Payment": the columns that every payment
-- has need no default.
ALTER TABLE "Payment"
  ADD COLUMN "region" TEXT NOT NULL,
  ADD COLUMN "email" TEXT NOT NULL,
  ADD COLUMN "locale" TEXT NOT NULL,
  ADD COLUMN "submittedAt" TIMESTAMPTZ(3),
  ADD COLUMN "failedAt" TIMESTAMPTZ(3),
  ALTER COLUMN "reference" DROP NOT NULL;

-- Whoever asks again is given the open page: never two at once.
CREATE UNIQUE INDEX "Payment_one_pending" ON "Payment"("birRequestId") WHERE "status" = 'pending';

-- What providers told, by their own ids: a repetition finds its row and changes nothing.
CREATE TABLE "PaymentNotification" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentNotification_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "PaymentNotification_provider_eventId_key" ON "PaymentNotification"("provider", "eventId");
CREATE INDEX "PaymentNotification_paymentId_idx" ON "PaymentNotification"("paymentId");
CREATE INDEX "PaymentNotification_companyId_idx" ON "PaymentNotification"("companyId");
ALTER TABLE "PaymentNotification" ADD CONSTRAINT "PaymentNotification_paymentId_fkey"
  FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PaymentNotification" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "PaymentNotification" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "PaymentNotification" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "PaymentNotification" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
-- Appended, never edited.
GRANT SELECT, INSERT ON "PaymentNotification" TO homologa_app, homologa_system;
