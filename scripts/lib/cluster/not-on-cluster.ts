/**
 * Integration tests that cannot pass on the cluster, each with what they presuppose. They are left out of a run of all
 * tests, and run if a piece of their name is given.
 */
export const NOT_ON_CLUSTER: Readonly<Record<string, string>> = {
  'server/src/middleware/errors.int.test.ts': 'cuts its own connections, which PgBouncer holds here',
  'server/src/pooler.int.test.ts': 'starts a PgBouncer of its own in front of a single PostgreSQL',
  'server/src/readiness.int.test.ts': 'changes the account of the database, which PgBouncer tries again after 15 s',
  'cli/src/doctor.int.test.ts': 'refuses logins, which PgBouncer tries again after 15 s',
  'workers/src/database-away.queue.int.test.ts': 'cuts the connections of its database, which PgBouncer holds here',
  'core/src/exports/write-list.int.test.ts': 'locks a table of the primary, and exports read the standby',
  'workers/src/export-killed.queue.int.test.ts': 'locks a table of the primary, and exports read the standby',
};
