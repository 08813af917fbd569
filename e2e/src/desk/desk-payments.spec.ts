import { afterEach, beforeAll, expect, test } from 'vitest';
import { joinStaff } from '../support/colleagues';
import { openRequest } from '../support/console-steps';
import { isTooWide, problemsInOpened, violationsOn } from '../support/inspect-page';
import { fillReference } from '../support/onboarding/whole-onboarding';
import { dialogOf, press, says } from '../support/opened';
import { invitePayer } from '../support/payer-world';
import { type Cast, STAFF, startCast } from '../support/people';
import { paintPicture, pdfFile } from '../support/samples';
import { dropSecondLook, setSecondLook } from '../support/second-look';
import { deliverDocument, openPayment } from '../support/story';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(async () => {
  await dropSecondLook(cast.url);
  await cast.leave();
});

const ANA = { name: 'Ana Pérez', phone: '+51 1 510 1000', password: 'una clave larga' };
const REASON = 'La foto no muestra ningún pago';

test('a proof is rejected, sent again on a phone and accepted, and a second person delivers', async () => {
  const companyName = `Aceros Vega ${Date.now().toString(36)} S.A.`;
  const payer = await invitePayer(cast.url, 'peru', { price: 350, companyName });
  const { page: phone } = await cast.enter({ isPhone: true });
  await openAccount(phone, payer.link, ANA);
  await phone.getByRole('heading', { level: 1, name: 'Payment reference' }).waitFor();
  await fillReference(phone);
  await press(phone, 'Save and continue');
  await phone.getByRole('heading', { level: 1, name: 'Payment instructions' }).waitFor();
  const reference = await phone
    .locator('.facts-line', { hasText: 'Your reference' })
    .locator('.with-copy span')
    .first()
    .innerText();
  const cat = { ...(await paintPicture(phone, 600, 400)), name: 'gato.png' };
  await phone.locator('input[type=file]').setInputFiles(cat);
  await says(phone, 'gato.png is uploaded.');
  await press(phone, 'Confirm payment');
  await phone.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();

  const { page: staff } = await cast.enter({ as: STAFF, at: '/desk/payments' });
  await openPayment(staff, reference);
  await staff.getByRole('img', { name: 'gato.png' }).waitFor();
  await says(staff, /350\.00/);
  expect(await violationsOn(staff)).toEqual([]);
  await press(staff, 'Reject');
  const dialog = await dialogOf(staff, 'Reject the proof');
  expect(await problemsInOpened(staff, 'Reject the proof')).toEqual([]);
  await press(dialog, 'Reject');
  await says(dialog, 'Please say why the proof is rejected');
  await dialog.getByLabel('Reason').fill(REASON);
  await press(dialog, 'Reject');
  await says(staff, 'Proof rejected. The supplier is being told.');

  await staff.getByRole('link', { name: 'Open the request' }).click();
  await staff.getByText('Awaiting supplier').first().waitFor();
  await phone.goto(new URL(payer.link).origin + new URL(payer.link).pathname);
  await phone.getByRole('heading', { level: 1, name: 'Payment instructions' }).waitFor();
  await says(phone, `Reason: ${REASON}`);
  expect(await violationsOn(phone)).toEqual([]);
  expect(await isTooWide(phone)).toBe(false);
  await phone.locator('input[type=file]').setInputFiles(pdfFile('comprobante.pdf'));
  await says(phone, 'comprobante.pdf is uploaded.');
  await press(phone, 'Confirm payment');
  await phone.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();

  await setSecondLook(cast.url, ['ckr']);
  await staff.reload();
  await press(staff, 'Take this request');
  await staff.getByLabel('Paydex').fill('82');
  await press(staff, 'Save figures');
  await says(staff, /Entered by Eva Mesa\./);
  await expect.poll(() => staff.getByRole('button', { name: 'Deliver', exact: true }).isDisabled()).toBe(true);
  await press(staff, 'Ready for a second look');
  await says(staff, 'The request waits for a second look.');
  await staff.getByRole('link', { name: 'Check the payment' }).click();
  await press(staff, 'Accept');
  await says(staff, 'Payment accepted.');

  const { page: second } = await cast.enter({ as: (await joinStaff(cast.url)).email, at: '/desk' });
  await second.getByRole('switch', { name: /^Second look/ }).click();
  await second.getByText('Second look', { exact: true }).first().waitFor();
  await openRequest(second, companyName);
  await press(second, 'Take over');
  await deliverDocument(second, 'Verified in writing');
});
