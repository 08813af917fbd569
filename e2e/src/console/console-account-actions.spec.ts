import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { inviteColleague, joinColleague, newColleague, resetLink } from '../support/colleagues';
import { choose, signIn } from '../support/console-steps';
import { mailTo } from '../support/mailbox';
import { dialogOf, menuOf } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { paintPicture } from '../support/samples';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const button = (name: string | RegExp, within: Page | Locator) => within.getByRole('button', { name, exact: true });
const link = (name: string, within: Page | Locator) => within.getByRole('link', { name, exact: true });
/** Adds an optional asterisk to the name, because the accessible name of a required field ends with an asterisk. */
const field = (name: string, within: Page | Locator) =>
  within.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
const secret = (name: string, within: Page | Locator) => within.getByLabel(new RegExp(`^${name}(\\s\\*)?$`));
const says = (text: string | RegExp, on: Page | Locator) => on.getByText(text).first().waitFor();
const heading = (name: string, on: Page) => on.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const rowOf = (email: string, admin: Page) => admin.getByRole('row').filter({ hasText: email });

const openPeople = async (): Promise<Page> => (await cast.enter({ as: ADMIN, at: '/settings/users' })).page;

async function actOn(name: string, admin: Page, entry: string): Promise<void> {
  await (await menuOf(admin, button(`Actions for ${name}`, admin))).getByRole('menuitem', { name: entry }).click();
}

test('an admin invites a colleague, once', async () => {
  const { name, email } = newColleague();
  const admin = await openPeople();
  await button('Invite user', admin).click();
  let dialog = await dialogOf(admin, 'Invite a user');
  await says('They receive an email with a link to choose their password. The link lasts 7 days.', dialog);
  await button('Send invitation', dialog).click();
  await says('All fields are required', dialog);
  await field('Name', dialog).fill(name);
  await field('Email', dialog).fill('no-es-un-correo');
  await button('Send invitation', dialog).click();
  await says('Please enter a valid email.', dialog);
  await field('Email', dialog).fill(email);
  await choose(admin, 'Role', 'Company user');
  await choose(admin, 'Language of the email', 'English');
  await button('Send invitation', dialog).click();
  await says(`The invitation has been sent to ${email}.`, admin);
  await rowOf(email, admin).getByText('Invited', { exact: true }).waitFor();

  await button('Invite user', admin).click();
  dialog = await dialogOf(admin, 'Invite a user');
  await field('Name', dialog).fill(name);
  await field('Email', dialog).fill(email);
  await button('Send invitation', dialog).click();
  await says('This person already belongs to your company.', dialog);
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await actOn(name, admin, 'Resend invitation');
  await says(`The invitation has been sent to ${email}.`, admin);
});

test('people are searched and filtered', async () => {
  const { name, email } = await inviteColleague(cast.url);
  const admin = await openPeople();
  const search = admin.getByRole('searchbox', { name: 'Search by name or email' });
  await search.fill('nadie así');
  await says('No users match your search.', admin);
  await button('Clear search', admin).click();
  await rowOf(email, admin).waitFor();
  await choose(admin, 'Status', 'Active');
  await rowOf(email, admin).waitFor({ state: 'detached' });
  await choose(admin, 'Status', 'All');
  await search.fill(name);
  await rowOf(email, admin).waitFor();
  await admin.getByRole('row').nth(2).waitFor({ state: 'detached' });
  await admin.getByRole('row').nth(1).waitFor();
});

test('the colleague chooses a password with the mailed link, and signs in', async () => {
  const { name, email, password } = await inviteColleague(cast.url);
  const { page } = await cast.enter();
  await page.goto(resetLink(await mailTo(cast.url, email)));
  await heading('Choose a new password', page);
  await expect.poll(() => secret('New Password', page).getAttribute('placeholder')).toBe('7+ characters');
  await button('Create', page).click();
  await says('Both fields are required', page);
  await secret('New Password', page).fill(password);
  await secret('Confirm New Password', page).fill('otra cosa');
  await button('Create', page).click();
  await says('The passwords you entered do not match', page);
  for (const name of ['New Password', 'Confirm New Password']) await secret(name, page).fill('corta');
  await button('Create', page).click();
  await says('The password you entered is too short. Please enter 7+ characters', page);
  for (const name of ['New Password', 'Confirm New Password']) await secret(name, page).fill(password);
  await button('Create', page).click();
  await says("Your password has been changed successfully. We'll get you to login in a second..", page);
  await heading('Log in', page);
  await button('Log in', page).click();
  await says('All fields are required', page);
  await field('Email', page).fill(`  ${email} `);
  await secret('Password', page).fill('equivocada');
  await button('Log in', page).click();
  await says('Wrong email or password.', page);
  await button('Dismiss', page).click();
  await button('Show password', page).click();
  await expect.poll(() => secret('Password', page).getAttribute('type')).toBe('text');
  await secret('Password', page).fill(password);
  await button('Log in', page).click();
  await heading(`Welcome, ${name}`, page);
});

