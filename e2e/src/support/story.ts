import type { Page } from 'playwright-core';
import { dialogOf, press, says } from './opened';

export async function step<Answer>(name: string, tell: () => Promise<Answer>): Promise<Answer> {
  try {
    return await tell();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

export async function openPayment(staff: Page, reference: string): Promise<void> {
  await staff.getByRole('searchbox').fill(reference);
  await staff.waitForURL(({ searchParams }) => [...searchParams.values()].some((value) => value.includes(reference)));
  await staff.getByRole('link', { name: reference }).click();
}

export async function logCall(staff: Page, outcome: string, note: string): Promise<void> {
  await staff.getByLabel('Outcome').click();
  await staff.getByRole('option', { name: outcome, exact: true }).click();
  await staff.getByLabel('Note', { exact: true }).fill(note);
  await press(staff, 'Log call');
  await says(staff, note);
}

export interface SentBack {
  words: string;
  entry: string;
  reason: string;
}

export async function sendBack(staff: Page, asked: readonly SentBack[]): Promise<void> {
  await press(staff, 'Send back');
  const dialog = await dialogOf(staff, 'Send back to the supplier');
  for (const { words, entry, reason } of asked) {
    await dialog.getByRole('combobox').fill(words);
    await staff.getByRole('option', { name: entry, exact: true }).click();
    await dialog.getByRole('textbox', { name: `Reason for the supplier: ${entry}`, exact: true }).fill(reason);
  }
  await press(dialog, 'Send back');
  await says(staff, 'With the supplier');
  await says(staff, 'Awaiting supplier');
}

export async function deliverDocument(staff: Page, reason = ''): Promise<void> {
  await press(staff, 'Deliver');
  const dialog = await dialogOf(staff, 'Deliver report');
  await dialog.getByLabel('Make the report from the data').check();
  if (reason) await dialog.getByLabel('Why no verified call is needed').fill(reason);
  await press(dialog, 'Deliver');
  await staff.getByText('Delivered', { exact: true }).first().waitFor();
}
