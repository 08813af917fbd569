-- Templates of questionnaires in the audit trail. Existing rows are checked by the next migration, because this one locks
-- out every reader of the table.
ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_objectType_check", ADD CONSTRAINT "AuditEntry_objectType_check"
  CHECK ("objectType" IN (
    'bir_request', 'bulk_action', 'company', 'database', 'file', 'job', 'label', 'membership', 'payment', 'question',
    'report_request', 'screening', 'supplier', 'template', 'user', 'watchlist', 'workflow')) NOT VALID;
