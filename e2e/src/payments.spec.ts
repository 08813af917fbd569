import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from './support/client-api';
import { isTooWide, violationsOn } from './support/inspect-page';
import { mailTo } from './support/mailbox';
import { absent } from './support/opened';
import { invitePayer } from './support/payer-world';
import { type Cast, STAFF, startCast } from './support/people';
import { problemsInBothSchemes, speak } from './support/supplier-looks';
import { openAccount, untilSaved } from './support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const ANA = { name: 'Ana Pérez', phone: '+52 55 1234 5678', password: 'una clave larga' };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const problem = (page: Page) => page.getByRole('alert');
/** Waits until the element has the focus, because the page sets the focus shortly after the element appears. */
const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);

async function fillRest(page: Page, state: string): Promise<void> {
  await page.getByLabel('Postal code').fill('01000');
  await page.getByLabel('City').fill('Ciudad Ejemplo');
  await page.getByLabel('State').selectOption(state);
  await page.getByLabel('Position').fill('Tesorera');
}

async function playOutcome(page: Page, outcome: string): Promise<void> {
  await page.getByText('SANDBOX', { exact: true }).waitFor();
  await page.getByLabel(outcome).check();
  await press(page, 'Continue');
  await page.getByRole('heading', { level: 1, name: /^(Online payment|Payment)$/ }).waitFor();
}

