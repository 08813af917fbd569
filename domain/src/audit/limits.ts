/** Maximum number of rows of an exported audit trail: exports answer questions about weeks, they are not an archive. */
export const AUDIT_EXPORT_MAX_ROWS = 100_000;
