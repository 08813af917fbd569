import { appCode } from '@homologa/core/test/factors/app-code';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { joinColleague } from '../support/colleagues';
import { signIn } from '../support/console-steps';
import { mailTo } from '../support/mailbox';
import { dialogOf, menuOf, press, says } from '../support/opened';
import { ADMIN, type Cast, type Person, startCast } from '../support/people';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const STEP = 30_000;

/** Codes of an authenticator app, each for a later time step than the one before: a step counts once. */
function codesOf(secret: string): () => string {
  let last = 0;
  return () => {
    // The server accepts the code of the next step, so that no test waits for half a minute.
    const timestamp = Math.max(Date.now(), last + STEP);
    last = timestamp;
    return appCode(secret, timestamp);
  };
}

interface Enrolled extends Person {
  email: string;
  name: string;
  password: string;
  recoveryCodes: string[];
  nextCode: () => string;
}

async function enter(): Promise<Person & { email: string; name: string; password: string }> {
  const colleague = await joinColleague(cast.url);
  const person = await cast.enter();
  await signIn(person.page, cast.url, colleague.email, colleague.password);
  return { ...person, ...colleague };
}

async function takeCodes(page: Page): Promise<string[]> {
  const dialog = await dialogOf(page, 'Recovery codes');
  const codes = await dialog.getByTestId('recovery-codes').getByRole('listitem').allInnerTexts();
  await press(dialog, 'I have kept them');
  return codes;
}

async function enrolApp(): Promise<Enrolled> {
  const person = await enter();
  const { page } = person;
  await page.goto(`${cast.url}/settings/security`);
  await press(page, 'Set up an authenticator app');
  const dialog = await dialogOf(page, 'Set up an authenticator app');
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const nextCode = codesOf(await dialog.getByTestId('app-secret').innerText());
  await dialog.getByLabel('Code that the app shows').fill(nextCode());
  await press(dialog, 'Set up');
  return { ...person, nextCode, recoveryCodes: await takeCodes(page) };
}

async function beginLogIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${cast.url}/login`);
  await page.locator('input[autocomplete=username]').fill(email);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await press(page, 'Log in');
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
}

const arrived = (page: Page) => page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));

test('an app is enrolled, asked for at the log-in, and stood in for by a recovery code', async () => {
  const person = await enrolApp();
  expect(person.recoveryCodes).toHaveLength(10);
  await mailTo(cast.url, person.email, ({ text }) => text.includes('A second factor was added to your account.'));
  const other = await cast.enter();
  await beginLogIn(other.page, person);
  await other.page.getByLabel('Code', { exact: true }).fill('000000');
  await press(other.page, 'Confirm');
  await says(other.page, 'This code is not valid. Please enter the current code.');
  await other.page.getByLabel('Code', { exact: true }).fill(person.nextCode());
  await press(other.page, 'Confirm');
  await arrived(other.page);
  // A page whose session ends would report the refusals of its own calls.
  await other.page.goto('about:blank');

  const third = await cast.enter();
  await beginLogIn(third.page, person);
  await press(third.page, 'Use a recovery code');
  await third.page.getByLabel('Recovery code').fill(person.recoveryCodes[0] ?? '');
  await press(third.page, 'Confirm');
  await arrived(third.page);

  await person.page.goto(`${cast.url}/settings/security`);
  await says(person.page, '9 codes left');
  await press(person.page, 'Log out all others');
  await says(person.page, 'Logged out');
  await says(person.page, 'This session');
  await third.page.goto(`${cast.url}/settings/security`);
  await third.page.waitForURL(({ pathname }) => pathname === '/login');
});

test('what is dangerous asks for the factor again, and goes on by itself', async () => {
  const person = await enrolApp();
  const { page } = person;
  let refusals = 0;
  await page.route('**/api/account/second-factor/recovery-codes', async (route) => {
    refusals += 1;
    const refusal = { error: 'Please confirm first that it is you.', code: 'step_up_required' };
    await (refusals === 1 ? route.fulfill({ status: 403, json: refusal }) : route.continue());
  });
  await press(page, 'Make new codes');
  await press(await dialogOf(page, 'Make new codes'), 'Make new codes');
  // The button below shows that its call waits, so that the page is not at rest as `dialogOf` asks.
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Code', { exact: true }).fill(person.nextCode());
  await press(dialog, 'Confirm');
  const codes = await takeCodes(page);
  expect(codes).toHaveLength(10);
  expect(codes).not.toContain(person.recoveryCodes[0]);
});

test('a passkey is enrolled and opens the account', async () => {
  const person = await enter();
  const { page } = person;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${cast.url}/settings/security`);
  await press(page, 'Add a passkey');
  const dialog = await dialogOf(page, 'Add a passkey');
  await dialog.getByLabel('Name, such as the device').fill('Laptop');
  await press(dialog, 'Add');
  await takeCodes(page);
  await says(page, 'Passkey Laptop');
  await page.evaluate(() => localStorage.removeItem('homologa.session'));
  await beginLogIn(page, person);
  await press(page, 'Use a passkey');
  await arrived(page);
});

test('an admin resets the factor of a colleague who has lost the device', async () => {
  const person = await enrolApp();
  await person.page.goto('about:blank');
  const { page: admin } = await cast.enter({ as: ADMIN, at: '/settings/users' });
  await admin.getByRole('searchbox', { name: 'Search by name or email' }).fill(person.email);
  await admin.getByRole('row').filter({ hasText: person.email }).waitFor();
  const menu = await menuOf(admin, admin.getByRole('button', { name: `Actions for ${person.name}`, exact: true }));
  await menu.getByRole('menuitem', { name: 'Reset second factor' }).click();
  await press(await dialogOf(admin, `Reset the second factor of ${person.name}?`), 'Reset second factor');
  await says(admin, `The second factor of ${person.name} was reset`);
  await mailTo(cast.url, person.email, ({ text }) => text.includes('was reset'));
  const again = await cast.enter();
  await signIn(again.page, cast.url, person.email, person.password);
});
