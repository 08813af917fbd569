import type { Context } from '@homologa/core/kernel/context';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { deviceOf, keepDevice } from './device-cookie';

const SECRET = 'x'.repeat(43);

const cookieAt = async (publicUrl: string): Promise<string> => {
  const server = express();
  server.get('/', (_req, res) => {
    keepDevice({ config: { publicUrl } } as unknown as Context, res, SECRET);
    res.end();
  });
  return ((await request(server).get('/')).get('Set-Cookie') ?? []).join();
};

test('behind https the cookie is bound to its host and to https, and scripts cannot read it', async () => {
  expect(await cookieAt('https://homologa.test')).toMatch(
    new RegExp(
      `^__Host-homologa_device=${SECRET}; Max-Age=\\d+; Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$`,
    ),
  );
});

test('without https the cookie has its plain name, since browsers would drop the other', async () => {
  const cookie = await cookieAt('http://localhost:4000');
  expect(cookie).toMatch(new RegExp(`^homologa_device=${SECRET}; `));
  expect(cookie).not.toContain('Secure');
});

test.each([
  [`homologa_device=${SECRET}`, SECRET],
  [`a=b; __Host-homologa_device=${SECRET}; c=d`, SECRET],
  [`other_homologa_device=${SECRET}`, null],
  ['homologa_device=short', null],
])('of %s the secret of the device is read', (Cookie, secret) => {
  const seen = deviceOf({ get: () => Cookie } as never);
  expect(seen).toBe(secret);
});
