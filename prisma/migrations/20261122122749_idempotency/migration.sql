-- CreateTable
CREATE TABLE "IdempotentRequest" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "lease" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "committedAt" TIMESTAMPTZ(3),
    "status" INTEGER,
    "body" TEXT,
    "location" TEXT,

    CONSTRAINT "IdempotentRequest_pkey" PRIMARY KEY ("userId","key")
);

-- CreateIndex
CREATE INDEX "IdempotentRequest_startedAt_idx" ON "IdempotentRequest"("startedAt");

-- AddForeignKey
ALTER TABLE "IdempotentRequest" ADD CONSTRAINT "IdempotentRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "IdempotentRequest" TO homologa_system;
-- A tenant's transaction says that it changed something; what was answered is none of its business.
GRANT SELECT ("userId", "key", "lease"), UPDATE ("committedAt") ON "IdempotentRequest" TO homologa_app;
