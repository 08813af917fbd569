import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { dialogOf, press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

const run = Date.now().toString(36);

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

test('a name is typed, its result seen on the same page, and it becomes a supplier', async () => {
  const title = `Proveedores ${run}`;
  const workflow = await api.launch({ title, report_type: 'bir' });
  const { page, close } = await cast.enter({ as: ADMIN, at: '/home' });
  await settled(page);
  await page.getByRole('link', { name: 'New compliance check', exact: true }).first().click();
  const name = `Talleres Inventados ${run}`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await result.getByText('No match', { exact: true }).first().waitFor({ timeout: 60_000 });
  await says(result, /^Last check/);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('No match', { exact: true })
    .waitFor();

  await press(result, `Turn ${name} into a supplier`);
  const dialog = await dialogOf(page, `Turn ${name} into a supplier`);
  await dialog.getByRole('combobox', { name: 'Workflow' }).click();
  await page.getByRole('option', { name: title, exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Full Name/i }).fill('Luisa Gómez');
  await dialog.getByRole('textbox', { name: /^Contact Emails/i }).fill(`luisa.${run}@proveedor.test`);
  await dialog.getByRole('combobox', { name: /^Country/i }).click();
  await page.getByRole('option', { name: 'Colombia', exact: true }).click();
  await press(dialog, 'Turn into supplier');
  await dialog.waitFor({ state: 'detached' });
  await result.getByRole('link', { name: `Open supplier: ${name}` }).click();
  await page.waitForURL(new RegExp(`/workflows/${workflow}/suppliers/`));
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await close();
});

test('five pasted lines are checked; a wrong line is named by its number and stays', async () => {
  const { page, close } = await cast.enter({ as: ADMIN, at: '/compliance-checks' });
  await settled(page);
  await page.getByRole('tab', { name: 'Several names' }).click();
  const names = [1, 2, 3, 4, 5].map((at) => `Pegado ${run} ${at}`);
  const lines = [
    `${names[0]}`,
    `${names[1]};Peru`,
    'Nadie;Atlantis',
    ...names.slice(2).map((name) => `${name}\tChile\t`),
  ];
  const field = page.getByRole('textbox', { name: 'Names', exact: true });
  await field.fill(lines.join('\n'));
  await says(page, 'Line 3: “Atlantis” is no country and no tax ID');
  await press(page, 'Check 5 names');
  for (const name of names) {
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByText('No match', { exact: true }).waitFor({ timeout: 60_000 });
  }
  expect(await field.inputValue()).toBe('Nadie;Atlantis');
  await close();
});
