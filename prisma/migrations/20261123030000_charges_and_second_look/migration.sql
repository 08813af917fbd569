-- What suppliers were asked to pay, what the desk made of it, and money that does not fit. A second pair of eyes.
ALTER TABLE "Company" ADD COLUMN "secondLookTypes" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "ReportRequest" ADD COLUMN "enteredByIds" UUID[] DEFAULT ARRAY[]::UUID[],
  ADD COLUMN "secondLookAt" TIMESTAMPTZ(3);
CREATE INDEX "ReportRequest_secondLookAt_idx" ON "ReportRequest"("secondLookAt");

CREATE TYPE "ChargeState" AS ENUM ('awaiting_proof', 'to_check', 'accepted', 'rejected');
CREATE TYPE "ChargeIssueKind" AS ENUM ('second_payment', 'mismatch');

CREATE TABLE "Charge" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "workflowId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "birRequestId" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "deductionRate" DOUBLE PRECISION,
    "deductionThreshold" INTEGER,
    "deductionAmount" INTEGER,
    "state" "ChargeState" NOT NULL DEFAULT 'awaiting_proof',
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "provedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedById" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "remindedAt" TIMESTAMPTZ(3),
    "pausesRequest" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Charge_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ChargeIssue" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "chargeId" UUID NOT NULL,
    "paymentId" UUID,
    "kind" "ChargeIssueKind" NOT NULL,
    "amount" INTEGER,
    "currency" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedById" UUID,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ChargeIssue_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Charge_birRequestId_key" ON "Charge"("birRequestId");
CREATE INDEX "Charge_state_askedAt_idx" ON "Charge"("state", "askedAt");
CREATE INDEX "Charge_reference_idx" ON "Charge"("reference");
CREATE INDEX "Charge_supplierId_idx" ON "Charge"("supplierId");
CREATE INDEX "Charge_companyId_idx" ON "Charge"("companyId");
CREATE INDEX "ChargeIssue_chargeId_idx" ON "ChargeIssue"("chargeId");
CREATE INDEX "ChargeIssue_companyId_idx" ON "ChargeIssue"("companyId");
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_supplierId_fkey"
  FOREIGN KEY ("supplierId") REFERENCES "Supplier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_birRequestId_fkey"
  FOREIGN KEY ("birRequestId") REFERENCES "BirRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChargeIssue" ADD CONSTRAINT "ChargeIssue_chargeId_fkey"
  FOREIGN KEY ("chargeId") REFERENCES "Charge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Suppliers that gave a payment reference before: what they were asked is what they paid online, else their workflow's
