import type { Page } from 'playwright-core';

export async function openAccount(
  page: Page,
  link: string,
  person: { name: string; phone: string; password: string },
): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Start assessment' }).click();
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
