/** Maximum number of rows of an audit trail export. An export covers some weeks; it is not meant as an archive. */
export const AUDIT_EXPORT_MAX_ROWS = 100_000;
