import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { speakConsole } from '../support/console-steps';
import { violationsOn } from '../support/inspect-page';
import { absent, dialogOf, fileFrom, press, says, tooltipOf } from '../support/opened';
import { ADMIN, type Cast, type Person, startCast } from '../support/people';
import { settled } from '../support/settled';

const emailOf = (name: string): string => `${name}.${run}@proveedor.test`;

let cast: Cast;
let api: ClientApi;
let run: string;
let workflow: string;
let cnpj: string;

beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
beforeEach(async () => {
  run = Date.now().toString(36);
  cnpj = cnpjOf(String(Date.now()).slice(-12));
  workflow = await api.launch({
    title: `Altas ${run}`,
    report_type: 'questionnaire',
    questionnaire: [{ type: 'input', title: '¿Qué produce?' }],
  });
});
afterEach(() => cast.leave());

function cnpjOf(root: string): string {
  const digit = (digits: string): number => {
    const sum = Array.from(digits)
      .reverse()
      .reduce((total, one, place) => total + Number(one) * ((place % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = root + digit(root);
  return first + digit(first);
}

async function open(): Promise<Person> {
  const person = await cast.enter({ as: ADMIN, at: `/workflows/${workflow}/suppliers/add` });
  await settled(person.page);
  return person;
}

async function fillSingle(page: Page, name: string, taxId: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Company Name' }).fill(`${name} ${run}`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('João Peçanha');
  await page.getByRole('combobox', { name: 'Contact Emails' }).fill(emailOf(name));
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Country' }).fill('Brazil');
  await page.getByRole('option', { name: 'Brazil' }).click();
  await page.getByRole('textbox', { name: 'Tax ID' }).fill(taxId);
}

test('one supplier is checked, added, and pointed out when it is there already', async () => {
  const { page, close } = await open();
  await press(page, 'Add');
  const missing = page.getByRole('alert').filter({ hasText: 'Please fill in required fields (*)' });
  await says(missing, 'Please fill in required fields (*) and make sure all emails are valid.');
  expect(await violationsOn(page)).toEqual([]);
  await press(missing, 'Dismiss');
  await missing.waitFor({ state: 'detached' });

  await fillSingle(page, 'uno', '11.111.111/1111-11');
  await press(page, 'Add');
  await says(page, 'Please fix TAX ID. Only valid CNPJ is allowed.');
  await page.getByRole('textbox', { name: 'Tax ID' }).fill(cnpj);
  await press(page, 'Add');
  await says(page, `uno ${run} was added.`);
  await page.getByRole('cell', { name: `uno ${run}` }).waitFor();

  await fillSingle(page, 'dos', cnpj);
  const known = page.getByRole('status').filter({ hasText: 'Your company already has this supplier.' });
  await known.waitFor();
  await known.getByText('same tax ID').waitFor();
  await known.getByRole('link', { name: `uno ${run}` }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Add all the same');
  await says(page, `dos ${run} was added. This supplier is already in the workflow.`);
  await page.getByRole('cell', { name: `dos ${run}` }).waitFor();

  await press(page, 'Company Name');
  await page.getByRole('row').nth(1).getByText(`dos ${run}`).waitFor();
  await page.getByRole('searchbox', { name: 'Search suppliers' }).fill('nobody is called so');
  await says(page, 'There are no suppliers that match your search query');
  await close();
});

test.each(['en-US', 'es-MX', 'pt-BR'])('the search says whole what it searches, in %s', async (locale) => {
  const { page, close } = await cast.enter({ as: ADMIN, at: `/workflows/${workflow}/suppliers`, locale });
  await settled(page);
  const needed = await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.font = getComputedStyle(box).font;
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { words: box.placeholder, isWhole: brush.measureText(box.placeholder).width <= room };
  });
  expect(needed).toEqual({ words: expect.stringMatching(/., ./), isWhole: true });
  await close();
});

test('many suppliers are read as they are typed: nothing is added while a line is wrong', async () => {
  await api.addSuppliers(workflow, [`Cero ${run}; João Zero; ${emailOf('cero')}; Brasil; ${cnpj}; ; ; `]);
  const { page, close } = await open();
  await page.getByRole('tab', { name: 'Add Multiple Suppliers' }).click();
  const lines = page.getByRole('textbox', { name: 'Suppliers', exact: true });
  const good = `Tres ${run}; Ana Tres; ${emailOf('tres')}; Chile; ; Calle 3; 3441; +56 2 2010 1000`;
  await lines.fill(`${good}\nMal; Ana Mal; nada; Atlantis; ; ; ; \nsolo esto`);
  const problems = page.getByRole('alert').getByRole('listitem');
  await problems.nth(2).waitFor();
  await expect
    .poll(() => problems.allInnerTexts())
    .toEqual([
      'Line 2: Found invalid email: nada',
      'Line 2: Found unknown country: Atlantis',
      'Line 3: Found record with more or less than 8 elements',
    ]);
  await says(page, 'Fix 3 problems: nothing is added while there are any.');
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Bulk add');
  await lines.fill(Array.from({ length: 101 }, () => good).join('\n'));
  await says(page.getByRole('alert'), 'Supplier bulk exceeds 100 supplier limit');
  await lines.fill(`${good}\nCuatro ${run}; João Quatro; ${emailOf('cuatro')}; Brasil; ${cnpj}; ; ; `);
  await says(page, '2 suppliers ready to be added');
  await page.getByText('Your company already has this supplier.').waitFor();
  await press(page, 'Add all the same');
  await says(page, '2 suppliers were added.');
  await expect.poll(() => lines.inputValue()).toBe('');

  const heading = 'País\tNombre de la empresa\tNombre completo\tCorreos de contacto';
  await lines.fill(`${heading}\nPerú\tCinco ${run}\tAna Cinco\tnada\nPerú\tCINCO ${run}\tEva\t${emailOf('cinco')}`);
  const preview = page.getByRole('table', { name: 'Preview' });
  await preview.getByRole('cell', { name: 'nada Not a valid e-mail' }).waitFor();
  await preview.getByRole('cell', { name: `CINCO ${run} Same as line 1` }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await lines.fill(`${heading}\nPerú\tCinco ${run}\tAna Cinco\t${emailOf('cinco')}`);
  await press(page, 'Bulk add');
  await says(page, '1 supplier was added.');
  await close();
});

test('a file is imported whole or not at all, from the template that is offered', async () => {
  const { page, close } = await open();
  await page.getByRole('tab', { name: 'Add Multiple Suppliers' }).click();
  const template = await fileFrom(page, () => press(page, 'Download a template'));
  expect(template.name).toBe('suppliers.csv');
  const heading = template.bytes.toString('utf8');
  expect(heading).toContain('Company Name;Full Name;Contact Emails;Country;Tax ID;Full address;SIC;Phone');
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('mal.csv', `${heading}Cinco;Ana;no-es-correo;Chile;;;;\r\n`);
  await says(page, 'mal.csv: nothing was added. Fix the file and import it again.');
  await says(page, 'Line 2: Found invalid email: no-es-correo');
  const good = `${heading}Cinco ${run};Ana Cinco;${emailOf('cinco')};Chile;;;;\r\n`;
  await choose('bien.csv', good);
  const tray = page.getByRole('region', { name: 'Background tasks' });
  await says(tray, 'Import bien.csv');
  await says(tray, 'Completed · 1 supplier was added');
  await page.getByRole('cell', { name: `Cinco ${run}` }).waitFor();
  await choose('bien.csv', good);
  const asked = page.getByRole('dialog', { name: 'Import it again?' });
  await says(asked, 'Its suppliers would be added and invited once more.');
  await press(page, 'Cancel');
  await asked.waitFor({ state: 'hidden' });
  await close();
});

test('a file with headings that nobody knows asks for its columns, and asks no more for the next one', async () => {
  const { page, close } = await open();
  await page.getByRole('tab', { name: 'Add Multiple Suppliers' }).click();
  const choose = (name: string, rows: string[][]) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n')),
    });
  const seis = [`Seis ${run}`, 'Ana Seis', emailOf('seis'), 'Perú', 'A-6', 'Calle 6'];
  const siete = [`Siete ${run}`, 'João Sete', emailOf('siete'), 'Chile', 'A-7', 'Calle 7'];
  const headings = [`Alfa ${run}`, 'Beta', 'Gama', 'Delta', 'Épsilon', 'Dseta'];
  await choose('griego.csv', [headings, seis, siete]);
  const dialog = await dialogOf(page, 'Which column is which field?');
  await says(dialog, 'Still without a column: Company Name, Full Name, Contact Emails, Country');
  expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  const fields = ['Company Name', 'Full Name', 'Contact Emails', 'Country', null, 'Full address'];
  for (const [at, field] of fields.entries()) {
    if (field === null) continue;
    await dialog.getByRole('combobox', { name: `Field of “${headings[at]}”`, exact: true }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
  }
  await says(dialog, 'Every required field has a column. The first rows would be read like this:');
  const preview = dialog.getByRole('table', { name: 'Preview' });
  for (const [name, , email, , , address] of [seis, siete]) {
    const row = preview.getByRole('row').filter({ hasText: String(name) });
    await row.getByRole('cell', { name: email, exact: true }).waitFor();
    await row.getByRole('cell', { name: address, exact: true }).waitFor();
  }
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await press(dialog, 'Import');
  const tray = page.getByRole('region', { name: 'Background tasks' });
  await says(tray, 'Completed · 2 suppliers were added');
  await absent(dialog);
  const added = await api.call<SupplierResponse[]>('GET', `/api/workflows/${workflow}/suppliers`);
  const stored = added.map(({ invite: { company_name, full_name, emails, country, tax_id, address } }) => [
    company_name,
    full_name,
    ...emails,
    country,
    tax_id,
    address,
  ]);
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual([...seis.slice(0, 3), 'peru', '', 'Calle 6']);
  expect(stored).toContainEqual([...siete.slice(0, 3), 'chile', '', 'Calle 7']);

  const ocho = [emailOf('ocho'), 'A-8', `Ocho ${run}`, 'Chile', 'Eva Ocho', 'Calle 8'];
  await choose('otra-vez.csv', [['Gama', 'Épsilon', `Alfa ${run}`, 'Delta', 'Beta', 'Dseta'], ocho]);
  await says(tray, 'Completed · 1 supplier was added');
  await page.getByRole('cell', { name: `Ocho ${run}` }).waitFor();
  await close();
});

test('the public link is copied, and suppliers are not added to what is not active', async () => {
  const { page, close } = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = page.getByRole('button', { name: 'Share public link' });
  expect(await tooltipOf(page, share)).toBe('Share public link allows inviting suppliers without adding their info');
  await share.click();
  await says(page, 'Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${cast.url}/onboarding/${workflow}`);

  await api.call('PUT', `/api/workflows/${workflow}/close`);
  onTestFinished(() => speakConsole(api, 'en'));
  for (const [language, words] of [
    ['es', 'Este flujo de trabajo está cerrado: ya no se le pueden agregar proveedores.'],
    ['pt-BR', 'Este fluxo de trabalho está encerrado: não é mais possível adicionar fornecedores.'],
    ['en', 'This workflow is closed: no suppliers can be added to it any more.'],
  ] as const) {
    await speakConsole(api, language);
    await page.reload();
    await says(page, words);
  }
  await absent(page.getByRole('tab', { name: 'Add Individually' }));
  await close();
});
