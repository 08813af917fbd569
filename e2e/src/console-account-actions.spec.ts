import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, signIn } from './support/console-steps';
import { type Mail, mailTo } from './support/mailbox';
import { dialogOf, menuOf } from './support/opened';
import { ADMIN, type Cast, startCast } from './support/people';
import { paintPicture } from './support/samples';

let cast: Cast;
/** An admin, and the colleague who is invited and goes through everything that is one's own. */
let admin: Page;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
  admin = (await cast.enter({ as: ADMIN })).page;
  page = (await cast.enter()).page;
});
afterAll(() => cast.leave());

const run = Date.now().toString(36);
const NAME = `Colega ${run}`;
const EMAIL = `colega.${run}@demo.homologa.test`;
const PASSWORDS = [`primera-${run}`, `segunda-${run}`, `tercera-${run}`] as const;

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const link = (name: string, within: Page | Locator = page) => within.getByRole('link', { name, exact: true });
/** A required field's name ends with its mark. */
const field = (name: string, within: Page | Locator = page) =>
  within.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
const secret = (name: string) => page.getByLabel(new RegExp(`^${name}(\\s\\*)?$`));
const says = (text: string | RegExp, on: Page | Locator = page) => on.getByText(text).first().waitFor();
const heading = (name: string, on: Page = page) => on.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const row = () => admin.getByRole('row').filter({ hasText: EMAIL });

async function actOn(entry: string): Promise<void> {
  await (await menuOf(admin, button(`Actions for ${NAME}`, admin))).getByRole('menuitem', { name: entry }).click();
}

const resetLink = ({ text }: Mail): string => {
  const [found] = /https?:\/\/\S+\/change-password\?\S+/.exec(text) ?? [];
  if (!found) throw new Error(`no link to choose a password in: ${text}`);
  return found.replace(/[>)\]]+$/, '');
};

test('an admin invites a colleague, once', async () => {
  await admin.goto(`${cast.url}/settings/users`);
  await button('Invite user', admin).click();
  let dialog = await dialogOf(admin, 'Invite a user');
  await says('They receive an email with a link to choose their password. The link lasts 7 days.', dialog);
  await button('Send invitation', dialog).click();
  await says('All fields are required', dialog);
  await field('Name', dialog).fill(NAME);
  await field('Email', dialog).fill('no-es-un-correo');
  await button('Send invitation', dialog).click();
  await says('Please enter a valid email.', dialog);
  await field('Email', dialog).fill(EMAIL);
  await choose(admin, 'Role', 'Company user');
  await choose(admin, 'Language of the email', 'English');
  await button('Send invitation', dialog).click();
  await says(`The invitation has been sent to ${EMAIL}.`, admin);
  await row().getByText('Invited', { exact: true }).waitFor();

  await button('Invite user', admin).click();
  dialog = await dialogOf(admin, 'Invite a user');
  await field('Name', dialog).fill(NAME);
  await field('Email', dialog).fill(EMAIL);
  await button('Send invitation', dialog).click();
  await says('This person already belongs to your company.', dialog);
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await actOn('Resend invitation');
  await says(`The invitation has been sent to ${EMAIL}.`, admin);
});

test('people are searched and filtered', async () => {
  const search = admin.getByRole('searchbox', { name: 'Search by name or email' });
  await search.fill('nadie así');
  await says('No users match your search.', admin);
  await button('Clear search', admin).click();
  await row().waitFor();
  await choose(admin, 'Status', 'Active');
  await row().waitFor({ state: 'detached' });
  await choose(admin, 'Status', 'All');
  await search.fill(run);
  await row().waitFor();
  await expect.poll(() => admin.getByRole('row').count()).toBe(2);
});

