import { afterEach, beforeAll, expect, test } from 'vitest';
import { bulkAdd, downloadBytes, launch, openRequest, startWorkflow } from './support/console-steps';
import { linkIn, mailTo } from './support/mailbox';
import { says } from './support/opened';
import { ADMIN, type Cast, STAFF, startCast } from './support/people';
import { openAccount } from './support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const email = `reporte.${run}@proveedor.test`;
const company = `Aceros Boreal ${run} S.A.`;
const REPORT = Buffer.from(`%PDF-1.4\n% ${run}\ntrailer<<>>\n%%EOF\n`);

test('a supplier finishes, the desk delivers, the client downloads the very bytes', async () => {
  const { page: admin } = await cast.enter({ as: ADMIN, at: '/home' });
  const workflowId = await startWorkflow(admin, `Informes ${run}`, 'BIR');
  await launch(admin);
  await bulkAdd(
    admin,
    cast.url,
    workflowId,
    `${company}; Luisa Gómez; ${email}; Colombia; ; Carrera Leyenda 20; ; +57 601 510 1000`,
  );
  const invitation = await mailTo(cast.url, email);

  const { page: supplier } = await cast.enter({ isPhone: true, locale: 'es-CO' });
  await supplier.goto(linkIn(invitation));
  await supplier.getByRole('button', { name: 'Comenzar el proceso' }).waitFor();
  await supplier.getByLabel('Idioma').selectOption('en');
  await supplier.getByRole('button', { name: 'Start assessment' }).waitFor();
  await openAccount(supplier, linkIn(invitation), {
    name: 'Luisa Gómez',
    phone: '+57 601 510 1000',
    password: 'una clave larga',
  });
  await supplier.getByRole('heading', { name: 'About your company' }).waitFor();
  await supplier.getByRole('button', { name: 'Review and submit' }).click();
  await supplier.getByRole('button', { name: 'Submit form' }).click();
  await supplier.getByRole('heading', { name: 'Thank you' }).waitFor();
  await supplier
    .getByText(/will call you/)
    .first()
    .waitFor();

  const { page: staff } = await cast.enter({ as: STAFF, at: '/desk' });
  await openRequest(staff, company);
  await staff.getByRole('button', { name: 'Take this request' }).click();
  await staff.getByLabel('Number called').fill('+57 601 510 1000');
  await staff.getByRole('button', { name: 'Log call' }).click();
  await says(staff, 'Call logged.');
  await staff.getByLabel('Paydex').fill('82');
  await staff.getByRole('button', { name: 'Save figures' }).click();
  await says(staff, 'Saved.');
  await staff.getByRole('button', { name: 'Data verified' }).click();
  await staff
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'informe.pdf', mimeType: 'application/pdf', buffer: REPORT });
  await staff.getByText('informe.pdf').first().waitFor();
  await staff.getByRole('button', { name: 'Deliver', exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Deliver', exact: true }).click();
  await staff.getByText('Delivered', { exact: true }).first().waitFor();

  await admin.goto(`${cast.url}/workflows/${workflowId}/suppliers`);
  await admin.getByRole('link', { name: company }).click();
  await admin.getByText('82').first().waitFor();
  await admin.getByText('Report created', { exact: true }).first().waitFor();
  await admin.getByRole('button', { name: 'Download' }).first().click();
  expect(await downloadBytes(admin, admin.getByRole('menuitem', { name: 'BIR', exact: true }))).toEqual(REPORT);
});
