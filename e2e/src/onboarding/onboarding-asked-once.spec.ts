import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { linkIn, mailTo } from '../support/mailbox';
import { ADMIN, type Cast, startCast } from '../support/people';
import { pdfFile } from '../support/samples';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const email = `bogota.${run}@proveedor.test`;
const COMPANY = `Maquinados del Andén ${run} S.A.S.`;

/** Invites the same Colombian supplier, who pays for its own report, to another workflow of the client. */
async function invite(name: string): Promise<string> {
  const workflow = await client.call<{ id: string }>('POST', '/api/workflows', {
    info: { title: `Nada dos veces ${name} ${run}` },
    type: 'onboarding',
    product: 'report',
    report_type: 'bir',
    payment: 'supplier',
    price_per_supplier: 90,
  });
  await client.call('PUT', `/api/workflows/${workflow.id}/activate`);
  await client.call('POST', `/api/workflows/${workflow.id}/suppliers`, {
    invite: {
      company_name: COMPANY,
      full_name: 'Laura Garza',
      emails: [email],
      country: 'colombia',
      tax_id: '900.123.456',
      address: 'Cra. 7 # 71-21',
      phone: '300 123 4567',
    },
  });
  return linkIn(await mailTo(cast.url, email, ({ text }) => text.includes(workflow.id)));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const goOn = (page: Page) => press(page, 'Guardar y continuar');
const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();
const look = async (page: Page) => expect([await violationsOn(page), await isTooWide(page)]).toEqual([[], false]);
const part = (page: Page, name: string) => page.goto(`${page.url().split('?')[0]}?step=bir_form&part=${name}`);
const codeIn = async (): Promise<string> => {
  const mail = await mailTo(cast.url, email, ({ subject }) => /^\d{6} /.test(subject));
  return mail.subject.slice(0, 6);
};

test('a supplier of Colombia types nothing twice in account, form and payment, nor in the next process', async () => {
  const { page } = await cast.enter({ isPhone: true, locale: 'es-CO' });
  await page.goto(await invite('uno'));
  await press(page, 'Comenzar el proceso');
  await heading(page, 'Su cuenta');
  // The country of the invitation gives the prefix, so nobody is asked for the country.
  await page.getByText('+57', { exact: true }).waitFor();
  await page.getByText('Se guarda como +57 300 1234567').waitFor();
  expect(await page.getByLabel('País').count()).toBe(0);
  await look(page);
  await press(page, `Continuar como ${email}`);
  await press(page, 'Continuar ahora');

  await heading(page, 'Sobre su empresa');
  await part(page, 'identity');
  await heading(page, 'Identidad de la empresa');
  expect(await valueOf(page, 'Razón social')).toBe(COMPANY);
  expect(await valueOf(page, 'País')).toBe('colombia');
  expect(await valueOf(page, 'NIT')).toBe('900123456');
  expect(await valueOf(page, 'Teléfono')).toBe('+57 300 1234567');
  expect(await valueOf(page, 'Correo electrónico')).toBe(email);
  // A wrong check digit is asked about where the id is typed first, and accepted.
  await page.getByLabel('NIT', { exact: true }).fill('900123456-1');
  await goOn(page);
  await page.getByText('El NIT no coincide con su dígito de verificación.').waitFor();
  await look(page);
  await page.getByLabel('NIT', { exact: true }).fill('900.123.456');
  await goOn(page);
  await heading(page, 'Forma jurídica y registro');

  await part(page, 'addresses');
  await page.getByLabel('Ciudad', { exact: true }).fill('Bogotá');
  await page.getByLabel('Departamento', { exact: true }).fill('Bogotá D.C.');
  expect(await page.getByLabel('Código postal', { exact: true }).getAttribute('inputmode')).toBe('numeric');
  await page.getByLabel('Código postal', { exact: true }).fill('1102');
  await goOn(page);
  await page.getByText('No parece un código postal de este país.').waitFor();
  await look(page);
  await page.getByLabel('Código postal', { exact: true }).fill('11 0221');
  await goOn(page);
  await heading(page, 'Propietarios y accionistas');

  await page.getByLabel('Nombre de la persona o empresa').fill('Laura Garza');
  await page.getByLabel('Tipo de propietario').selectOption('person');
  await page.getByLabel('Documento de identidad o identificación fiscal').fill('52123456');
  await goOn(page);
  await heading(page, 'Directivos');
  await page.getByLabel('Laura Garza', { exact: true }).check();
  await expect.poll(() => valueOf(page, 'Nombre completo')).toBe('Laura Garza');
  await look(page);

  await part(page, 'financials');
  expect(await valueOf(page, 'Moneda de las cifras')).toBe('COP');
  await page.getByLabel('Ingresos (COP)').fill('$ 1.250.000');
  await part(page, 'review');
  await press(page, 'Enviar formulario');

  await heading(page, 'Referencia de pago');
  for (const [label, value] of [
    ['Razón social', COMPANY],
    ['NIT', '900.123.456'],
    ['Dirección', 'Cra. 7 # 71-21'],
    ['Ciudad', 'Bogotá'],
    ['Código postal', '110221'],
    ['Departamento', 'Bogotá D.C.'],
    ['Teléfono', '+57 300 1234567'],
    ['Nombre de la persona encargada del pago', 'Laura Garza'],
    ['Correo', email],
  ] as const) {
    await expect.poll(async () => [label, await valueOf(page, label)]).toEqual([label, value]);
  }
  await look(page);
  await page.getByLabel('Teléfono móvil').fill('310 765 4321');
  await page.getByLabel('Cargo').fill('Tesorera');
  await page.getByLabel('Transferencia electrónica de fondos').check();
  await goOn(page);
  await heading(page, 'Instrucciones de pago');
  await page.locator('input[type=file]').setInputFiles(pdfFile('comprobante.pdf'));
  await page.getByRole('button', { name: 'Eliminar comprobante.pdf' }).waitFor();
  await press(page, 'Confirmar pago');
  await page
    .getByText(/le llamará/)
    .first()
    .waitFor();

  const second = await invite('dos');
  const { page: later } = await cast.enter({ isPhone: true, locale: 'es-CO' });
  await later.goto(second);
  await press(later, 'Comenzar el proceso');
  await press(later, `Continuar como ${email}`);
  await later.getByLabel('Código', { exact: true }).fill(await codeIn());
  await press(later, 'Confirmar');
  await press(later, 'Continuar ahora');
  await heading(later, 'Sobre su empresa');
  await look(later);
  await press(later, 'Partir de mis últimas respuestas');
  await later.getByText('Se completaron los datos con sus últimas respuestas.').waitFor();
  await look(later);
  await part(later, 'management');
  await expect.poll(() => valueOf(later, 'Nombre completo')).toBe('Laura Garza');
  await part(later, 'review');
  await press(later, 'Enviar formulario');
  await heading(later, 'Referencia de pago');
  await expect.poll(() => valueOf(later, 'Cargo')).toBe('Tesorera');
  await expect.poll(() => valueOf(later, 'Departamento')).toBe('Bogotá D.C.');
  expect(await later.getByLabel('Transferencia electrónica de fondos').isChecked()).toBe(false);
});
