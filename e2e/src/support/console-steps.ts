import type { Locator, Page } from 'playwright-core';
import { type Caller, DEMO_PASSWORD } from './client-api';

export async function signIn(page: Page, url: string, email: string, secret = DEMO_PASSWORD): Promise<void> {
  await page.goto(`${url}/login`);
  // Finds the fields by their autocomplete attributes, which are the same in every language.
  await page.locator('input[autocomplete=username]').fill(email);
  const password = page.locator('input[autocomplete=current-password]');
  await password.fill(secret);
  await password.press('Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}

export async function speakConsole(api: Caller, language: string): Promise<void> {
  const { user } = await api.call<{ user: { id: string } }>('GET', '/auth/reload');
  await api.call('PUT', `/api/accounts/${user.id}`, { preferences: { language } });
}

export async function openRequest(staff: Page, company: string): Promise<void> {
  await staff.locator('main input[type=search]').fill(company);
  await staff.waitForURL(({ searchParams }) => [...searchParams.values()].some((value) => value.includes(company)));
  await staff.getByRole('link', { name: company }).click();
}

export async function startWorkflow(page: Page, title: string, reportType: string): Promise<string> {
  await page.getByRole('button', { name: 'New workflow' }).first().click();
  await page.waitForURL(/\/workflows\/[0-9a-f-]{36}\/edit/);
  const id = /workflows\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await choose(page, 'Report type', reportType);
  if (title) await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  return id;
}

export async function choose(page: Page, label: string, entry: string, nth = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(nth).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
}

/** Returns a question of the workflow editor by index from 0; -1 is the last. */
export const questionCard = (page: Page, place: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Drag to reorder') })
    .nth(place);

export const untilStored = (page: Page): Promise<void> => page.getByText(/^Saved /).waitFor();

export async function addQuestion(page: Page, type: string, title: string, options: string[] = []): Promise<void> {
  await page.getByRole('button', { name: 'Create new question' }).click();
  const card = questionCard(page, -1);
  await card.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
  await card.getByLabel('Question', { exact: true }).fill(title);
  for (const [index, value] of options.entries()) {
    if (index >= 2) await card.getByRole('button', { name: 'Add option' }).click();
    await card.getByLabel(`Option ${index + 1}`, { exact: true }).fill(value);
  }
}

export async function launch(page: Page): Promise<void> {
  await untilStored(page);
  await page.getByRole('button', { name: 'Launch', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click();
  await page.waitForURL(/\/results/);
}

export async function bulkAdd(page: Page, url: string, workflowId: string, lines: string): Promise<void> {
  await page.goto(`${url}/workflows/${workflowId}/suppliers/add`);
  await page.getByRole('tab', { name: 'Add Multiple Suppliers' }).click();
  await page.getByLabel('Suppliers', { exact: true }).fill(lines);
  await page.getByRole('button', { name: 'Bulk add' }).click();
}

export async function downloadBytes(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const stream = await download.createReadStream();
  return Buffer.concat(await stream.toArray());
}

export async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
