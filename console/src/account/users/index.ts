import type { ResourceProps } from 'react-admin';

/** Users of the own company, a section of the settings page. */
export const users = {
  name: 'users',
  hasEdit: true,
  hasCreate: true,
  recordRepresentation: 'name',
} satisfies ResourceProps;
