import { flowOf } from '@homologa/core/test/onboarding-flows';
import { type ReadPdf, readPdf } from '@homologa/core/test/read-pdf';
import { BIR_FILE_WORDS } from '@homologa/domain/bir-form/form-words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStaff } from './support/colleagues';
import { openRequest } from './support/console-steps';
import { isTooWide, violationsOn } from './support/inspect-page';
import { linkIn, mailTo } from './support/mailbox';
import { browserLanguage, walkerOf, walkOwnPart } from './support/onboarding/onboarding-walk';
import { type Invited, type OnboardingWorld, openWorld, QUESTIONS } from './support/onboarding/onboarding-world';
import { absent, dialogOf, fileFrom, press, says } from './support/opened';
import { ADMIN, type Cast, STAFF, startCast } from './support/people';
import { pdfFile } from './support/samples';
import { deliverDocument, logCall, sendBack, step } from './support/story';
import { problemsInAllViews } from './support/supplier-looks';

const workflow = { type: 'onboarding', product: 'report', reportType: 'bir', payment: 'supplier' } as const;
// The index 3 selects the bank transfer among Mexico's payment methods.
const flow = flowOf({ workflow: { ...workflow, hasQuestionnaire: true }, country: 'mexico' }, 'en', 3);
const CERTIFICATE = BIR_FILE_WORDS.tax_certificate.en;
const REASONS = {
  proof: 'La foto no muestra ningún pago',
  question: 'Please say which products you make.',
  field: 'The number belongs to another company.',
  file: 'The certificate is of last year.',
  correction: 'The revenue was read from the wrong year',
};
const LANGUAGES = [
  { browser: 'en-US', code: 'en', download: 'Download', title: 'Business information report' },
  { browser: 'es-MX', code: 'es', download: 'Descargar', title: 'Informe comercial' },
  { browser: 'pt-BR', code: 'pt-BR', download: 'Baixar', title: 'Relatório de informações comerciais' },
] as const;
type Language = (typeof LANGUAGES)[number];

/** Figures that the test expects in one version of the report, in the number format of Mexico. */
interface Said {
  paydex: string;
  revenue: string;
  /** Reason why staff corrected the report; empty for the first version. */
  reason: string;
}
const FIRST: Said = { paydex: '82', revenue: '1,250,000', reason: '' };
const SECOND: Said = { paydex: '82', revenue: '990,000', reason: REASONS.correction };

let cast: Cast;
let world: OnboardingWorld;
let supplier: Invited;
beforeAll(async () => {
  cast = await startCast();
  world = await openWorld(cast.url, 'entero');
  const [invited] = await world.invite([flow]);
  if (!invited) throw new Error('nobody was invited');
  supplier = invited;
});
afterAll(async () => {
  await world.close();
  await cast.leave();
});

async function settlePayment(staff: Page, phone: Page): Promise<void> {
  await openRequest(staff, supplier.company);
  await staff.getByRole('link', { name: 'Check the payment' }).click();
  await press(staff, 'Reject');
  const dialog = await dialogOf(staff, 'Reject the proof');
  await press(dialog, 'Reject');
  await says(dialog, 'Please say why the proof is rejected');
  await dialog.getByLabel('Reason').fill(REASONS.proof);
  await press(dialog, 'Reject');
  await says(staff, 'Proof rejected. The supplier is being told.');
  await staff.getByRole('link', { name: 'Open the request' }).click();
  await says(staff, 'Awaiting supplier');

  const mail = await mailTo(cast.url, supplier.email, ({ text }) => text.includes(REASONS.proof));
  await phone.goto(linkIn(mail));
  await says(phone, `Reason: ${REASONS.proof}`);
  expect(await violationsOn(phone)).toEqual([]);
  expect(await isTooWide(phone)).toBe(false);
  await phone.locator('input[type=file]').setInputFiles(pdfFile('comprobante.pdf'));
  await says(phone, 'comprobante.pdf is uploaded.');
  await press(phone, 'Confirm payment');
  await phone.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();

  await staff.reload();
  await staff.getByRole('link', { name: 'Check the payment' }).click();
  await press(staff, 'Accept');
  await says(staff, 'Payment accepted.');
  await staff.getByRole('link', { name: 'Open the request' }).click();
}

async function callTwice(staff: Page): Promise<void> {
  await press(staff, 'Take this request');
  await logCall(staff, 'No answer', 'Nobody picked up before noon');
  await says(staff, /^1 of 3 attempts/);
  await logCall(staff, 'Data corrected', 'The contact is Ana Peña Ruiz');
  await staff.getByLabel('Full Name', { exact: true }).fill('Ana Peña Ruiz');
  await press(staff, 'Save corrections');
  const question = await dialogOf(staff, 'Save corrections');
  await says(question, 'Ana Peña Ruiz');
  await press(question, 'Save corrections');
  await staff.getByText('Updated data', { exact: false }).first().waitFor();
}

