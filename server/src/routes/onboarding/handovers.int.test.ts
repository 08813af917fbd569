import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { sendHandoverRequestMail } from '@homologa/core/onboarding/handover/send-handover-request-mail';
import { buildLink, buildSupplier, buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildHandover, headersOf } from '../../test/handover-builders';
import { onboardingClient } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const worker = () => app.contextFor({ kind: 'system', name: 'test' });
const invite = (overrides?: Parameters<typeof buildHandover>[1]) => buildHandover({ app, server }, overrides);

describe('naming a colleague by the invitation link', () => {
  test('changes nothing before the invited person confirms by the mail', async () => {
    const { ask, askFor, link, email, calls, stored, colleague, jobs, trail } = await invite();
    const before = await stored();
    const { mail, address, id, done, asked } = await askFor({ link });
    expect({ done, asked }).toEqual({ done: false, asked: [`${email[0]}•••@${email.split('@')[1]}`] });
    expect(mail?.text).toContain(`Pedro Ruiz (${colleague})`);
    expect(address.searchParams.get('handover')).toBe(id);
    expect(await stored()).toEqual(before);
    expect((await listCapturedMail(worker(), colleague)).length).toBe(0);
    expect(await jobs('mail.send-handover-link')).toBe(0);
    await calls.read({ link }).expect(200);
    expect(await trail()).toContain('onboarding.ask_handover');
    // Asking again renews the same request.
    expect((await ask({ link }).expect(202)).body).toMatchObject({ id });
  });

  test('moves the invitation to the colleague once confirmed, and ends all links of before', async () => {
    const { admin, askFor, confirm, read, link, calls, stored, colleague, sendLink, begin, trail, supplier, email } =
      await invite({ supplier: { fullName: 'Laura Garza', phone: '+525512345678' } });
    const { id, link: mailedLink } = await askFor({ link }, { note: 'You know the figures' });
    expect((await read({ link: mailedLink }, id).expect(200)).body).toMatchObject({ note: 'You know the figures' });
    await confirm({ link: mailedLink }, id).expect(200);
    expect(await stored()).toMatchObject({
      fullName: 'Pedro Ruiz',
      emails: [colleague],
      phone: '',
      accountId: null,
      invitationState: 'queued',
    });
    await calls.read({ link }).expect(401);
    await calls.read({ link: mailedLink }).expect(401);
    const { sent, text, link: own } = await sendLink(id);
    expect(sent).toEqual({ sent: true });
    expect(text).toContain('You know the figures');
    expect(text).toContain(email);
    expect(await stored()).toMatchObject({ invitationState: 'sent' });
    expect(await trail()).toContain('supplier.mail_invitation');
    await calls.start({ link: own }).expect(200);
    const token = await begin({ link: own }, { name: 'Pedro Ruiz', phone: '+525511112222' });
    await calls.read({ token }).expect(200);
    const told = await app.db.read.notification.findMany({ where: { supplierId: supplier.id } });
    expect(told.map(({ kind, userId, facts }) => ({ kind, userId, facts }))).toEqual([
      { kind: 'handed_over', userId: admin.userId, facts: {} },
    ]);
    expect(await trail()).toContain('onboarding.hand_over');
  });

  test('has one effect however often it is confirmed', async () => {
    const { askFor, confirm, link, jobs, read, supplier } = await invite();
    const { id, link: mailedLink } = await askFor({ link });
    const answers = await Promise.all([1, 2, 3].map(() => confirm({ link: mailedLink }, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await confirm({ link: mailedLink }, id).expect(200);
    expect((await read({ link: mailedLink }, id).expect(200)).body).toMatchObject({ confirmed: true });
    expect(await jobs('mail.send-handover-link')).toBe(1);
    expect(await app.db.read.notification.count({ where: { supplierId: supplier.id } })).toBe(1);
  });

  test('is not confirmed by the forwarded link, another link, another supplier or after its end', async () => {
    const { askFor, confirm, read, link, supplier, stored, email } = await invite();
    const { id, link: mailedLink } = await askFor({ link });
    const other = await invite();
    const theirs = await other.askFor({ link: other.link });
    for (const by of [{ link }, { link: await buildLink(app, supplier) }, { link: theirs.link }, { link: 'guessed' }]) {
      await read(by, id).expect(404);
      await confirm(by, id).expect(404);
    }
    await confirm({}, id).expect(401);
    await confirm({ link: mailedLink }, theirs.id).expect(404);
    await confirm({ token: (await buildSupplierAccount(app)).token }, id).expect(404);
    await app.db.system((tx) => tx.handover.updateMany({ where: { id }, data: { expiresAt: new Date(0) } }));
    await confirm({ link: mailedLink }, id).expect(404);
    expect((await stored()).emails).toEqual([email]);
  });

  test('names each wrong field, and rejects the invited person', async () => {
    const { ask, link, email } = await invite();
    const wrong = await ask({ link }, { full_name: '', email: 'pedro', note: 'see evil.com' }).expect(422);
    expect((wrong.body as { details: { path: string }[] }).details.map(({ path }) => path)).toEqual([
      'full_name',
      'note',
      'email',
    ]);
    const same = await ask({ link }, { email: email.toUpperCase() }).expect(422);
    expect(same.body).toMatchObject({ details: [{ code: 'handover_to_present_person', path: 'email' }] });
  });

  test('is limited to five requests a day', async () => {
    const { ask, link } = await invite();
    for (let turn = 0; turn < 5; turn += 1) await ask({ link }, { email: `n${turn}@acme.test` }).expect(202);
    await ask({ link }).expect(429);
  });

  test('by a link leaves the connected account its own five', async () => {
    const { ask, calls, link, email } = await invite();
    const account = await buildSupplierAccount(app, email);
    await calls.connect({ link, token: account.token }).expect(200);
    for (let turn = 0; turn < 5; turn += 1) await ask({ link }, { email: `${newId()}@acme.test` }).expect(202);
    await ask({ link }).expect(429);
    expect((await ask({ token: account.token }).expect(202)).body).toMatchObject({ done: true });
  });

  test('is limited to five a day that name the same colleague, over all suppliers', async () => {
    const email = `${newId()}@acme.test`;
    for (let turn = 0; turn < 5; turn += 1) {
      const { ask, link } = await invite();
      await ask({ link }, { email }).expect(202);
    }
    const { ask, link } = await invite();
    await ask({ link }, { email: email.toUpperCase() }).expect(429);
  });

  test('asked in other words needs the link of its own mail', async () => {
    const { ask, askFor, confirm, read, mailed, link } = await invite();
    const first = await askFor({ link }, { note: 'You know the figures' });
    const { body } = await ask({ link }, { note: 'Call me first' }).expect(202);
    const { id } = body as { id: string };
    expect(id).not.toBe(first.id);
    await read({ link: first.link }, first.id).expect(404);
    await confirm({ link: first.link }, first.id).expect(404);
    await confirm({ link: first.link }, id).expect(404);
    await confirm({ link: (await mailed(id)).link }, id).expect(200);
  });

  test('is refused once nothing is left to answer', async () => {
    const { ask, link, supplier } = await invite();
    await app.db.system((tx) =>
      tx.supplier.updateMany({ where: { id: supplier.id }, data: { onboardingStep: 'finished', status: 'completed' } }),
    );
    expect((await ask({ link }).expect(409)).body).toMatchObject({ code: 'onboarding_finished' });
  });
});

describe('a forwarded link after the account was connected', () => {
  test('lets the colleague ask the connected account, whose address it does not tell', async () => {
    const { askFor, begin, link, confirm, calls, colleague, stored, questions } = await invite();
    const former = await begin();
    await calls.save({ token: former }, [{ question_id: questions.input.id, answer: 'Steel' }]).expect(200);
    const { asked, mail, id, link: mailedLink } = await askFor({ link }, { asker: 'colleague' });
    expect(asked).toEqual([]);
    expect(mail?.text).toContain('abrió su enlace');
    await confirm({ link }, id).expect(401);
    await confirm({ token: former }, id).expect(404);
    await confirm({ link: mailedLink }, id).expect(200);
    expect(await stored()).toMatchObject({ accountId: null, emails: [colleague], onboardingStep: 'questionnaire' });
  });

  test('does not tell whether a named e-mail is the connected account’s, and mails nobody then', async () => {
    const { ask, calls, link, supplier, companyId } = await invite();
    const account = await buildSupplierAccount(app);
    await app.db.system((tx) =>
      tx.supplier.updateMany({ where: { id: supplier.id }, data: { accountId: account.userId } }),
    );
    await calls.read({ link }).expect(200);
    const { body } = await ask({ link }, { email: account.email }).expect(202);
    expect(body).toMatchObject({ done: false, asked: [] });
    const input = { companyId, handoverId: (body as { id: string }).id, messageId: newId() };
    expect(await sendHandoverRequestMail(worker(), input)).toEqual({ sent: false });
    const own = await ask({ token: account.token }, { email: account.email }).expect(422);
    expect(own.body).toMatchObject({ details: [{ code: 'handover_to_present_person' }] });
  });

  test('ends the session of the former person’s link, and keeps what was answered for the colleague', async () => {
    const { askFor, begin, link, confirm, calls, questions, sendLink, supplier } = await invite();
    const former = await begin();
    await calls.save({ token: former }, [{ question_id: questions.input.id, answer: 'Steel' }]).expect(200);
    const { id, link: mailedLink } = await askFor({ link });
    await confirm({ link: mailedLink }, id).expect(200);
    await calls.read({ token: former }).expect(401);
    const { link: own } = await sendLink(id);
    const shown = await calls.read({ link: own }).expect(200);
    expect(shown.body).toMatchObject({ account: null, invited: { name: 'Pedro Ruiz', phone: '' } });
    const token = await begin({ link: own }, { name: 'Pedro Ruiz', phone: '+525511112222' });
    const { body } = await calls.read({ token }).expect(200);
    expect(body).toMatchObject({
      onboarding_step: 'questionnaire',
      answers: [{ question_id: questions.input.id, answer: 'Steel' }],
    });
    const updates = await app.db.read.statusUpdate.findMany({ where: { supplierId: supplier.id } });
    expect(updates.filter(({ name }) => name === 'account_created')).toHaveLength(1);
    const mails = await app.db.read.supplierMail.count({ where: { supplierId: supplier.id, kind: 'account_made' } });
    expect(mails).toBe(2);
  });
});

describe('handing over in a session', () => {
  test('is done at once by an account that proved itself, which keeps no access', async () => {
    const { ask, calls, link, email, colleague, stored, workflow } = await invite({ workflow: { reportType: 'bir' } });
    const account = await buildSupplierAccount(app, email);
    const { body } = await calls.connect({ link, token: account.token }).expect(200);
    const form = `/onboarding/bir-requests/${(body as { bir_request: { _id: string } }).bir_request._id}`;
    const neighbour = await buildSupplier(app, workflow, { accountId: account.userId });
    expect((await ask({ token: account.token }).expect(202)).body).toMatchObject({ done: true, asked: [] });
    expect(await stored()).toMatchObject({ accountId: null, emails: [colleague] });
    await calls.read({ token: account.token }).expect(404);
    await request(server).get(form).set(headersOf(account)).expect(404);
    const theirs = onboardingClient(server, { workflowId: workflow.id, supplierId: neighbour.id });
    await theirs.read({ token: account.token }).expect(200);
  });

  test('waits for the mail in the session of a link, which may have been forwarded', async () => {
    const { ask, begin, stored } = await invite();
    const token = await begin();
    expect((await ask({ token }).expect(202)).body).toMatchObject({ done: false });
    expect((await stored()).accountId).not.toBeNull();
  });

  test('withdraws the other requests, which would take it back', async () => {
    const { askFor, confirm, link } = await invite();
    const first = await askFor({ link });
    const second = await askFor({ link }, { email: 'second@acme.test' });
    await confirm({ link: second.link }, second.id).expect(200);
    await confirm({ link: first.link }, first.id).expect(401);
    expect(await app.db.read.handover.count({ where: { id: first.id } })).toBe(0);
  });
});
