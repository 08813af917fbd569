import { newSecret } from '@homologa/core/kernel/ids';
import { buildPerson, buildSupplierAccount, PASSWORD } from '@homologa/core/test/builders';
import { appCode } from '@homologa/core/test/factors/app-code';
import { SoftPasskey } from '@homologa/core/test/factors/soft-passkey';
import type { AnswerWorld } from '../answer-walk';
import { PICTURE } from '../picture';

export async function readsPublicPages({ walk }: AnswerWorld): Promise<void> {
  for (const url of [
    '/healthz',
    '/readyz',
    '/config',
    '/enums',
    '/onboarding/privacy-notice?country=BRA&language=pt-BR',
    '/verify/HR-0000-0000-0000',
  ]) {
    await walk.call({}, 'get', url);
  }
  await walk.call({}, 'get', '/mailbox/messages');
}

export async function keepsAnAccount({ app, walk }: AnswerWorld): Promise<void> {
  const { email } = await buildPerson(app);
  const login = await walk.call({}, 'post', '/auth/login', { body: { email, password: PASSWORD } });
  const { token, user } = login.body as { token: string; user: { _id: string } };
  const me = `/api/accounts/${user._id}`;
  await walk.call({ token }, 'get', '/auth/reload');
  await walk.call({}, 'post', '/auth/check', { body: { email, password: PASSWORD } });
  const inviter = await buildPerson(app);
  const colleague = { name: 'Luz', email, role: 'company_user' };
  await walk.call(inviter, 'post', `/api/companies/${inviter.companyId}/users`, { body: colleague });
  const invitations = await walk.call({ token }, 'get', '/auth/invitations');
  const [invitation] = invitations.body as { id: string }[];
  await walk.call({ token }, 'post', `/auth/invitations/${invitation?.id}`, { body: { accept: false } });
  await walk.call({ token }, 'put', me, { body: { info: { title: 'CFO' } } });
  await walk.call({ token }, 'patch', `${me}/image`, { file: ['image', PICTURE, 'me.png'] });
  await walk.call({ token }, 'get', `${me}/image`);
  await walk.call({ token }, 'delete', `${me}/image`);
  const passwords = { email, oldPassword: PASSWORD, newPassword: 'brand new one' };
  await walk.call({ token }, 'post', '/api/registration/local/password-change', { body: passwords });
  await walk.call({}, 'post', '/password-reset', { body: { email } });
  // The job that mails the password reset would store a new secret in the row of the reset. No such job runs here, so
  // the test stores the secret.
  const secret = newSecret();
  await app.db.system((tx) =>
    tx.passwordReset.updateMany({ where: { userId: user._id }, data: { tokenHash: secret.hash } }),
  );
  const chosen = { token: secret.token, password: 'another new one', confirm: 'another new one' };
  await walk.call({}, 'post', '/password-new', { body: chosen });
  const person = { name: 'Luz', email: 'luz@walk.test', password: PASSWORD, phone: '+52 55 1234 5678', country: 'MEX' };
  const registered = await walk.call({}, 'post', '/auth/register', { body: person });
  await walk.call({ token: (registered.body as { token: string }).token }, 'post', '/auth/logout');
}

export async function provesASecondFactor({ app, walk, desk }: AnswerWorld): Promise<void> {
  const own = '/api/account/second-factor';
  const person = await buildPerson(app);
  const key = new SoftPasskey(app.config.publicUrl);
  const challengeIn = ({ body }: { body: unknown }) => body as { attempt: string; options: { challenge: string } };
  const asked = challengeIn(await walk.call(person, 'post', `${own}/passkeys/options`));
  const passkey = key.make(asked.options.challenge);
  await walk.call(person, 'post', `${own}/passkeys`, { body: { attempt: asked.attempt, name: 'Key', passkey } });
  const started = await walk.call(person, 'post', `${own}/app`);
  const code = appCode((started.body as { secret: string }).secret);
  await walk.call(person, 'post', `${own}/app/confirmation`, { body: { code } });
  const factors = await walk.call(person, 'get', own);
  await walk.call(person, 'post', `${own}/recovery-codes`);
  const again = challengeIn(await walk.call(person, 'post', '/auth/step-up/passkey'));
  const proof = { attempt: again.attempt, passkey: key.answer(again.options.challenge) };
  await walk.call(person, 'post', '/auth/step-up', { body: proof });
  const refused = await walk.ask('post', '/auth/login', { email: person.email, password: PASSWORD });
  const { attempt } = refused.body as { attempt: string };
  const login = challengeIn(await walk.call({}, 'post', '/auth/second-factor/passkey', { body: { attempt } }));
  const answer = { attempt, passkey: key.answer(login.options.challenge) };
  await walk.call({}, 'post', '/auth/second-factor', { body: answer });
  const policy = `/api/companies/${person.companyId}/second-factor-policy`;
  await walk.call(person, 'get', policy);
  await walk.call(person, 'put', policy, { body: { required: false } });
  const sessions = await walk.call(person, 'get', '/api/account/sessions');
  const other = (sessions.body as { id: string; is_current: boolean }[]).find((session) => !session.is_current);
  await walk.call(person, 'delete', `/api/account/sessions/${other?.id}`);
  await walk.call(person, 'delete', '/api/account/sessions');
  const made = (factors.body as { passkeys: { id: string }[] }).passkeys[0];
  await walk.call(person, 'delete', `${own}/passkeys/${made?.id}`);
  await walk.call(person, 'delete', `${own}/app`);
  const colleague = await buildPerson(app, { companyId: person.companyId });
  const member = await app.db.read.membership.findFirstOrThrow({ where: { userId: colleague.userId } });
  const reset = `/api/companies/${person.companyId}/users/${member.id}/second-factor-reset`;
  await walk.call(person, 'post', reset);
  await walk.call(desk.staff, 'post', `/api/desk/users/${colleague.userId}/second-factor-reset`);
}

export async function guardsItsData({ app, walk, desk }: AnswerWorld): Promise<void> {
  const person = await buildSupplierAccount(app);
  const home = '/onboarding/account';
  await walk.call(person, 'get', home);
  await walk.call(person, 'put', `${home}/consents`, { body: { consents: [{ purpose: 'news', given: true }] } });
  await walk.call(person, 'post', `${home}/data-copy`);
  await walk.call(person, 'post', `${home}/erasure`, { body: {} });
  await walk.call(person, 'delete', `${home}/erasure`);
  await walk.call(person, 'post', `${home}/erasure`, { body: {} });
  const waiting = await walk.call(desk.staff, 'get', '/api/desk/privacy-requests');
  const asked = (waiting.body as { _id: string }[])[0]?._id;
  const refusal = { decision: 'refuse', reason: 'A duty to keep it' };
  await walk.call(desk.staff, 'post', `/api/desk/privacy-requests/${asked}/decision`, { body: refusal });
}