test('one’s profile and picture are changed', async () => {
  const { name, email } = await joinColleague(cast.url);
  const { page } = await cast.enter({ as: email, at: '/settings/profile' });
  await heading('Settings', page);
  expect(await field('Email', page).getAttribute('readonly')).not.toBeNull();
  await field('Name', page).fill('');
  await button('Save changes', page).click();
  await says('All fields are required', page);
  await field('Name', page).fill(name);
  await field('Phone', page).fill('+52 55 5010 2031');
  await field('Phone extension', page).fill('12');
  await button('Save changes', page).click();
  await says('Phone extension must have 4 or 6 numbers', page);
  await field('Phone extension', page).fill('1234');
  await button('Save changes', page).click();
  await says('Your account has been successfully updated', page);
  await page.reload();
  await expect.poll(() => field('Phone extension', page).inputValue()).toBe('1234');

  const file = page.locator('input[type=file]');
  await file.setInputFiles(await paintPicture(page, 300, 200));
  await page.getByRole('img', { name: 'Preview' }).waitFor();
  await button('Cancel', page).click();
  await file.setInputFiles(await paintPicture(page, 300, 200));
  await button('Save picture', page).click();
  await says('Your account has been successfully updated', page);
  await page.getByRole('img', { name: 'Picture' }).waitFor();
  await button('Remove picture', page).click();
  await page.getByRole('img', { name: 'Picture' }).waitFor({ state: 'detached' });
});

test('the language changes at once, and stays with the person', async () => {
  const { name, email } = await joinColleague(cast.url);
  const { page } = await cast.enter({ as: email, at: '/settings/profile' });
  await (await menuOf(page, button('Language: English', page))).getByRole('menuitemradio', { name: 'Español' }).click();
  await heading('Configuración', page);
  await page.locator('html[lang=es]').waitFor();
  const { page: elsewhere, close } = await cast.enter({ as: email, at: '/home' });
  await heading(`Hola, ${name}`, elsewhere);
  await close();
  await (await menuOf(page, button('Idioma: Español', page))).getByRole('menuitemradio', { name: 'Português' }).click();
  await heading('Configurações', page);
  await (await menuOf(page, button('Idioma: Português', page))).getByRole('menuitemradio', { name: 'English' }).click();
  await heading('Settings', page);
});

test('one’s password is changed', async () => {
  const { email, password } = await joinColleague(cast.url);
  const next = `segunda-${password}`;
  const { page } = await cast.enter({ as: email, at: '/settings/profile' });
  await page.getByRole('tab', { name: 'Password' }).click();
  await button('Save changes', page).click();
  await says('All fields are required', page);
  const fill = async (old: string, chosen: string, confirm = chosen) => {
    await secret('Old password', page).fill(old);
    await secret('New password', page).fill(chosen);
    await secret('Confirm password', page).fill(confirm);
    await button('Save changes', page).click();
  };
  await fill(password, 'corta');
  await says('The password you entered is too short. Please enter 7+ characters', page);
  await fill(password, next, 'otra cosa');
  await says('The passwords you entered do not match', page);
  await fill('equivocada', next);
  await says('The old password you entered is wrong', page);
  await fill(password, next);
  await says('Your password has been successfully reset', page);
  await expect.poll(() => secret('Old password', page).inputValue()).toBe('');
});

