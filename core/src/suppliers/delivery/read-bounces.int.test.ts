import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { listSuppressions } from '../../kernel/mail/suppressions';
import { NO_METRICS } from '../../kernel/telemetry/metrics';
import { buildPerson, buildSupplier, buildWorkflow } from '../../test/builders';
import { deliveryReport, feedbackReport } from '../../test/delivery-samples';
import { hasDovecot, startImapServer } from '../../test/stand-ins/imap-server';
import { createTestApp, type TestApp } from '../../test/test-database';
import { sendInvitationJob } from '../supplier.jobs';
import { createImapMailbox } from './imap-mailbox';
import { readBounces } from './read-bounces';

const NEVER = new AbortController().signal;
const refused = { Action: 'failed', Status: '5.1.1', 'Diagnostic-Code': 'smtp; 550 5.1.1 User unknown' };
const reportOf = (jobId: string, email: string) =>
  deliveryReport({ jobId, reportId: newId(), recipients: [{ 'Final-Recipient': `rfc822;${email}`, ...refused }] });

/** Skipped where Dovecot is not installed: apt-get install dovecot-imapd. */
describe.runIf(hasDovecot())('a mailbox of bounces at an IMAP server', () => {
  let app: TestApp;
  let server: Awaited<ReturnType<typeof startImapServer>>;
  beforeAll(async () => {
    [app, server] = await Promise.all([createTestApp(), startImapServer()]);
  });
  afterAll(() => Promise.all([app.destroy(), server.stop()]));

  const ctx = () => app.contextFor({ kind: 'system', name: 'worker' });
  const mailboxAt = (url = server.url) => createImapMailbox({ url, ca: server.ca });
  const outcomes: string[] = [];
  const read = (mailbox = mailboxAt(), signal = NEVER) =>
    readBounces(ctx(), { mailbox, metrics: { ...NO_METRICS, reportRead: (one) => outcomes.push(one) } }, signal);
  const suppressedAs = async (address: string) =>
    (await listSuppressions(app.db, app.config.suppressionSeeds, { limit: 5, address })).map(({ reason }) => reason);

  async function buildInvited(email: string) {
    const { companyId } = await buildPerson(app);
    const workflow = await buildWorkflow(app, companyId ?? '');
    const supplier = await buildSupplier(app, workflow, {
      emails: [email],
      invitationState: 'sent',
      invitationSentAt: new Date(),
    });
    const jobId = await app.db.tenant(supplier.companyId, (tx) =>
      ctx().jobs.enqueue(tx, sendInvitationJob, { supplierId: supplier.id }, { companyId: supplier.companyId }),
    );
    await app.db.system((tx) =>
      tx.job.update({ where: { id: jobId }, data: { status: 'completed', finishedAt: new Date() } }),
    );
    const state = async () =>
      (await app.db.read.supplier.findUniqueOrThrow({ where: { id: supplier.id } })).invitationError;
    return { jobId, state };
  }

  test('reports and complaints are applied once, and the rest is marked and changes nothing', async () => {
    const gone = await buildInvited('gone@acme.test');
    const annoyed = await buildInvited('annoyed@acme.test');
    const spared = await buildInvited('spared@acme.test');
    server.deliver(reportOf(gone.jobId, 'gone@acme.test'));
    server.deliver(feedbackReport({ jobId: annoyed.jobId, type: 'abuse', to: 'annoyed@acme.test' }));
    // Forged: an unknown mail, and a mail that went to somebody else.
    server.deliver(reportOf(newId(), 'spared@acme.test'));
    server.deliver(reportOf(spared.jobId, 'victim@acme.test'));
    server.deliver('From: ana@acme.test\r\nSubject: Re: invitation\r\n\r\nThank you!\r\n');
    expect(await read()).toEqual({ handled: 5, applied: 2, left: 0 });
    expect(outcomes.splice(0)).toEqual(['applied', 'applied', 'ignored', 'ignored', 'ignored']);
    expect(await gone.state()).toBe('mail_bounced');
    expect(await suppressedAs('gone@acme.test')).toEqual(['bounced']);
    expect(await suppressedAs('annoyed@acme.test')).toEqual(['complained']);
    expect([
      await spared.state(),
      await suppressedAs('spared@acme.test'),
      await suppressedAs('victim@acme.test'),
    ]).toEqual([null, [], []]);
    expect(server.flags()).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('S')));
    expect(await read()).toEqual({ handled: 0, applied: 0, left: 0 });
  });

  test('a message whose events could not be recorded is read again, also if a person has opened it', async () => {
    const late = await buildInvited('late@acme.test');
    server.deliver(reportOf(late.jobId, 'late@acme.test'));
    const mailbox = mailboxAt();
    await expect(mailbox.handleNew(() => Promise.reject(new Error('database away')), NEVER)).rejects.toThrow(
      'database away',
    );
    expect(await late.state()).toBeNull();
    server.openAll();
    expect(await read(mailboxAt(server.upgradedUrl))).toMatchObject({ handled: 1, applied: 1 });
    expect(await late.state()).toBe('mail_bounced');
  });

  test('a large message is cut off, and a stopped run leaves the rest for the next one', async () => {
    const big = await buildInvited('big@acme.test');
    const recipients = [{ 'Final-Recipient': 'rfc822;big@acme.test', ...refused }];
    server.deliver(deliveryReport({ jobId: big.jobId, reportId: newId(), recipients, body: 'x'.repeat(1_000_000) }));
    server.deliver(reportOf(newId(), 'nobody@acme.test'));
    const stop = new AbortController();
    const sizes: number[] = [];
    const run = await mailboxAt()
      .handleNew(async (source) => {
        sizes.push(source.length);
        stop.abort();
      }, stop.signal)
      .catch((error: unknown) => error);
    expect(sizes).toEqual([256 * 1024]);
    expect(run).toBeInstanceOf(Error);
    expect(await read()).toEqual({ handled: 2, applied: 1, left: 0 });
    expect(await big.state()).toBe('mail_bounced');
  });

  test('a mailbox that can be read passes the check, and others fail it without their password', async () => {
    await mailboxAt().check();
    const wrong = (change: (url: URL) => void) => {
      const url = new URL(server.url);
      change(url);
      return mailboxAt(url.toString()).check();
    };
    await expect(wrong((url) => (url.password = 'secret-x'))).rejects.toThrow(/^(?!.*secret-x).*Authentication failed/);
    await expect(wrong((url) => (url.pathname = '/Missing'))).rejects.toThrow(/Missing|exist/i);
    await expect(wrong((url) => (url.port = '9'))).rejects.toThrow('ECONNREFUSED');
    const untrusted = createImapMailbox({ url: server.url });
    await expect(untrusted.check()).rejects.toThrow(/certificate/);
  });
});
