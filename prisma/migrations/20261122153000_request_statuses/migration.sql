-- Alone: a value that was added may not be used before it is committed.
ALTER TYPE "ReportRequestStatus" ADD VALUE 'awaiting_supplier' AFTER 'taken';
ALTER TYPE "ReportRequestStatus" ADD VALUE 'unable_to_locate' AFTER 'delivered';
ALTER TYPE "ReportRequestStatus" ADD VALUE 'failed' AFTER 'unable_to_locate';