test('the colleague chooses a password with the mailed link, and signs in', async () => {
  await page.goto(resetLink(await mailTo(cast.url, EMAIL)));
  await heading('Choose a new password');
  expect(await secret('New Password').getAttribute('placeholder')).toBe('7+ characters');
  await button('Create').click();
  await says('Both fields are required');
  await secret('New Password').fill(PASSWORDS[0]);
  await secret('Confirm New Password').fill('otra cosa');
  await button('Create').click();
  await says('The passwords you entered do not match');
  for (const name of ['New Password', 'Confirm New Password']) await secret(name).fill('corta');
  await button('Create').click();
  await says('The password you entered is too short. Please enter 7+ characters');
  for (const name of ['New Password', 'Confirm New Password']) await secret(name).fill(PASSWORDS[0]);
  await button('Create').click();
  await says("Your password has been changed successfully. We'll get you to login in a second..");
  await heading('Log in');
  await button('Log in').click();
  await says('All fields are required');
  await field('Email').fill(`  ${EMAIL} `);
  await secret('Password').fill('equivocada');
  await button('Log in').click();
  await says('Wrong email or password.');
  await button('Dismiss').click();
  await button('Show password').click();
  expect(await secret('Password').getAttribute('type')).toBe('text');
  await secret('Password').fill(PASSWORDS[0]);
  await button('Log in').click();
  await heading(`Welcome, ${NAME}`);
});

test('one’s profile and picture are changed', async () => {
  await page.goto(`${cast.url}/settings/profile`);
  await heading('Settings');
  expect(await field('Email').getAttribute('readonly')).not.toBeNull();
  await field('Name').fill('');
  await button('Save changes').click();
  await says('All fields are required');
  await field('Name').fill(NAME);
  await field('Phone').fill('+52 55 5010 2031');
  await field('Phone extension').fill('12');
  await button('Save changes').click();
  await says('Phone extension must have 4 or 6 numbers');
  await field('Phone extension').fill('1234');
  await button('Save changes').click();
  await says('Your account has been successfully updated');
  await page.reload();
  expect(await field('Phone extension').inputValue()).toBe('1234');

  const file = page.locator('input[type=file]');
  await file.setInputFiles(await paintPicture(page, 300, 200));
  await page.getByRole('img', { name: 'Preview' }).waitFor();
  await button('Cancel').click();
  await file.setInputFiles(await paintPicture(page, 300, 200));
  await button('Save picture').click();
  await says('Your account has been successfully updated');
  await page.getByRole('img', { name: 'Picture' }).waitFor();
  await button('Remove picture').click();
  await page.getByRole('img', { name: 'Picture' }).waitFor({ state: 'detached' });
});

test('the language changes at once, and stays with the person', async () => {
  await (await menuOf(page, button('Language: English'))).getByRole('menuitemradio', { name: 'Español' }).click();
  await heading('Configuración');
  await page.locator('html[lang=es]').waitFor();
  const { page: elsewhere, close } = await cast.enter({ locale: 'en-US' });
  await signIn(elsewhere, cast.url, EMAIL, PASSWORDS[0]);
  await heading(`Hola, ${NAME}`, elsewhere);
  await close();
  await (await menuOf(page, button('Idioma: Español'))).getByRole('menuitemradio', { name: 'Português' }).click();
  await heading('Configurações');
  await (await menuOf(page, button('Idioma: Português'))).getByRole('menuitemradio', { name: 'English' }).click();
  await heading('Settings');
});

test('one’s password is changed', async () => {
  await page.getByRole('tab', { name: 'Password' }).click();
  await button('Save changes').click();
  await says('All fields are required');
  const fill = async (old: string, next: string, confirm = next) => {
    await secret('Old password').fill(old);
    await secret('New password').fill(next);
    await secret('Confirm password').fill(confirm);
    await button('Save changes').click();
  };
  await fill(PASSWORDS[0], 'corta');
  await says('The password you entered is too short. Please enter 7+ characters');
  await fill(PASSWORDS[0], PASSWORDS[1], 'otra cosa');
  await says('The passwords you entered do not match');
  await fill('equivocada', PASSWORDS[1]);
  await says('The old password you entered is wrong');
  await fill(PASSWORDS[0], PASSWORDS[1]);
  await says('Your password has been successfully reset');
  expect(await secret('Old password').inputValue()).toBe('');
});