async function sendBackAndAnswer(staff: Page, phone: Page): Promise<void> {
  const reasons = [REASONS.question, REASONS.field, REASONS.file];
  await sendBack(staff, [
    { words: 'produce', entry: `1. ${QUESTIONS.text}`, reason: REASONS.question },
    { words: 'RFC', entry: 'RFC', reason: REASONS.field },
    { words: CERTIFICATE, entry: CERTIFICATE, reason: REASONS.file },
  ]);
  const mail = await mailTo(cast.url, supplier.email, ({ text }) => text.includes(REASONS.question));
  for (const reason of reasons) expect(mail.text).toContain(reason);
  const { page: admin } = await cast.enter({ as: ADMIN, at: '/notifications' });
  await says(admin, new RegExp(`^${supplier.company} in .* was asked to complete its data`));

  await phone.goto(linkIn(mail));
  await phone.getByRole('heading', { level: 1, name: 'Please look at this again' }).waitFor();
  await absent(phone.getByRole('navigation', { name: 'Steps' }));
  for (const reason of reasons) await phone.getByText(reason).waitFor();
  expect(await problemsInAllViews(phone, [...reasons, QUESTIONS.text, 'constancia'])).toEqual([]);
  await phone.setViewportSize({ width: 390, height: 844 });
  await press(phone, 'Send');
  await phone.getByRole('heading', { name: 'There is a problem' }).waitFor();
  await phone.getByRole('textbox', { name: QUESTIONS.text }).fill('Tornillos y tuercas');
  await phone.getByRole('textbox', { name: /^RFC/ }).fill('CNM980114PI2');
  await phone.locator('#f-files-tax_certificate').setInputFiles(pdfFile('nueva.pdf'));
  await says(phone, 'nueva.pdf');
  await press(phone, 'Send');
  await phone.getByRole('heading', { level: 1, name: 'Thank you, we have it' }).waitFor();
  await phone.locator('main').getByRole('link', { name: 'Your onboardings' }).click();
  // The session of the mailed link opens only the onboarding of that link, so the home page asks for a code once.
  await press(phone, 'Email me a code');
  const code = await mailTo(cast.url, supplier.email, ({ subject }) => /^\d{6} /.test(subject));
  await phone.getByLabel('Code').fill(code.subject.slice(0, 6));
  await press(phone, 'Confirm');
  await says(phone, 'We are verifying');

  await staff.reload();
  await says(staff, 'Answered');
  for (const text of ['Taken', 'Tornillos y tuercas', 'nueva.pdf']) await says(staff, text);
}

async function keepOut(): Promise<void> {
  const { page } = await cast.enter({ as: (await joinStaff(cast.url)).email, at: '/desk' });
  await openRequest(page, supplier.company);
  await says(page, /works on this request\. Take it over before you change it\.$/);
  for (const name of ['Log call', 'Save corrections', 'Save figures', 'Send back', 'Deliver']) {
    await absent(page.getByRole('button', { name, exact: true }));
  }
}

async function loseNothing(staff: Page): Promise<void> {
  await staff.getByLabel('Paydex').fill('820');
  await says(staff, 'This does not fit its scale.');
  await staff.getByRole('link', { name: 'Verification desk' }).first().click();
  const dialog = await dialogOf(staff, 'Leave without saving');
  await press(dialog, 'Cancel');
  await expect.poll(() => staff.getByLabel('Paydex').inputValue()).toBe('820');
  await staff.getByLabel('Paydex').fill('82');
  await staff.getByLabel('Revenue', { exact: true }).fill('1250000');
  await staff.getByRole('status').filter({ hasText: 'Saved.' }).first().waitFor();
  await staff.reload();
  await staff.getByLabel('Paydex').waitFor();
  await expect.poll(() => staff.getByLabel('Paydex').inputValue()).toBe('82');
  await expect.poll(() => staff.getByLabel('Revenue', { exact: true }).inputValue()).toBe('1,250,000');
}

const untilMade = (version: number): Promise<void> =>
  expect
    .poll(async () => (await supplier.seen()).report?.files.bir.map(({ name }) => name), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(LANGUAGES.map(({ code }) => expect.stringMatching(`-v${version}-${code}\\.pdf$`))));

