/** Jobs that a user of a client asked for and waits for: the user is told when one of them fails. */
export const CLIENT_TASKS: readonly string[] = [
  'suppliers.import',
  'suppliers.bulk',
  'exports.suppliers',
  'exports.workflows',
  'exports.checks',
  'exports.results',
  'exports.questionnaire',
  'exports.audit-trail',
];

export const isClientTask = (name: string): boolean => CLIENT_TASKS.includes(name);
