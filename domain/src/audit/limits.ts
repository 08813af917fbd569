/** Most rows of one exported audit trail: what is asked of it is a question about some weeks, not an archive. */
export const AUDIT_EXPORT_MAX_ROWS = 100_000;
