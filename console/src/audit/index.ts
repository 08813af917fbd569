import type { ResourceProps } from 'react-admin';

/** The audit trail of the own company, a section of the settings page, or of all companies, a page of the staff. */
export const auditEntries = { name: 'audit-entries' } satisfies ResourceProps;
