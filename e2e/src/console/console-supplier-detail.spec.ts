import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { absent, dialogOf, fileFrom, menuOf, press, says, tooltipOf } from '../support/opened';
import { ADMIN, type Cast, type Person, startCast, USER } from '../support/people';
import { settled } from '../support/settled';

const run = Date.now().toString(36);
const NAME = `Ficha ${run} S.A.`;
const PDF = Buffer.from(`%PDF-1.4\n% ${run}\ntrailer<<>>\n%%EOF\n`);

interface Listed {
  id: string;
  workflow_id: string;
  workflow: { report_type: string };
  report: { delivery_date: string | null } | null;
}

let cast: Cast;
let api: ClientApi;
let workflow: string;
let suppliers: string[];
let screened: string;

beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
  const filter = encodeURIComponent(JSON.stringify({ screen_status: ['match'] }));
  const matched = await api.call<Listed[]>('GET', `/api/suppliers?filter=${filter}`);
  const delivered = matched.filter(({ workflow: of, report }) => of.report_type === 'bir' && report?.delivery_date);
  const paths = delivered.map(({ workflow_id: of, id }) => `/workflows/${of}/suppliers/${id}`);
  const found = paths[0];
  if (!found) throw new Error('the demo has no screened supplier with a report');
  screened = found;
});
beforeEach(async () => {
  workflow = await api.launch({ title: `Fichas ${run}`, report_type: 'bir' });
  suppliers = await api.addSuppliers(workflow, [
    `${NAME}; Luisa Gómez; ficha.${run}@proveedor.test; Colombia; 900123456; Carrera Leyenda 20; 3441; +57 601 510 1000`,
    `Otra ${run}; Luisa Gómez; otra.${run}@proveedor.test; Colombia; ; ; ; `,
  ]);
});
afterEach(() => cast.leave());

const panel = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const pathOf = (place: number): string => `/workflows/${workflow}/suppliers/${suppliers[place]}`;

async function open(as: string, path: string): Promise<Person> {
  const person = await cast.enter({ as, at: path });
  await settled(person.page);
  return person;
}

test('a supplier is decided on: approved, with conditions, rejected; all of it is kept and told', async () => {
  const { page, close } = await open(ADMIN, pathOf(0));
  const card = panel(page, 'Decision');
  await says(card, 'No decision yet.');
  const decide = async (button: string, choice: string, verb: string, reason: string) => {
    await press(card, button);
    const dialog = await dialogOf(page, `Decide on ${NAME}`);
    await absent(dialog.getByRole('radio', { checked: true }));
    await dialog.getByRole('radio', { name: choice, exact: true }).check();
    if (reason === '') {
      await press(dialog, verb);
      return dialog;
    }
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await press(dialog, verb);
    await dialog.waitFor({ state: 'detached' });
    await says(card, reason);
    return dialog;
  };
  const refused = await decide('Decide', 'Approved', 'Approve', '');
  await says(refused, 'Please give a reason for this decision.');
  await press(refused, 'Cancel');
  await decide('Decide', 'Approved', 'Approve', 'Todo en orden.');
  await says(page, 'Decision saved.');
  await decide('Change decision', 'Approved with conditions', 'Approve with conditions', 'Falta un certificado.');
  await decide('Change decision', 'Rejected', 'Reject', 'No llegó el certificado.');
  await says(card, 'Rejected');
  await press(card, 'Show 2 earlier decisions');
  await says(card, 'Todo en orden.');
  await press(card, 'Hide earlier decisions');
  const activity = panel(page, 'Activity');
  for (const entry of ['Rejected', 'Approved with conditions', 'Approved']) await says(activity, entry);
  await close();
});

