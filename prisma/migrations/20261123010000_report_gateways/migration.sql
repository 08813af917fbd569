-- A request is an order at its gateway, and a new one whenever it is given to another.
ALTER TABLE "ReportRequest" ADD COLUMN "orderId" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "gatewaySequence" INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX "ReportRequest_orderId_key" ON "ReportRequest"("orderId");

-- What the sandbox invented is marked wherever it is shown.
ALTER TABLE "ReportDelivery" ADD COLUMN "isSandbox" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Report" ADD COLUMN "isSandbox" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "CcrRequest" ADD COLUMN "isSandbox" BOOLEAN NOT NULL DEFAULT false;

-- What gateways say: each message counts once.
CREATE TABLE "GatewayMessage" (
    "id" UUID NOT NULL,
    "companyId" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "gateway" TEXT NOT NULL,
    "orderId" UUID NOT NULL,
    "deliveryId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "message" JSONB NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'received',
    "reason" TEXT NOT NULL DEFAULT '',
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "GatewayMessage_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "GatewayMessage_orderId_deliveryId_key" ON "GatewayMessage"("orderId", "deliveryId");
CREATE INDEX "GatewayMessage_requestId_receivedAt_idx" ON "GatewayMessage"("requestId", "receivedAt");
CREATE INDEX "GatewayMessage_companyId_idx" ON "GatewayMessage"("companyId");
ALTER TABLE "GatewayMessage" ADD CONSTRAINT "GatewayMessage_requestId_fkey"
  FOREIGN KEY ("requestId") REFERENCES "ReportRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "GatewayMessage" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "GatewayMessage" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "GatewayMessage" FOR ALL TO homologa_app
  USING ("companyId" = (SELECT app_company_id())) WITH CHECK ("companyId" = (SELECT app_company_id()));
CREATE POLICY system ON "GatewayMessage" FOR ALL TO homologa_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "GatewayMessage" TO homologa_app, homologa_system;
GRANT UPDATE ("outcome", "reason", "settledAt") ON "GatewayMessage" TO homologa_app, homologa_system;
