import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { mail } = app.contextFor({ kind: 'system', name: 'test' });
  const send = (to: string[], subject: string) =>
    mail.send({ messageId: newId(), to, subject, text: 'plain', html: `<p>${subject}</p><script>alert(1)</script>` });
  await send(['Luisa@aceros.test', 'ventas@aceros.test'], 'First');
  await send(['other@aceros.test'], 'Second "quoted" <b>');
});
afterAll(() => app.destroy());

test('captured mail is listed newest first, and by an exact address in any case', async () => {
  const server = createServer(app, { routes: routesFor(app.config) });
  const all = await supertest(server).get('/mailbox/messages').expect(200);
  expect(all.body.map(({ subject }: { subject: string }) => subject)).toEqual(['Second "quoted" <b>', 'First']);
  const found = await supertest(server).get('/mailbox/messages').query({ to: 'luisa@ACEROS.test' }).expect(200);
  expect(found.body).toHaveLength(1);
  expect(found.body[0]).toMatchObject({ to: 'Luisa@aceros.test, ventas@aceros.test', subject: 'First', text: 'plain' });
  expect((await supertest(server).get('/mailbox/messages').query({ to: 'aceros.test' })).body).toEqual([]);
});

test('the page shows a mail in a frame that runs nothing', async () => {
  const page = await supertest(createServer(app, { routes: routesFor(app.config) }))
    .get('/mailbox')
    .expect(200)
    .expect('Content-Type', /html/);
  expect(page.text).not.toContain('<script');
  expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.text).toContain('&lt;script&gt;alert(1)');
  expect(page.text).toContain('Second &quot;quoted&quot; &lt;b&gt;');
});

test('there is no mailbox in production, nor beside a real mail server', async () => {
  for (const overrides of [
    { NODE_ENV: 'production', PUBLIC_URL: 'https://homologa.test', MAIL_CAPTURE: 'true' },
    { SMTP_URL: 'smtp://127.0.0.1:1' },
  ]) {
    const other = await createTestApp(overrides);
    try {
      await supertest(createServer(other, { routes: routesFor(other.config) }))
        .get('/mailbox')
        .expect(404);
      await supertest(createServer(other, { routes: routesFor(other.config) }))
        .get('/mailbox/messages')
        .expect(404);
    } finally {
      await other.destroy();
    }
  }
});
