import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { PICTURES_PER_PERSON } from '@homologa/domain/wire/picture-limits';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE } from '../../test/picture';
import { serveRoutes } from '../../test/serve-routes';
import { accountRoutes } from './account.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, accountRoutes);
});
afterAll(() => app.destroy());

const setImage = ({ userId, token }: { userId: string; token: string }, file: Buffer, name = 'me.png') =>
  request(server)
    .patch(`/api/accounts/${userId}/image`)
    .set('Authorization', `Bearer ${token}`)
    .attach('image', file, name)
    .then(({ status, body }) => [status, body.code]);

test('a drawing that would burn the processor is refused before anything is drawn', async () => {
  const blur = '<feGaussianBlur stdDeviation="90"/>'.repeat(40);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000"><filter id="f">${blur}</filter>
    <rect width="7000" height="7000" filter="url(#f)"/></svg>`;
  const person = await buildPerson(app);
  for (const name of ['me.svg', 'me.png']) {
    expect(await setImage(person, Buffer.from(svg), name)).toEqual([415, 'file_type_not_allowed']);
  }
  expect(await setImage(person, PICTURE)).toEqual([200, undefined]);
});

test('nobody has pictures encoded without end', async () => {
  const person = await buildPerson(app);
  const refused = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (let place = 0; place < PICTURES_PER_PERSON; place += 1) await setImage(person, refused);
  expect(await setImage(person, PICTURE)).toEqual([429, 'rate_limited']);
  expect(await setImage(await buildPerson(app), PICTURE)).toEqual([200, undefined]);
});
