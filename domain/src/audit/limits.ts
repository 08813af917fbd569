/** Maximum number of rows of an audit trail export: an export covers weeks and is not an archive. */
export const AUDIT_EXPORT_MAX_ROWS = 100_000;
