import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
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
  const bounced: string[] = [];
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: 'us@homologa.test',
    replyTo: null,
    onBounced: async (addresses) => void bounced.push(...addresses.map(({ address }) => address)),
  });
  try {
    const refusal: unknown = await mailer
      .send({ messageId: 'm', to: ['ana@acme.test'], subject: 's', text: 't', html: '<p>t</p>' })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailError);
    const { message, permanent, cause } = refusal as MailError;
    expect(permanent).toBe(true);
    expect((refusal as MailError).kind).toBe('bounced');
    expect(bounced).toEqual(['ana@acme.test']);
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
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'us@homologa.test', replyTo: null });
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
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'us@homologa.test',
    replyTo: null,
  });
  try {
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ kind: 'unreachable' });
  } finally {
    await mailer.close();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});

/** Answers by the local part of the recipient: `gone`, `full` and `policy` are rejected, others accepted. */
async function withServer(run: (url: string, raw: string[]) => Promise<void>): Promise<void> {
  const answers: Record<string, [number, string]> = {
    gone: [550, '5.1.1 no such user'],
    full: [552, '5.2.2 mailbox full'],
    policy: [550, '5.7.1 blocked by policy'],
  };
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const [responseCode, text] = answers[address.split('@')[0] ?? ''] ?? [];
      done(text === undefined ? undefined : Object.assign(new Error(text), { responseCode }));
    },
    onData(stream, _session, done) {
      void buffer(stream).then((bytes) => {
        raw.push(bytes.toString('utf8'));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  try {
    await run(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, raw);
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }
}

test('answers about an address are told apart from those about the sender, also when another address is accepted', async () => {
  await withServer(async (url) => {
    const bounced: string[] = [];
    const onBounced = async (addresses: readonly { address: string }[]) =>
      void bounced.push(...addresses.map(({ address }) => address));
    const mailer = createSmtpMailer({ url, from: 'us@homologa.test', replyTo: null, onBounced });
    try {
      const kindOf = (...to: string[]) =>
        mailer.send({ ...MAIL, to }).then(
          () => 'sent',
          (error: unknown) => (error as MailError).kind,
        );
      expect(await kindOf('gone@a.test')).toBe('bounced');
      expect(await kindOf('full@a.test')).toBe('bounced_soft');
      expect(await kindOf('gone@b.test', 'full@b.test')).toBe('bounced_soft');
      expect(await kindOf('policy@a.test')).toBe('refused');
      expect(await kindOf('gone@c.test', 'ana@c.test')).toBe('sent');
      expect(bounced).toEqual(['gone@a.test', 'gone@b.test', 'gone@c.test']);
    } finally {
      await mailer.close();
    }
  });
});

test('a rejected address that cannot be recorded does not change what became of the mail', async () => {
  await withServer(async (url, raw) => {
    const warned: string[] = [];
    const mailer = createSmtpMailer({
      url,
      from: 'us@homologa.test',
      replyTo: null,
      onBounced: () => Promise.reject(new Error('database away')),
      warn: ({ err }) => void warned.push((err as Error).message),
    });
    try {
      await mailer.send({ ...MAIL, to: ['gone@a.test', 'ana@a.test'] });
      await expect(mailer.send({ ...MAIL, to: ['gone@a.test'] })).rejects.toMatchObject({ kind: 'bounced' });
    } finally {
      await mailer.close();
    }
    expect(raw).toHaveLength(1);
    expect(warned).toEqual(['database away', 'database away']);
  });
});

test('a mail has a Message-ID of the sender’s domain, a DKIM signature and the headers of one-click unsubscription', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkim = {
    domain: 'homologa.test',
    selector: 'mail',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  await withServer(async (url, raw) => {
    const mailer = createSmtpMailer({ url, from: 'Homologa <no-reply@homologa.test>', replyTo: null, dkim });
    try {
      await mailer.send({
        ...MAIL,
        messageId: 'job-1',
        unsubscribeUrl: 'https://homologa.test/mail/unsubscribe?token=t',
      });
    } finally {
      await mailer.close();
    }
    const headers = raw[0]?.replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n')[0] ?? '';
    expect(headers).toMatch(/^Message-ID: <job-1@homologa\.test>$/m);
    expect(headers).toMatch(/^DKIM-Signature: .*d=homologa\.test; .*s=mail;/m);
    const signed = /[; ]h=([^;]+);/.exec(headers)?.[1]?.replaceAll(' ', '').toLowerCase().split(':');
    expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/homologa\.test\/mail\/unsubscribe\?token=t>$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });
});