test('a forgotten password is replaced by mail', async () => {
  await (await menuOf(page, button(`Account of ${NAME}`))).getByRole('menuitem', { name: 'Log out' }).click();
  await heading('Log in');
  await link('Forgot password?').click();
  await heading('Reset your password');
  expect(await button('Request reset link').isDisabled()).toBe(true);
  await field('Email').fill(`nadie.${run}@demo.homologa.test`);
  await button('Request reset link').click();
  await says('There is no account with this email in our platform.');
  await field('Email').fill(EMAIL);
  await button('Request reset link').click();
  await says(`A link to reset your password has been sent to ${EMAIL}. Please check your inbox.`);
  await button('Resend link').waitFor();
  const invited = await mailTo(cast.url, EMAIL, ({ subject }) => /invit/i.test(subject));
  const mail = await mailTo(cast.url, EMAIL, ({ subject }) => subject !== invited.subject);
  await page.goto(resetLink(mail));
  for (const name of ['New Password', 'Confirm New Password']) await secret(name).fill(PASSWORDS[2]);
  await button('Create').click();
  await heading('Log in');
  await signIn(page, cast.url, EMAIL, PASSWORDS[2]);
  await heading(`Welcome, ${NAME}`);
});

test('an admin changes the role of a colleague; nobody takes the last admin away', async () => {
  await admin.reload();
  await actOn('Make company admin');
  let dialog = await dialogOf(admin, 'Change role');
  await says(`${NAME} will be able to create, launch and close workflows, add suppliers and manage users.`, dialog);
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await actOn('Make company admin');
  await button('Change role', await dialogOf(admin, 'Change role')).click();
  await says(`The role of ${NAME} has been changed.`, admin);
  await row().getByText('Company admin', { exact: true }).waitFor();

  await page.goto(`${cast.url}/settings/users`);
  await button('New workflow').waitFor();
  const menu = await menuOf(page, button(`Actions for ${NAME}`));
  for (const name of ['Make company user', 'Deactivate']) {
    const entry = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
    await says('You cannot change your own role or deactivate yourself. Please ask another admin.', entry);
    expect(await entry.getAttribute('aria-disabled')).toBe('true');
    await entry.click({ force: true });
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Escape');

  await actOn('Make company user');
  dialog = await dialogOf(admin, 'Change role');
  await says(`${NAME} will only be able to view workflows, suppliers and results.`, dialog);
  await button('Change role', dialog).click();
  await row().getByText('Company user', { exact: true }).waitFor();
  await page.reload();
  await heading('Oops! Page not found.');
  await link('Go Home').click();
  await heading(`Welcome, ${NAME}`);
  expect(await button('New workflow').count()).toBe(0);
});

test('a deactivated colleague is out at once, and back when reactivated', async () => {
  await actOn('Deactivate');
  let dialog = await dialogOf(admin, 'Deactivate user');
  await says(
    `${NAME} is logged out of your company at once and cannot come back until reactivated. Nothing they have done is lost.`,
    dialog,
  );
  await button('Deactivate', dialog).click();
  await says(`${NAME} has been deactivated.`, admin);
  await row().getByText('Deactivated', { exact: true }).waitFor();
  await link('Active').click();
  await heading('Log in');
  await field('Email').fill(EMAIL);
  await secret('Password').fill(PASSWORDS[2]);
  await button('Log in').click();
  await heading('Oops! Page not found.');
  await link('Go Home').click();
  await heading('You have no access to a company.');
  await says('Please ask an admin of your company.');
  await button('Log out').click();
  await heading('Log in');
  await actOn('Reactivate');
  await says(`${NAME} has been reactivated.`, admin);
  await signIn(page, cast.url, EMAIL, PASSWORDS[2]);
  await heading(`Welcome, ${NAME}`);
  await actOn('Deactivate');
  dialog = await dialogOf(admin, 'Deactivate user');
  await button('Deactivate', dialog).click();
  await row().getByText('Deactivated', { exact: true }).waitFor();
});
