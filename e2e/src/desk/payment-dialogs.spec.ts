import { afterEach, beforeAll, expect, test } from 'vitest';
import { callerWith, openApi, sessionOf } from '../support/client-api';
import { expectFit } from '../support/dialog-fit';
import { absent, dialogOf, fileFrom, press, says } from '../support/opened';
import { invitePayer } from '../support/payer-world';
import { type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const BILLING = {
  general: {
    company_name: 'Aceros Ipê Ltda',
    tax_id: '12.abc.345/01de-35',
    address: 'Rua Fábula 1602',
    postal_code: '01000',
    city: 'São Paulo',
    state: 'SP',
    phone: '+55 11 3456 7890',
  },
  payment: {
    person_name: 'Ana Pérez',
    position: 'CFO',
    email: 'ana@proveedor.test',
    method: 'boleto',
    terms_accepted: true,
  },
  submit: true,
};

/** Lets a supplier pay with the sandbox although staff has accepted its payment already; returns the charge's id. */
async function payTwice(companyName: string): Promise<string> {
  const payer = await invitePayer(cast.url, 'brazil', { price: 350, companyName, taxId: BILLING.general.tax_id });
  const { page, close } = await cast.enter({});
  const person = { name: 'Ana Pérez', phone: '+55 11 3456 7890', password: 'uma senha longa' };
  await openAccount(page, payer.link, person);
  await page.getByRole('heading', { level: 1, name: 'Payment reference' }).waitFor();
  await close();
  const supplier = callerWith(cast.url, await sessionOf(cast.url, payer.email, person.password));
  const own = `/onboarding${new URL(payer.link).pathname.replace('/onboarding/', '/workflows/')}`;
  const { bir_request: request } = await supplier.call<{ bir_request: { id: string } }>('GET', own);
  await supplier.call('PATCH', `/onboarding/bir-requests/${request.id}/billing`, BILLING);
  type Opened = { online_payment: { uri: string } };
  const opened = await supplier.call<Opened>('POST', `/onboarding/bir-requests/${request.id}/brazil-payment`);
  const play = async (outcome: string) => {
    const sandbox = cast.url + new URL(opened.online_payment.uri).pathname;
    const { status } = await fetch(sandbox, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
    expect(status).toBe(303);
  };
  await play('pending');
  const staff = await openApi(cast.url, STAFF);
  const filter = new URLSearchParams({ filter: JSON.stringify({ q: companyName }) });
  const [charge] = await staff.call<{ id: string }[]>('GET', `/api/desk/payments?${filter.toString()}`);
  if (!charge) throw new Error(`no payment of ${companyName}`);
  await staff.call('POST', `/api/desk/payments/${charge.id}/accept`, { note: 'Comprovante por e-mail' });
  await play('paid');
  return charge.id;
}

test('a second payment is resolved with a note on a phone in Portuguese', async () => {
  const id = await payTwice(`Aceros Ipê ${Date.now().toString(36)} Ltda`);
  const look = { isPhone: true, isDark: true, locale: 'pt-BR' };
  const { page } = await cast.enter({ as: STAFF, at: `/desk/payments/${id}`, ...look });
  await settled(page);
  await says(page, /^Chegou um segundo pagamento de R\$\s350,00/);
  await press(page, 'Resolver');
  const dialog = await dialogOf(page, 'O que foi feito a respeito');
  await expectFit(page, dialog);
  const note = dialog.getByRole('textbox', { name: 'O que foi feito a respeito' });
  await press(dialog, 'Resolver');
  await note.and(dialog.locator('[aria-invalid=true]')).waitFor();
  await dialogOf(page, 'O que foi feito a respeito');
  await expectFit(page, dialog);
  await note.fill('Um dos dois foi devolvido');
  await press(dialog, 'Resolver');
  await says(page, 'Resolvido.');
  await absent(dialog);
  await says(page, /^Resolvido por .+: Um dos dois foi devolvido$/);
});

test('the CSV for the accountant says how many payments it has, and is none without any, in Spanish', async () => {
  const { page } = await cast.enter({ as: STAFF, at: '/desk/payments', isPhone: true, locale: 'es-MX' });
  await settled(page);
  await press(page, 'CSV para contabilidad');
  const dialog = await dialogOf(page, 'CSV para contabilidad');
  await expectFit(page, dialog);
  const download = dialog.getByRole('button', { name: 'Descargar', exact: true });
  await dialog.getByLabel('Desde').fill('2001-01-01');
  await dialog.getByLabel('Hasta').fill('2001-01-31');
  await dialog.getByRole('status').getByText('No hay ningún pago en este período.').waitFor();
  expect(await download.isDisabled()).toBe(true);
  await dialogOf(page, 'CSV para contabilidad');
  await expectFit(page, dialog);
  await dialog.getByLabel('Hasta').fill('');
  const counted = dialog.getByRole('status').getByText(/^\d+ pagos?$/);
  await counted.waitFor();
  const count = Number.parseInt(await counted.innerText(), 10);
  const file = await fileFrom(page, () => download.click());
  expect(file.name).toMatch(/\.csv$/);
  const lines = file.bytes.toString('utf8').trim().split('\n');
  expect(lines).toHaveLength(count + 1);
  await press(dialog, 'Cancelar');
  await absent(dialog);
});
