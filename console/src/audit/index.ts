import type { ResourceProps } from 'react-admin';

export const auditEntries = { name: 'audit-entries' } satisfies ResourceProps;
