import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../postgres/databases';
import { freePort } from '../processes';
import { hintsFor } from './hints';

const owner = String(process.env.TEST_DATABASE_URL);
const name = `hints_${randomUUID().slice(0, 8)}`;
const database = Object.assign(new URL(owner), { pathname: `/${name}` }).toString();
const asOwner = (statement: string, url = owner) => withClient(url, (client) => client.query(statement));

beforeAll(() => asOwner(`CREATE DATABASE "${name}" TEMPLATE "${process.env.TEST_DATABASE_TEMPLATE}"`));
afterAll(() => asOwner(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));

test('a database without an account is told of, with the command that makes one', async () => {
  expect(await hintsFor(database, undefined)).toEqual([
    expect.stringMatching(/^Nobody has an account yet: .*users create/),
  ]);
  await asOwner(
    `INSERT INTO "User" ("id", "email", "name", "passwordHash") VALUES (gen_random_uuid(), 'eva@provider.test', 'E', '')`,
    database,
  );
  expect(await hintsFor(database, undefined)).toEqual([]);
});

test('a Redis that does not answer is told of, by its address alone', async () => {
  const port = await freePort();
  const said = (await hintsFor(database, `redis://:secret@127.0.0.1:${port}/1`)).at(-1);
  expect(said).toContain(`No Redis answers at 127.0.0.1:${port} (REDIS_URL)`);
  expect(said).not.toContain('secret');
  const listening = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  try {
    expect(await hintsFor(database, `redis://127.0.0.1:${port}`)).not.toContainEqual(expect.stringContaining('Redis'));
  } finally {
    listening.close();
  }
});