test('a report and a score are requested once, with what they use of the quota', async () => {
  const { page, close } = await open(ADMIN, pathOf(0));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await says(panel(page, 'Report BIR'), 'Not requested');
  await press(page, 'Request BIR');
  const bir = await dialogOf(page, 'Request BIR');
  await says(bir, `Our team will prepare a report about ${NAME} You will be told by e-mail when it is delivered.`);
  await says(bir, /^This uses 1 unit of BIR: [\d,]+ of 5,000 used, [\d,]+ left afterwards\.$/);
  await press(bir, 'Request BIR');
  await says(page, 'BIR requested.');
  const requested = page.getByRole('button', { name: 'BIR requested', exact: true });
  expect(await tooltipOf(page, requested)).toBe('The report is being prepared.');
  await expect.poll(() => requested.getAttribute('aria-disabled')).toBe('true');
  await says(panel(page, 'Report BIR'), 'Requested');
  await says(panel(page, 'Report BIR'), /^Requested on .+\. You will be told by e-mail when it is delivered\.$/);

  await press(page, 'Request CCR');
  const ccr = await dialogOf(page, 'Request CCR');
  await says(ccr, `Our team will determine the CCR score of ${NAME} You will be told by e-mail when it is delivered.`);
  await press(ccr, 'Request CCR');
  await says(page, 'CCR requested.');
  await says(panel(page, 'Report BIR'), /^Pending since /);

  await press(page, 'Copy Tax ID');
  await says(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('900123456');
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await press(page, 'Print');
  expect(await page.title()).toBe('printed');
  await close();
});

test('where the quota is used up, the buttons say so', async () => {
  const { page, close } = await cast.enter({ as: ADMIN });
  await page.route('**/auth/reload', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(/"used":\d+,"total":\d+/g, '"used":5,"total":5');
    await route.fulfill({ response: answer, body: text });
  });
  await page.goto(cast.url + pathOf(1));
  await settled(page);
  for (const name of ['Request BIR', 'Request CCR']) {
    const button = page.getByRole('button', { name, exact: true });
    expect(await tooltipOf(page, button)).toBe('You reached product limit. Please contact support for upgrade.');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  }
  await close();
});

test('own files are uploaded, downloaded and deleted; labels are made, put on and ended', async () => {
  const { page, close } = await open(ADMIN, pathOf(0));
  const files = panel(page, 'My Files');
  await says(files, 'No files yet. Only your company sees what you upload here.');
  const choose = (name: string) =>
    files.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
  await choose('programa.exe');
  await says(files, 'programa.exe: This type of file is not allowed.');
  await choose('constancia ñ.pdf');
  await says(page, 'File uploaded.');
  const file = await fileFrom(page, () => press(files, 'Download constancia ñ.pdf'));
  expect(file).toEqual({ name: 'constancia ñ.pdf', bytes: PDF });
  await press(files, 'Delete constancia ñ.pdf');
  const doomed = await dialogOf(page, 'Delete File');
  await says(doomed, 'Are you sure you want to delete this file?');
  await press(doomed, 'Delete File');
  await says(page, 'File deleted.');

  const labels = panel(page, 'Labels');
  await says(labels, "You didn't add any labels yet.");
  const chooser = labels.getByRole('button', { name: 'Choose labels' });
  const menu = await menuOf(page, chooser);
  await menu.getByRole('menuitem', { name: 'Manage labels' }).click();
  const manage = await dialogOf(page, 'Manage labels');
  await manage.getByRole('textbox', { name: 'New label' }).fill(`Nueva ${run}`);
  await press(manage, /^Colour: /);
  await press(page, 'teal');
  await press(manage, 'Add label');
  await press(manage, `Colour of Nueva ${run}: teal`);
  await press(page, 'navy');
  await manage.getByRole('button', { name: `Colour of Nueva ${run}: navy` }).waitFor();
  await manage.getByRole('textbox', { name: 'Label name' }).last().fill(`Renombrada ${run}`);
  await says(manage, 'Saved');
  await manage.getByRole('button', { name: `Delete Renombrada ${run}` }).waitFor();
  await press(manage, 'Close');
  await chooser.click();
  await page.getByRole('menuitemcheckbox', { name: `Renombrada ${run}` }).click();
  await page.getByRole('menuitemcheckbox', { name: `Renombrada ${run}`, checked: true }).waitFor();
  await page.getByRole('menuitem', { name: 'Manage labels' }).click();
  await press(manage, `Delete Renombrada ${run}`);
  const ending = await dialogOf(page, 'Delete label');
  await says(ending, `Are you sure you want to delete the label Renombrada ${run}?`);
  await says(ending, 'It is taken off 1 supplier.');
  await press(ending, 'Delete label');
  await says(page, 'Label deleted.');
  await press(manage, 'Close');
  await says(labels, "You didn't add any labels yet.");
  await close();
});

