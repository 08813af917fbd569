-- Trace context (W3C traceparent) of the request or job that caused a job; null without a trace.
ALTER TABLE "Job" ADD COLUMN "traceparent" TEXT;
