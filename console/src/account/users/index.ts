import type { ResourceProps } from 'react-admin';

export const users = {
  name: 'users',
  hasEdit: true,
  hasCreate: true,
  recordRepresentation: 'name',
} satisfies ResourceProps;