-- price. Proofs of a report that was verified or delivered count as accepted; the others are to be checked.
CREATE FUNCTION pg_temp.region_of(country text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN country IN ('argentina', 'brazil', 'mexico', 'peru') THEN country
    WHEN country IN (
      'anguilla', 'antigua_and_barbuda', 'aruba', 'bahamas', 'barbados', 'belize', 'bonaire_sint_eustatius_and_saba',
      'british_virgin_islands', 'cayman_islands', 'costa_rica', 'cuba', 'curacao', 'dominica', 'dominican_republic',
      'el_salvador', 'grenada', 'guadeloupe', 'guatemala', 'guyana', 'haiti', 'honduras', 'jamaica', 'martinique',
      'montserrat', 'nicaragua', 'panama', 'puerto_rico', 'saint_barthelemy', 'saint_kitts_and_nevis', 'saint_lucia',
      'saint_martin', 'saint_vincent_and_the_grenadines', 'sint_maarten', 'suriname', 'trinidad_and_tobago',
      'turks_and_caicos_islands', 'us_virgin_islands', 'venezuela')
      THEN 'ccs'
    ELSE 'international' END
$$;
ALTER TABLE "Supplier" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "Workflow" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "StatusUpdate" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "BirRequest" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "Payment" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "PaymentNotification" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "ReportRequest" NO FORCE ROW LEVEL SECURITY;

UPDATE "ReportRequest" SET "enteredByIds" = ARRAY["takenById"]
  WHERE "takenById" IS NOT NULL AND "status" IN ('taken', 'awaiting_supplier', 'verified') AND "dataVersion" > 0;

INSERT INTO "Charge" ("id", "companyId", "workflowId", "supplierId", "birRequestId", "reference", "region", "currency",
    "amount", "deductionRate", "deductionThreshold", "deductionAmount", "state", "askedAt", "provedAt", "decidedAt")
  SELECT gen_random_uuid(), c."companyId", c."workflowId", c."supplierId", c."birRequestId",
    upper(right(c."birRequestId"::text, 12)), c."region",
    coalesce(c."paidCurrency", CASE c."region" WHEN 'argentina' THEN 'ARS' WHEN 'brazil' THEN 'BRL'
      WHEN 'mexico' THEN 'MXN' WHEN 'peru' THEN 'PEN' ELSE 'USD' END),
    c."amount", d."rate", d."threshold", round(c."amount" * d."rate" / 10000.0) * 100,
    (CASE WHEN c."paidAt" IS NOT NULL OR (c."provedAt" IS NOT NULL AND c."isChecked") THEN 'accepted'
      WHEN c."provedAt" IS NOT NULL THEN 'to_check' ELSE 'awaiting_proof' END)::"ChargeState",
    c."askedAt", c."provedAt",
    coalesce(c."paidAt", CASE WHEN c."isChecked" THEN c."provedAt" END)
  FROM (
    SELECT s."companyId", s."workflowId", s."id" AS "supplierId", b."id" AS "birRequestId",
      pg_temp.region_of(s."country") AS "region", coalesce(p."amount", w."pricePerSupplier", 0) AS "amount",
      p."currency" AS "paidCurrency", p."paidAt", asked."at" AS "askedAt", proved."at" AS "provedAt",
      EXISTS (SELECT FROM "ReportRequest" q
        WHERE q."birRequestId" = b."id" AND (q."verifiedAt" IS NOT NULL OR q."status" = 'delivered')) AS "isChecked"
    FROM "Supplier" s
      JOIN "Workflow" w ON w."id" = s."workflowId" AND w."payment" = 'supplier'
      CROSS JOIN LATERAL (SELECT min(u."createdAt") AS "at" FROM "StatusUpdate" u
        WHERE u."supplierId" = s."id" AND u."name" = 'payment_reference') asked
      CROSS JOIN LATERAL (SELECT min(u."createdAt") AS "at" FROM "StatusUpdate" u
        WHERE u."supplierId" = s."id" AND u."name" = 'payment_proof') proved
      CROSS JOIN LATERAL (SELECT n."id" FROM "BirRequest" n WHERE n."supplierId" = s."id"
        ORDER BY n."billingPayment" = '{}', n."createdAt" DESC LIMIT 1) b
      LEFT JOIN LATERAL (SELECT n."amount", n."currency", n."paidAt" FROM "Payment" n
        WHERE n."birRequestId" = b."id" AND n."status" = 'paid' ORDER BY n."paidAt" LIMIT 1) p ON true
    WHERE asked."at" IS NOT NULL AND s."country" <> 'chile'
  ) c
  LEFT JOIN LATERAL (SELECT 12 AS "rate", 70000 AS "threshold"
    WHERE c."region" = 'peru' AND c."amount" > 70000) d ON true;

INSERT INTO "ChargeIssue" ("id", "companyId", "chargeId", "paymentId", "kind", "amount", "currency", "createdAt")
  SELECT gen_random_uuid(), p."companyId", c."id", p."id", 'second_payment'::"ChargeIssueKind", p."amount", p."currency", p."paidAt"
  FROM "Payment" p JOIN "Charge" c ON c."birRequestId" = p."birRequestId"
  WHERE p."status" = 'paid' AND EXISTS (SELECT FROM "Payment" o
    WHERE o."birRequestId" = p."birRequestId" AND o."status" = 'paid' AND (o."paidAt", o."id") < (p."paidAt", p."id"))
  UNION ALL
  SELECT gen_random_uuid(), n."companyId", c."id", p."id", 'mismatch'::"ChargeIssueKind", NULL, p."currency", n."receivedAt"
  FROM "PaymentNotification" n JOIN "Payment" p ON p."id" = n."paymentId"
    JOIN "Charge" c ON c."birRequestId" = p."birRequestId"
  WHERE n."outcome" = 'mismatch';

ALTER TABLE "Supplier" FORCE ROW LEVEL SECURITY;
ALTER TABLE "Workflow" FORCE ROW LEVEL SECURITY;
ALTER TABLE "StatusUpdate" FORCE ROW LEVEL SECURITY;
ALTER TABLE "BirRequest" FORCE ROW LEVEL SECURITY;
ALTER TABLE "Payment" FORCE ROW LEVEL SECURITY;
ALTER TABLE "PaymentNotification" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ReportRequest" FORCE ROW LEVEL SECURITY;
DROP FUNCTION pg_temp.region_of(text);

ALTER TABLE "Charge" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "Charge" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "Charge" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "Charge" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "Charge" TO homologa_app, homologa_system;

ALTER TABLE "ChargeIssue" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ChargeIssue" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "ChargeIssue" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "ChargeIssue" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON "ChargeIssue" TO homologa_app, homologa_system;
