import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { MailError } from '../ports/mailer';
import { createSmtpMailer } from './smtp-mailer';

test('a refusal is kept and logged without the addresses that the server repeats', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`5.1.1 <${address}>: no such user`), { responseCode: 550 })),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailer = createSmtpMailer(
    `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    'us@homologa.test',
    null,
  );
  try {
    const refusal: unknown = await mailer
      .send({ messageId: 'm', to: ['ana@acme.test'], subject: 's', text: 't', html: '<p>t</p>' })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailError);
    const { message, permanent, cause } = refusal as MailError;
    expect(permanent).toBe(true);
    expect(message).toContain('no such user');
    expect(JSON.stringify([message, cause, String(cause)])).not.toContain('ana@acme.test');
  } finally {
    await mailer.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }
});

const MAIL = { messageId: 'm', to: ['ana@acme.test'], subject: 's', text: 't', html: '<p>t</p>' };

test('one mail that nodemailer itself does not send is refused, and is no outage of the server', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'us@homologa.test', null);
  try {
    await expect(mailer.send({ ...MAIL, to: [] })).rejects.toMatchObject({ kind: 'refused' });
  } finally {
    await mailer.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }
});

test('a server that greets with a refusal fails no mail for good', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('554 no mail from here today\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailer = createSmtpMailer(
    `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'us@homologa.test',
    null,
  );
  try {
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ kind: 'unreachable' });
  } finally {
    await mailer.close();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});
