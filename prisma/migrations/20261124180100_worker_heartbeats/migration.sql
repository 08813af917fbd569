-- Workers say that they are alive: where none is, nothing else notices as long as no job is late.
CREATE TABLE "WorkerHeartbeat" (
    "id" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkerHeartbeat_pkey" PRIMARY KEY ("id")
);
GRANT SELECT, INSERT, UPDATE, DELETE ON "WorkerHeartbeat" TO homologa_system;
