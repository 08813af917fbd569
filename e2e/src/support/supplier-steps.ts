import type { Page } from 'playwright-core';

/** Opens the register and login forms, which are hidden behind the button for other ways to log in. */
export const openForms = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Use a password or another email' }).click();

/** Creates an account with a password, so that the test can log in with it later. */
export async function openAccount(
  page: Page,
  link: string,
  person: { name: string; phone: string; password: string },
): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await openForms(page);
  await page.getByLabel('Full name').fill(person.name);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Continue now' }).click();
}

export async function untilSaved(page: Page): Promise<void> {
  await page
    .getByText(/^Saved at /)
    .first()
    .waitFor();
}
