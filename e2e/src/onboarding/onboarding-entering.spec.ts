import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { violationsOn } from '../support/inspect-page';
import { linkIn, mailsTo, mailTo } from '../support/mailbox';
import { absent } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { arriveAt, followSummary, problemsInAllViews, speak } from '../support/supplier-looks';
import { openAccount, openForms } from '../support/supplier-steps';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const PASSWORD = 'una clave larga';
const OTHERS = 'Onboarding process has been started by another account.';
const QUESTION = '¿Qué produce?';
const QUESTIONS = 'Please answer the following questions';

interface Invited {
  email: string;
  link: string;
  path: string;
}

async function invite(name: string, country = 'Perú'): Promise<Invited> {
  const email = `${name}.${run}@proveedor.test`;
  const questionnaire = [{ type: 'input', title: QUESTION }];
  const workflowId = await client.launch({
    title: `Entrar ${name} ${run}`,
    report_type: 'questionnaire',
    questionnaire,
  });
  const [id] = await client.addSuppliers(workflowId, [`Puerta ${name}; Ana Peña; ${email}; ${country}; ; ; ; `]);
  return { email, link: linkIn(await mailTo(cast.url, email)), path: `/api/workflows/${workflowId}/suppliers/${id}` };
}

const logIn = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

test('entering an onboarding logs out another account, and each has its own alone', async () => {
  const [eva, ivo] = [await invite('eva'), await invite('ivo')];
  const { page } = await cast.enter();
  await openAccount(page, eva.link, { name: 'Eva Fábula', phone: '+51 1 610 1000', password: PASSWORD });
  await heading(page, QUESTIONS);
  await page.getByText(`Signed in as ${eva.email}`).waitFor();

  await page.goto(ivo.link);
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await heading(page, 'Your account');
  await openForms(page);
  await absent(page.getByText(/Signed in as|Eva Fábula/));
  await page.getByRole('tab', { name: 'Log in' }).click();
  await logIn(page, eva.email);
  await page.getByRole('alert').getByText('The invitation was sent to i•••@proveedor.test.').waitFor();
  await absent(page.getByText(/Signed in as|started by another account/));
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Create an account' }).click();
  await page.getByLabel('Work email').fill(`intruso.${run}@proveedor.test`);
  await page.getByLabel('Full name').fill('Ivo Leyenda');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByLabel('Phone').fill('+51 1 620 2000');
  for (const [locale, button, text] of [
    ['es', 'Crear cuenta', 'La invitación se envió a i•••@proveedor.test. Use ese correo.'],
    ['pt-BR', 'Criar conta', 'O convite foi enviado para i•••@proveedor.test. Use esse e-mail.'],
    ['en', 'Create account', 'The invitation was sent to i•••@proveedor.test. Please use that email.'],
  ] as const) {
    await speak(page, locale);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alert').getByText(text).waitFor();
  }
  const made = await fetch(`${cast.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `intruso.${run}@proveedor.test`, password: PASSWORD }),
  });
  expect(made.status).toBe(401);
  await page.getByLabel('Work email').fill(ivo.email);
  await page.getByLabel('Full name').fill('Ivo Leyenda');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByLabel('Phone').fill('+51 1 620 2000');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Continue now' }).click();
  await heading(page, QUESTIONS);
  await page.getByLabel(new RegExp(QUESTION.replace('?', '\\?'))).fill('Puertas');
  await page.getByText(/^Saved at /).waitFor();

  await page.goto(eva.link);
  await page.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  await absent(page.getByText(/Signed in as|Ivo|Puertas/));
  await logIn(page, ivo.email);
  await page.getByRole('alert').getByText(OTHERS).waitFor();
  await absent(page.getByText(/Signed in as/));
  await logIn(page, eva.email);
  await heading(page, QUESTIONS);
  await page.getByText(`Signed in as ${eva.email}`).waitFor();

  // After the supplier has logged out, and for a visitor without the link's token, the page shows only the login.
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  const { page: stranger } = await cast.enter({ isPhone: true });
  await stranger.goto(eva.link.split('?')[0] ?? '');
  await heading(stranger, 'Log in');
  await logIn(stranger, ivo.email);
  await stranger.getByRole('alert').getByText(OTHERS).waitFor();
  expect(await stranger.locator('body').innerText()).not.toMatch(/Eva|Puerta/);
  await logIn(stranger, eva.email);
  await heading(stranger, QUESTIONS);
});

test('the language that was chosen is spoken again, by the page and by the mails', async () => {
  const { email, link, path } = await invite('lengua');
  const { page } = await cast.enter({ locale: 'en-US' });
  const title = () => page.title();
  await page.goto(link);
  await page.getByRole('button', { name: 'Start assessment' }).waitFor();
  await speak(page, 'pt-BR');
  await page.getByRole('button', { name: 'Iniciar o processo' }).waitFor();
  await expect.poll(title).toContain('Puerta lengua');
  await page.reload();
  await page.getByRole('button', { name: 'Iniciar o processo' }).click();
  await heading(page, 'Sua conta');
  expect([await page.locator('html').getAttribute('lang'), await title()]).toEqual(['pt-BR', 'Sua conta · Homologa']);
  await speak(page, 'es');
  await heading(page, 'Su cuenta');
  await expect.poll(title).toBe('Su cuenta · Homologa');

  // A change of language also translates an error that is already shown.
  await page.getByRole('button', { name: 'Usar una contraseña u otro correo' }).click();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByRole('alert').getByText('Todos los campos son obligatorios').waitFor();
  await speak(page, 'pt-BR');
  await page.getByRole('alert').getByText('Todos os campos são obrigatórios').waitFor();
  await page.getByLabel('Nome completo').fill('Ana Peña');
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByLabel('Telefone').fill('+51 1 610 1000');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.getByRole('button', { name: 'Continuar agora' }).click();
  await heading(page, 'Responda às perguntas a seguir');

  // Mails use the chosen language; before the choice they were in Spanish, the default for Peru.
  const [told] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    speak(page, 'en'),
  ]);
  expect(told.status()).toBe(200);
  await client.call('POST', `${path}/reminders`);
  const reminder = await mailTo(cast.url, email, ({ html }) => /lang="en"/.test(html));
  expect(reminder.to).toContain(email);
  await page.reload();
  await heading(page, QUESTIONS);
});

test('a code that was asked for can still be given after the tab was closed, in another browser', async () => {
  const questionnaire = [{ type: 'input', title: QUESTION }];
  const workflowId = await client.launch({ title: `Puerta ${run}`, report_type: 'questionnaire', questionnaire });
  const email = `codigo.${run}@proveedor.test`;
  const registerAsCompany = async (page: Page) => {
    await page.goto(`${cast.url}/onboarding/${workflowId}`);
    await page.getByRole('button', { name: 'Start assessment' }).click();
    await arriveAt(page, 'Your account');
    await page.getByLabel('Full name').fill('Olga Código');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByLabel('Phone').fill('+51 1 630 3000');
    await page.getByLabel('Company name').fill('Código S.A.C.');
    await page.getByLabel('Work email').fill(email);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  const { page: first } = await cast.enter({ isPhone: true });
  await registerAsCompany(first);
  await arriveAt(first, 'Confirm your email');
  expect(await problemsInAllViews(first, [email, 'Demo Andina'])).toEqual([]);
  await first.getByRole('button', { name: 'Confirm', exact: true }).click();
  expect(await followSummary(first)).toEqual(['Code: Required']);
  await first.close();

  const { page } = await cast.enter();
  await registerAsCompany(page);
  await arriveAt(page, 'Confirm your email');
  const codes = async () =>
    (await mailsTo(cast.url, email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBe(2);
  await page.getByLabel('Code').fill((await codes())[0] ?? '');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await arriveAt(page, 'Your account is connected');
  await page.getByRole('button', { name: 'Continue now' }).click();
  await arriveAt(page, QUESTIONS);
});

test('a password that is refused after the code is said at its field, with everything else still there', async () => {
  const questionnaire = [{ type: 'input', title: QUESTION }];
  const workflowId = await client.launch({ title: `Clave ${run}`, report_type: 'questionnaire', questionnaire });
  const email = `clave.${run}@proveedor.test`;
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(`${cast.url}/onboarding/${workflowId}`);
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await page.getByLabel('Full name').fill('Clara Clave');
  await page.getByRole('textbox', { name: 'Password' }).fill('password1');
  await page.getByLabel('Phone').fill('+51 1 630 3000');
  await page.getByLabel('Company name').fill('Clave S.A.C.');
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await arriveAt(page, 'Confirm your email');
  const mail = await mailTo(cast.url, email);
  await page.getByLabel('Code').fill(/\b\d{6}\b/.exec(mail.subject)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await heading(page, 'Your account');
  for (const [locale, lead, problem] of [
    ['es', 'Su cuenta todavía no se pudo crear', /^Contraseña: .*demasiado común/],
    ['pt-BR', 'Ainda não foi possível criar a sua conta', /^Senha: .*muito comum/],
    ['en', 'Your account could not be created yet', /^Password: .*too common/],
  ] as const) {
    await speak(page, locale);
    await page.getByText(lead).waitFor();
    await page.getByRole('link', { name: problem }).waitFor();
  }
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Clara Clave');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await arriveAt(page, 'Your account is connected');
  await page.getByRole('button', { name: 'Continue now' }).click();
  await arriveAt(page, QUESTIONS);
});

test('a reload while one reads the mail loses nothing, and the mail leads back', async () => {
  const questionnaire = [{ type: 'input', title: QUESTION }];
  const workflowId = await client.launch({ title: `Vuelta ${run}`, report_type: 'questionnaire', questionnaire });
  const email = `vuelta.${run}@proveedor.test`;
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(`${cast.url}/onboarding/${workflowId}`);
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await page.getByLabel('Full name').fill('Rita Vuelta');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByLabel('Phone').fill('+51 1 630 3000');
  await page.getByLabel('Company name').fill('Vuelta S.A.C.');
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await arriveAt(page, 'Confirm your email');
  const mail = await mailTo(cast.url, email);

  await page.reload();
  for (const [locale, words] of [
    ['es', 'Confirme su correo'],
    ['pt-BR', 'Confirme seu e-mail'],
    ['en', 'Confirm your email'],
  ] as const) {
    await speak(page, locale);
    await heading(page, words);
    await page.getByText(email).waitFor();
  }
  // Opening the workflow's public link again must continue with the supplier that this browser has registered.
  await page.goto(`${cast.url}/onboarding/${workflowId}`);
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await arriveAt(page, 'Confirm your email');
  expect(await mailsTo(cast.url, email)).toHaveLength(1);

  await page.goto(linkIn(mail));
  await heading(page, 'Confirm your email');
  await expect.poll(() => page.getByLabel('Code').inputValue()).toBe(/\b\d{6}\b/.exec(mail.subject)?.[0]);
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await arriveAt(page, 'Your account');
  for (const [locale, words] of [
    ['es', 'Su correo está confirmado. Solo falta su contraseña'],
    ['pt-BR', 'Seu e-mail está confirmado. Falta apenas a sua senha'],
    ['en', 'Your email is confirmed. Only your password is missing'],
  ] as const) {
    await speak(page, locale);
    if (locale === 'es') await page.getByRole('button', { name: 'Usar una contraseña u otro correo' }).click();
    await page.getByText(words).waitFor();
  }
  expect([
    await page.getByLabel('Full name').inputValue(),
    await page.getByLabel('Phone').inputValue(),
    await page.getByLabel('Work email').inputValue(),
  ]).toEqual(['Rita Vuelta', '+51 1 630 3000', email]);
  // The code that the supplier entered has already proven the e-mail address, so the account needs no password.
  await page.getByRole('button', { name: `Continue as ${email} without a password` }).click();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Rita Vuelta');
  await page.getByRole('button', { name: `Continue as ${email}`, exact: true }).click();
  await arriveAt(page, 'Your account is connected');
  await page.getByRole('button', { name: 'Continue now' }).click();
  await arriveAt(page, QUESTIONS);
  // Two mails are expected: the code, and the confirmation of the new account.
  expect(await mailsTo(cast.url, email)).toHaveLength(2);
});
