import { startTestDatabases } from './test-databases';

/**
 * Starts the database for a direct run of Vitest (`npx vitest run <file>`), with a template that is kept for the next
 * run. `npm test` and `npm run test:changed` start it themselves and set TEST_DATABASE_URL.
 */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { generate } = await import('../build/generate');
  await generate();
  const databases = await startTestDatabases({ isKept: true });
  Object.assign(process.env, databases.env);
  return databases.stop;
}