async function downloadReport({ browser, download }: Language): Promise<{ name: string; pdf: ReadPdf }> {
  const { page, close } = await cast.enter({ as: ADMIN, at: '/home', locale: browser });
  await page.goto(cast.url + supplier.page);
  await page.getByRole('button', { name: download, exact: true }).first().click();
  const { name, bytes } = await fileFrom(page, () => page.getByRole('menuitem', { name: 'BIR', exact: true }).click());
  await close();
  return { name, pdf: await readPdf(bytes) };
}

function checkAddressIn({ pages }: ReadPdf): string {
  const address = pages.flatMap(({ links }) => links).find((link) => String(link).includes('/verify/'));
  if (!address) throw new Error('the report names no page that confirms it');
  return String(address);
}

async function readInEachLanguage({ paydex, revenue, reason }: Said): Promise<string> {
  const addresses = new Set<string>();
  for (const language of LANGUAGES) {
    const { pdf } = await downloadReport(language);
    expect(pdf.language).toBe(language.code);
    const amount = language.code === 'pt-BR' ? revenue.replaceAll(',', '.') : revenue;
    for (const words of [language.title, supplier.company, 'Tornillos y tuercas', paydex, amount, reason]) {
      expect(pdf.text.replace(/\s+/g, ' '), `in ${language.code}`).toContain(words);
    }
    addresses.add(checkAddressIn(pdf));
  }
  const [address = '', ...others] = addresses;
  expect(others).toEqual([]);
  return address;
}

async function correct(staff: Page): Promise<void> {
  await press(staff, 'Correct the report');
  const dialog = await dialogOf(staff, 'Correct the report');
  await press(dialog, 'Begin the correction');
  await dialog.getByLabel('Reason').fill(REASONS.correction);
  await press(dialog, 'Begin the correction');
  await staff.getByLabel('Revenue', { exact: true }).fill('990000');
  await press(staff, 'Save figures');
  await staff.getByRole('status').filter({ hasText: 'Saved.' }).first().waitFor();
  await staff.mouse.wheel(0, 20_000);
  await expect.poll(() => staff.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // Reads the button's position instead of clicking it, because a click would scroll: the button must stay visible
  // below the header.
  const { top, bottom } = await staff
    .getByRole('button', { name: 'Deliver the correction' })
    .evaluate((button) => button.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(300);
  await press(staff, 'Deliver the correction');
  const delivery = await dialogOf(staff, 'Deliver the correction');
  await delivery.getByRole('row').filter({ hasText: 'Revenue' }).getByText('990,000').waitFor();
  await press(delivery, 'Deliver the correction');
  await says(staff, 'Correction delivered; the client is told what changed.');
}

async function toldOfCorrection(): Promise<void> {
  const mail = await mailTo(cast.url, ADMIN, ({ text }) => text.includes(REASONS.correction));
  expect(mail.text).toContain(supplier.company);
  expect(mail.text).toMatch(/Changed figures: Revenue\b/);
  const { page } = await cast.enter({ as: ADMIN, at: '/notifications' });
  await says(page, new RegExp(`${supplier.company} in .* has been corrected: ${REASONS.correction}`));
}

async function checkSays(address: string, words: string): Promise<void> {
  const { page, close } = await cast.enter();
  const { pathname, search } = new URL(address);
  await page.goto(cast.url + pathname + search);
  await page.getByRole('status').filter({ hasText: words }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.locator('body').innerText()).not.toContain(supplier.company);
  await close();
}

test('from a paid onboarding through the desk to a report, and to its correction', async () => {
  const { page: phone } = await cast.enter({ isPhone: true, locale: browserLanguage(flow) });
  await step('the supplier answers and pays by bank transfer', () =>
    walkOwnPart(walkerOf({ url: cast.url, page: phone, flow, supplier })),
  );
  const { page: staff } = await cast.enter({ as: STAFF, at: '/desk' });
  await step('a proof is rejected and sent again', () => settlePayment(staff, phone));
  await step('two calls, and what they put right', () => callTwice(staff));
  await step('data go back and are answered', () => sendBackAndAnswer(staff, phone));
  await step('a colleague is kept out', keepOut);
  await step('figures are not lost', () => loseNothing(staff));
  await step('the report is delivered', () => deliverDocument(staff));
  await untilMade(1);
  const first = await step('the client reads it in three languages', () => readInEachLanguage(FIRST));
  await step('it is confirmed as issued', () => checkSays(first, 'This report was issued.'));
  await step('a corrected version is delivered', () => correct(staff));
  await step('the first is confirmed as replaced', () =>
    checkSays(first, 'This report was issued, and a newer version has replaced it.'),
  );
  await step('the client is told what changed', toldOfCorrection);
  await untilMade(2);
  const second = await step('the client reads the correction', () => readInEachLanguage(SECOND));
  await step('the correction is confirmed as issued', () => checkSays(second, 'This report was issued.'));
});