test('a forgotten password is replaced by mail', async () => {
  const { name, email, password } = await joinColleague(cast.url);
  const next = `segunda-${password}`;
  const { page } = await cast.enter({ as: email, at: '/home' });
  await (await menuOf(page, button(`Account of ${name}`, page))).getByRole('menuitem', { name: 'Log out' }).click();
  await heading('Log in', page);
  await link('Forgot password?', page).click();
  await heading('Reset your password', page);
  await expect.poll(() => button('Request reset link', page).isDisabled()).toBe(true);
  await field('Email', page).fill(newColleague().email);
  await button('Request reset link', page).click();
  await says('There is no account with this email in our platform.', page);
  await field('Email', page).fill(email);
  await button('Request reset link', page).click();
  await says(`A link to reset your password has been sent to ${email}. Please check your inbox.`, page);
  await button('Resend link', page).waitFor();
  const invited = await mailTo(cast.url, email, ({ subject }) => /invit/i.test(subject));
  const mail = await mailTo(cast.url, email, ({ subject }) => subject !== invited.subject);
  await page.goto(resetLink(mail));
  for (const name of ['New Password', 'Confirm New Password']) await secret(name, page).fill(next);
  await button('Create', page).click();
  await heading('Log in', page);
  await signIn(page, cast.url, email, next);
  await heading(`Welcome, ${name}`, page);
});

test('an admin changes the role of a colleague; nobody takes the last admin away', async () => {
  const { name, email } = await joinColleague(cast.url);
  const admin = await openPeople();
  const { page } = await cast.enter({ as: email, at: '/home' });
  await heading(`Welcome, ${name}`, page);
  await actOn(name, admin, 'Make company admin');
  let dialog = await dialogOf(admin, 'Change role');
  await says(`${name} will be able to create, launch and close workflows, add suppliers and manage users.`, dialog);
  await button('Cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await actOn(name, admin, 'Make company admin');
  await button('Change role', await dialogOf(admin, 'Change role')).click();
  await says(`The role of ${name} has been changed.`, admin);
  await rowOf(email, admin).getByText('Company admin', { exact: true }).waitFor();

  await page.goto(`${cast.url}/settings/users`);
  await button('New workflow', page).waitFor();
  const menu = await menuOf(page, button(`Actions for ${name}`, page));
  for (const action of ['Make company user', 'Deactivate']) {
    const entry = menu.getByRole('menuitem', { name: new RegExp(`^${action}`) });
    await says('You cannot change your own role or deactivate yourself. Please ask another admin.', entry);
    await expect.poll(() => entry.getAttribute('aria-disabled')).toBe('true');
    await entry.click({ force: true });
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  await actOn(name, admin, 'Make company user');
  dialog = await dialogOf(admin, 'Change role');
  await says(`${name} will only be able to view workflows, suppliers and results.`, dialog);
  await button('Change role', dialog).click();
  await rowOf(email, admin).getByText('Company user', { exact: true }).waitFor();
  await page.reload();
  await heading('Oops! Page not found.', page);
  await link('Go Home', page).click();
  await heading(`Welcome, ${name}`, page);
  await button('New workflow', page).waitFor({ state: 'detached' });
});

test('a deactivated colleague is out at once, and back when reactivated', async () => {
  const { name, email, password } = await joinColleague(cast.url);
  const admin = await openPeople();
  const { page } = await cast.enter({ as: email, at: '/home' });
  await heading(`Welcome, ${name}`, page);
  await actOn(name, admin, 'Deactivate');
  let dialog = await dialogOf(admin, 'Deactivate user');
  await says(
    `${name} is logged out of your company at once and cannot come back until reactivated. Nothing they have done is lost.`,
    dialog,
  );
  await button('Deactivate', dialog).click();
  await says(`${name} has been deactivated.`, admin);
  await rowOf(email, admin).getByText('Deactivated', { exact: true }).waitFor();
  await link('Active', page).click();
  const over = page.getByRole('dialog', { name: 'Your session is over' });
  await secret('Password', over).fill(password);
  await button('Log in', over).click();
  await heading('Oops! Page not found.', page);
  await link('Go Home', page).click();
  await heading('You have no access to a company.', page);
  await says('Please ask an admin of your company.', page);
  await button('Log out', page).click();
  await heading('Log in', page);
  await actOn(name, admin, 'Reactivate');
  await says(`${name} has been reactivated.`, admin);
  await signIn(page, cast.url, email, password);
  await heading(`Welcome, ${name}`, page);
  await actOn(name, admin, 'Deactivate');
  dialog = await dialogOf(admin, 'Deactivate user');
  await button('Deactivate', dialog).click();
  await rowOf(email, admin).getByText('Deactivated', { exact: true }).waitFor();
});