test('what was found and delivered is explained, opened and downloaded', async () => {
  const { page, close } = await open(ADMIN, screened);
  for (const title of ['Ratings', 'Paydex', 'CCR Scores', 'Commercial score', 'SQR risk', 'Supplier Status']) {
    await press(page, `What does this mean? ${title}`);
    const legend = await dialogOf(page, title);
    await press(legend, 'Close');
    await legend.waitFor({ state: 'detached' });
  }
  await says(panel(page, 'Report BIR'), /^Last Updated /);
  const cfr = panel(page, 'CFR');
  await says(cfr, 'Match');
  await says(cfr, /^Last check: /);
  await press(cfr, /^Details of /);
  const hit = page.getByRole('dialog');
  await dialogOf(page, /./);
  await says(hit, 'Screened party');
  await press(hit, 'Close');
  await hit.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Show results' }).click();
  expect(new URL(page.url()).hash).toBe('#cfr');

  const download = page.getByRole('button', { name: 'Download', exact: true }).first();
  const menu = await menuOf(page, download);
  const report = await fileFrom(page, () => menu.getByRole('menuitem', { name: 'BIR', exact: true }).click());
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await download.click();
  const past = await fileFrom(page, () =>
    page
      .getByRole('menuitem', { name: /^CFR .*\(PDF\)$/ })
      .last()
      .click(),
  );
  expect(past.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await fileFrom(page, () => press(cfr, 'Download PDF'));
  await fileFrom(page, () => press(panel(page, 'Additional Files'), /^Download /));
  await close();
});

test('a company user reads, asks for a score and uploads, and decides nothing', async () => {
  const { page, close } = await open(USER, pathOf(1));
  const bir = page.getByRole('button', { name: 'BIR requested', exact: true });
  expect(await tooltipOf(page, bir)).toBe('Only company admins can request a report.');
  for (const name of ['Archive', 'Unarchive', 'Decide', 'Choose labels', 'More actions']) {
    await absent(page.getByRole('button', { name, exact: true }));
  }
  await press(page, 'Request CCR');
  await press(await dialogOf(page, 'Request CCR'), 'Request CCR');
  await says(page, 'CCR requested.');
  await panel(page, 'My Files')
    .locator('input[type=file]')
    .setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: PDF });
  await says(page, 'File uploaded.');
  await close();
});

test('a supplier is reminded, completed, archived, brought back and deleted from its page', async () => {
  const { page, close } = await open(ADMIN, pathOf(1));
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Send reminder' }).click();
  await says(page, 'Reminder sent.');
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Delete supplier' }).click();
  const doomed = await dialogOf(page, 'Delete Supplier');
  await press(doomed, 'Cancel');
  await doomed.waitFor({ state: 'detached' });
  await absent(page.getByRole('button', { name: 'Unarchive', exact: true }));
  const complete = async () => {
    await press(page, 'More actions');
    await page.getByRole('menuitem', { name: 'Mark as completed…' }).click();
    const question = await dialogOf(page, 'Mark as completed');
    await press(question, 'Mark as completed');
    await says(page, 'Supplier marked as completed.');
  };
  await complete();
  await press(page, 'Undo');
  await says(page, 'The supplier is no longer marked as completed.');
  await complete();
  await press(page, 'Archive');
  await says(page, 'Supplier archived.');
  await press(page, 'Undo');
  await says(page, 'Supplier unarchived.');
  const activity = panel(page, 'Activity');
  for (const entry of ['Archived', 'Unarchived', 'Completion undone', 'Reminder sent']) await says(activity, entry);

  await page.goto(cast.url + pathOf(0));
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Delete supplier' }).click();
  await press(await dialogOf(page, 'Delete Supplier'), 'Delete supplier');
  await says(page, 'Supplier deleted.');
  await page.waitForURL(`**/workflows/${workflow}/suppliers`);
  await close();
});