test('in Mexico a card is paid on the provider’s page, and only its news count', async () => {
  const payer = await invitePayer(cast.url, 'mexico', { price: 1234.5, taxId: 'EKU9003173C9' });
  const mexican = await cast.enter({ isPhone: true });
  const { page } = mexican;
  await openAccount(page, payer.link, ANA);
  await heading(page, 'Payment reference').waitFor();
  await page.getByText('MX$1,234.50').waitFor();
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Aceros Ñandú S.A.');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(payer.email);
  await absent(page.getByLabel('Mobile phone'));

  await press(page, 'Save and continue');
  await problem(page).getByText('All fields are required').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await problem(page).getByRole('link', { name: 'City: Required' }).click();
  await hasFocus(page.getByLabel('City'));

  await fillRest(page, 'Jalisco');
  await page.getByLabel('RFC', { exact: true }).fill('eku');
  await page.getByLabel('Credit Card').check();
  await page.getByLabel('G03 (General expenses)').check();
  await untilSaved(page);
  await page.reload();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Ciudad Ejemplo');
  await expect.poll(() => page.getByLabel('RFC', { exact: true }).inputValue()).toBe('EKU');
  await press(page, 'Save and continue');
  await problem(page).getByRole('link', { name: 'RFC is not valid', exact: true }).waitFor();
  await problem(page).getByRole('link', { name: 'Please upload RFC document', exact: true }).waitFor();
  await page.getByLabel('RFC', { exact: true }).fill('eku9003173c9');
  await page.locator('input[type=file]').setInputFiles(pdf('constancia ñ.pdf'));
  await page.getByText('constancia ñ.pdf is uploaded.').waitFor();
  // If the server rejects a file that should replace the uploaded file, the uploaded file stays.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'macro.exe', mimeType: 'application/octet-stream', buffer: PDF });
  for (const [locale, refused, remove] of [
    ['es', 'No se pudo cargar macro.exe. Este tipo de archivo no está permitido.', 'Quitar'],
    ['pt-BR', 'Não foi possível enviar macro.exe. Este tipo de arquivo não é permitido.', 'Remover'],
    ['en', 'macro.exe could not be uploaded. This type of file is not allowed.', 'Remove'],
  ] as const) {
    await speak(page, locale);
    await page.getByText(refused).waitFor();
    await page.getByText('constancia ñ.pdf', { exact: true }).waitFor();
    await page.getByRole('button', { name: `${remove} constancia ñ.pdf` }).waitFor();
  }
  await page.route('**/rfc-document', (route) => route.abort());
  await press(page, 'Remove constancia ñ.pdf');
  for (const [locale, words] of [
    ['es', 'No se pudo quitar constancia ñ.pdf. No hay conexión.'],
    ['pt-BR', 'Não foi possível remover constancia ñ.pdf. Sem conexão.'],
    ['en', 'constancia ñ.pdf could not be removed. There is no connection.'],
  ] as const) {
    await speak(page, locale);
    await page.getByText(words).waitFor();
    await page.getByText('constancia ñ.pdf', { exact: true }).waitFor();
  }
  await page.unroute('**/rfc-document');
  mexican.forgive(/ERR_FAILED/);
  await press(page, 'Save and continue');

  await heading(page, 'Online payment').waitFor();
  await hasFocus(heading(page, 'Online payment'));
  await page.getByText(/Invoices for payments after day 26/).waitFor();
  await press(page, 'Pay by card');
  await playOutcome(page, 'Failed');
  await page.getByText('Payment failed').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  for (const [locale, words] of [
    ['es', 'Elegir otra forma de pago'],
    ['pt-BR', 'Escolher outra forma de pagamento'],
    ['en', 'Choose another payment method'],
  ] as const) {
    await speak(page, locale);
    await page.getByRole('button', { name: words, exact: true }).waitFor();
  }
  await press(page, 'Choose another payment method');
  await heading(page, 'Payment reference').waitFor();
  await press(page, 'Save and continue');
  await page.getByText('Payment failed').waitFor();
  await press(page, 'Try again');
  await page.getByRole('link', { name: 'Back to the onboarding' }).click();
  await page.getByText('Payment pending').waitFor();
  // While a payment may be in progress, the page offers to check its state and does not offer a second payment.
  for (const [locale, words] of [
    ['es', 'Consultar el estado'],
    ['pt-BR', 'Verificar o status'],
    ['en', 'Check the status'],
  ] as const) {
    await speak(page, locale);
    await page.locator('.button-primary', { hasText: words }).waitFor();
    expect(await page.locator('.button-primary').count()).toBe(1);
  }
  expect(await payer.statusUpdates()).not.toContain('payment_proof');
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  await playOutcome(page, 'Paid');
  await page.getByText('We have received your payment. Thank you.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'Continue');
  await heading(page, 'Thank you').waitFor();
  const updates = await payer.statusUpdates();
  expect(updates.slice(-2)).toEqual(['payment_reference', 'payment_proof']);
});

test('in Peru a deposit is proved: deduction, two proofs, one taken back, confirmed', async () => {
  const payer = await invitePayer(cast.url, 'peru', { price: 850 });
  const { page } = await cast.enter({ isDark: true });
  await openAccount(page, payer.link, ANA);
  await heading(page, 'Payment reference').waitFor();
  await fillRest(page, 'Cusco');
  await page.getByLabel('DNI', { exact: true }).check();
  await page.getByRole('textbox', { name: 'DNI' }).fill('1234567');
  await page.getByLabel('Cash Deposit').check();
  await press(page, 'Save and continue');
  await problem(page).getByRole('link', { name: 'DNI is not valid', exact: true }).waitFor();
  await page.getByLabel('RUC', { exact: true }).check();
  await page.getByRole('textbox', { name: 'RUC' }).fill('20131312955');
  await press(page, 'Save and continue');

  await heading(page, 'Payment instructions').waitFor();
  await page.getByText(/Invoices over .*700\.00 including tax need a 12 % deduction deposit/).waitFor();
  // If an invoice is paid by two transfers, each amount is shown above its bank account, and the text does not state a
  // single total.
  for (const [locale, hint, inOrder] of [
    ['es', /^Deposite el importe/, /Pago 1: S\/ 748\.00 Deposite el importe.* Pago 2: S\/ 102\.00/],
    ['pt-BR', /^Deposite o valor/, /Pagamento 1: PEN 748,00 Deposite o valor.* Pagamento 2: PEN 102,00/],
    ['en', /^Deposit the amount/, /Payment 1: PEN 748\.00 Deposit the amount.* Payment 2: PEN 102\.00/],
  ] as const) {
    await speak(page, locale);
    const how = page.getByText(hint).locator('..');
    await expect.poll(async () => (await how.innerText()).replace(/\s+/g, ' ')).toMatch(inOrder);
  }
  expect(await violationsOn(page)).toEqual([]);
  const confirm = page.getByRole('button', { name: 'Confirm payment' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  await confirm.press('Enter');
  await problem(page).getByRole('link', { name: 'Please upload proof of payment', exact: true }).waitFor();

  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'macro.exe', mimeType: 'application/octet-stream', buffer: PDF });
  for (const [locale, words] of [
    ['es', 'Este tipo de archivo no está permitido.'],
    ['pt-BR', 'Este tipo de arquivo não é permitido.'],
    ['en', 'This type of file is not allowed.'],
  ] as const) {
    await speak(page, locale);
    await page.getByText(words).first().waitFor();
  }
  await press(page, 'Dismiss macro.exe');
  await files.setInputFiles([pdf('voucher.pdf'), pdf('voucher.pdf')]);
  await page.getByRole('button', { name: 'Delete voucher (2).pdf' }).waitFor();
  await absent(problem(page));
  await press(page, 'Delete voucher.pdf');
  await page.getByText('voucher.pdf was deleted.').waitFor();

  await press(page, 'Edit payment reference');
  await heading(page, 'Payment reference').waitFor();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Ciudad Ejemplo');
  await page.getByLabel('Wire transfer').check();
  await press(page, 'Save and continue');
  await heading(page, 'Payment instructions').waitFor();
  await page.getByText('Wire transfer', { exact: true }).waitFor();
  await confirm.click();
  await heading(page, 'Thank you').waitFor();
  expect((await payer.statusUpdates()).slice(-2)).toEqual(['payment_reference', 'payment_proof']);
});

test('in Brazil a boleto is issued, waited for and paid', async () => {
  const payer = await invitePayer(cast.url, 'brazil', { price: 850, taxId: '11222333000181' });
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, payer.link, ANA);
  await heading(page, 'Payment reference').waitFor();
  await fillRest(page, 'São Paulo');
  const cnpj = page.getByRole('textbox', { name: 'CNPJ' });
  await expect.poll(() => cnpj.inputValue()).toBe('11.222.333/0001-81');
  await cnpj.fill('');
  await cnpj.pressSequentially('12bc34501de35');
  await cnpj.press('Home');
  await cnpj.press('ArrowRight');
  await cnpj.press('ArrowRight');
  await cnpj.pressSequentially('a');
  await expect.poll(() => cnpj.inputValue()).toBe('12.ABC.345/01DE-35');
  await page.getByLabel('Boleto').check();
  await press(page, 'Save and continue');
  await problem(page).getByText('All fields are required').waitFor();
  await page.getByLabel('I accept the terms of payment').check();
  await absent(problem(page));
  await press(page, 'Save and continue');

  await heading(page, 'Online payment').waitFor();
  await press(page, 'Issue the boleto');
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  await playOutcome(page, 'Pending (the money follows later)');
  await page.getByText(/the bank takes 1 to 3 business days to confirm it/).waitFor();
  const line = page.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
  await line.waitFor();
  const number = await line.innerText();
  await page.getByText('Payable until').waitFor();
  await absent(page.getByText('Looking for the confirmation…'));
  const mail = await mailTo(cast.url, payer.email, ({ subject }) => subject.includes('boleto'));
  expect(mail.text).toContain(number);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the number' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number.replace(/\D/g, ''));
  for (const [locale, main] of [
    ['es', 'Copiar el número'],
    ['pt-BR', 'Copiar a linha digitável'],
    ['en', 'Copy the number'],
  ] as const) {
    await speak(page, locale);
    await page.getByRole('button', { name: main, exact: true }).waitFor();
    expect(await isTooWide(page)).toBe(false);
  }
  expect(await problemsInBothSchemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the boleto' }).click();
  await playOutcome(page, 'Paid');
  await page.getByText('We have received your payment. Thank you.').waitFor();
  await press(page, 'Continue');
  await heading(page, 'Thank you').waitFor();
  expect((await payer.statusUpdates()).slice(-2)).toEqual(['payment_reference', 'payment_proof']);
});

const REASON =
  'El comprobante 000123456789012345678901234567890 es de otra empresa y de otro importe; el banco no lo reconoce.';

test('who pays online is told why the desk took its acceptance back, until the money has come', async () => {
  const companyName = `Boletos Vega ${Date.now().toString(36)} Ltda.`;
  const payer = await invitePayer(cast.url, 'brazil', { price: 850, taxId: '11222333000181', companyName });
  const { page } = await cast.enter({ isPhone: true });
  await openAccount(page, payer.link, ANA);
  await heading(page, 'Payment reference').waitFor();
  await fillRest(page, 'São Paulo');
  await page.getByLabel('Credit Card').check();
  await page.getByLabel('I accept the terms of payment').check();
  await press(page, 'Save and continue');
  await heading(page, 'Online payment').waitFor();
  const rejected = page.getByText('Your payment was not accepted');
  await absent(rejected);

  const staff = await openApi(cast.url, STAFF);
  const filter = encodeURIComponent(JSON.stringify({ q: companyName }));
  const [payment] = await staff.call<{ id: string }[]>('GET', `/api/desk/payments?filter=${filter}`);
  await staff.call('POST', `/api/desk/payments/${payment?.id}/accept`, { note: 'extracto' });
  await staff.call('POST', `/api/desk/payments/${payment?.id}/reject`, { reason: REASON });

  await page.goto(new URL(payer.link).origin + new URL(payer.link).pathname);
  await rejected.waitFor();
  await heading(page, 'Online payment').waitFor();
  for (const [locale, why, other] of [
    ['en', 'Reason: ', 'Choose another payment method'],
    ['pt-BR', 'Motivo: ', 'Escolher outra forma de pagamento'],
    ['es', 'Motivo: ', 'Elegir otra forma de pago'],
  ] as const) {
    await speak(page, locale);
    await page.getByText(why + REASON, { exact: true }).waitFor();
    await page.getByRole('button', { name: other, exact: true }).waitFor();
    expect(await isTooWide(page)).toBe(false);
  }
  expect(await problemsInBothSchemes(page)).toEqual([]);
  await speak(page, 'en');
  await press(page, 'Choose another payment method');
  await heading(page, 'Payment reference').waitFor();
  await page.getByLabel('Boleto').check();
  await press(page, 'Save and continue');
  await rejected.waitFor();
  await press(page, 'Issue the boleto');
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  await playOutcome(page, 'Paid');
  await page.getByText('We have received your payment. Thank you.').waitFor();
  await absent(rejected);
});
