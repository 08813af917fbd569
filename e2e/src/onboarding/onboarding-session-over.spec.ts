import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { heading } from '../support/headings';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { mailTo } from '../support/mailbox';
import { inviteToAll, logInAgain, SUPPLIER_PASSWORD } from '../support/onboarding/whole-onboarding';
import { absent } from '../support/opened';
import { type Cast, startCast } from '../support/people';
import { problemsInBothSchemes, speak } from '../support/supplier-looks';
import { openAccount, untilSaved } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const ANA = { name: 'Ana Peña', phone: '+51 1 610 1000', password: SUPPLIER_PASSWORD };
const QUESTION = /¿Qué produce\?/;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const over = (page: Page) => page.getByRole('dialog', { name: 'Your session is over' });

/** Ends the session on the server, as its expiry does; the page learns of it by its next call. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('homologa.onboarding.session') ?? '{}') as { token: string };
    await fetch('/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  });

/** Returns what the server has, asked with the page's session: a code ends the sessions opened before it. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('homologa.onboarding.session') ?? '{}') as { token: string };
    const [, workflow, supplier] = /onboarding\/([^/]+)\/suppliers\/([^/?]+)/.exec(location.href) ?? [];
    const answer = await fetch(`/onboarding/workflows/${workflow}/suppliers/${supplier}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return answer.text();
  });

async function openQuestions(slug: string, { isPhone = true, isSlow = false } = {}) {
  const onboarding = await inviteToAll(cast.url, slug);
  const visit = await cast.enter({ isPhone, isSlow });
  const { page } = visit;
  await openAccount(page, onboarding.link, ANA);
  await heading(page, 'About your company');
  await onboarding.sendForm();
  await page.goto(onboarding.link);
  await heading(page, 'Please answer the following questions');
  return { onboarding, visit, page, answer: page.getByLabel(QUESTION) };
}

test('a session that ends while somebody types is renewed by a code over the page, and nothing is lost', async () => {
  const { onboarding, page, answer } = await openQuestions('sesion', { isSlow: true });
  await answer.fill('Cuerdas');
  await untilSaved(page);
  const address = page.url();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await endSession(page);
  await answer.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' y sogas');
  await over(page).waitFor();
  await over(page)
    .getByText(/Everything you typed until .+ is saved\./)
    .waitFor();
  await over(page)
    .getByText(/What you typed last is kept on this device/)
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await over(page).isVisible()).toBe(true);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const code = over(page).getByLabel('Code');
  await code.waitFor();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await over(page).getByRole('alert').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const mailed = await mailTo(cast.url, onboarding.email, ({ subject }) => /^\d{6} /.test(subject));
  await code.fill(mailed.subject.slice(0, 6));
  await page.keyboard.press('Enter');
  await absent(over(page));

  expect(await answer.inputValue()).toBe('Cuerdas y sogas');
  await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => storedBy(page)).toContain('Cuerdas y sogas');
  await page.keyboard.type(' y redes');
  await expect.poll(() => storedBy(page)).toContain('Cuerdas y sogas y redes');
});

test('a log-in in another tab ends the dialog, and another account leads to the log-in page', async () => {
  const { onboarding, page, answer } = await openQuestions('sesion2');
  await endSession(page);
  await answer.fill('Velas');
  await over(page).waitFor();
  const second = await page.context().newPage();
  await second.goto(onboarding.link);
  await logInAgain(second, onboarding);
  await heading(second, 'Please answer the following questions');
  await absent(over(page));
  await expect.poll(async () => JSON.stringify(await onboarding.stored())).toContain('Velas');
  await second.close();

  await endSession(page);
  await answer.fill('Velas y mástiles');
  await over(page).waitFor();
  await press(page, 'Use another account');
  await page.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  for (const [locale, words] of [
    ['es', 'Su sesión terminó. Lo que escribió queda en este dispositivo'],
    ['pt-BR', 'Sua sessão terminou. O que você digitou fica neste dispositivo'],
    ['en', 'Your session has ended. What you typed is kept on this device'],
  ] as const) {
    await speak(page, locale);
    await page.getByRole('status').getByText(words).waitFor();
  }
  await logInAgain(page, onboarding);
  await heading(page, 'Please answer the following questions');
  await expect.poll(() => answer.inputValue()).toBe('Velas y mástiles');
  await press(page, 'Log out');
  await page.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  await absent(page.getByText(/Your session has ended/));
});

test('help opens over the form on a phone, with phone, WhatsApp and hours, and goes back to the field', async () => {
  const { page, answer } = await openQuestions('ayuda');
  await answer.fill('Faros');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await contact.focus();
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'How to reach us' });
  await help.waitFor();
  await help.getByText('Phone (Peru)').waitFor();
  expect(await help.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  await help.getByText(/Monday to Friday, 09:00 to 18:00/).waitFor();
  expect(await help.getByRole('link', { name: /Write on WhatsApp/ }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\d+$/,
  );
  expect(await problemsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await absent(help);
  await expect.poll(() => contact.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await answer.inputValue()).toBe('Faros');
});

test('help opens beside the form on a wide screen, which can still be typed in', async () => {
  const { page, answer } = await openQuestions('ayuda2', { isPhone: false });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  const help = page.getByRole('dialog', { name: 'How to reach us' });
  await help.waitFor();
  await answer.fill('Boyas');
  expect(await help.isVisible()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Close');
  await absent(help);
  expect(await answer.inputValue()).toBe('Boyas');
});
