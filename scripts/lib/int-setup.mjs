import { startTestDatabases } from './test-databases.mjs';

/** For `npx vitest run <file>` by itself: `npm test` has its databases ready and says so in the environment. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { generate } = await import('./generate.mjs');
  await generate();
  const databases = await startTestDatabases();
  Object.assign(process.env, databases.env);
  return databases.stop;
}
