import { flowOf } from '@homologa/core/test/onboarding-flows';
import { BIR_FILE_WORDS } from '@homologa/domain/bir-form/form-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRequest } from './support/console-steps';
import { linkIn, mailTo } from './support/mailbox';
import { browserLanguage, walkerOf, walkOwnPart } from './support/onboarding-walk';
import { type Invited, type OnboardingWorld, openWorld, QUESTIONS } from './support/onboarding-world';
import { absent, dialogOf, press, says } from './support/opened';
import { ADMIN, type Cast, STAFF, startCast } from './support/people';
import { pdfFile } from './support/samples';
import { problemsInAllViews } from './support/supplier-looks';

const workflow = { type: 'onboarding', product: 'report', reportType: 'bir', payment: 'client' } as const;
const flow = flowOf({ workflow: { ...workflow, hasQuestionnaire: true }, country: 'mexico' }, 'en');
const REASONS = {
  question: 'Please say which products you make.',
  field: 'The number belongs to another company.',
  file: 'The certificate is of last year.',
};

let cast: Cast;
let world: OnboardingWorld;
let supplier: Invited;
beforeAll(async () => {
  cast = await startCast();
  world = await openWorld(cast.url, 'devuelto');
  const [invited] = await world.invite([flow]);
  if (!invited) throw new Error('nobody was invited');
  supplier = invited;
});
afterAll(async () => {
  await world.close();
  await cast.leave();
});

test('the desk sends data back, the supplier answers on a phone, the desk sees what changed', async () => {
  const { page: phone } = await cast.enter({ isPhone: true, locale: browserLanguage(flow) });
  await walkOwnPart(walkerOf({ url: cast.url, page: phone, flow, supplier }));

  const { page: staff } = await cast.enter({ as: STAFF, at: '/desk' });
  await openRequest(staff, supplier.company);
  await press(staff, 'Take this request');
  await press(staff, 'Send back');
  const dialog = await dialogOf(staff, 'Send back to the supplier');
  const certificate = BIR_FILE_WORDS.tax_certificate.en;
  for (const [place, [words, option, reason]] of [
    ['produce', `1. ${QUESTIONS.text}`, REASONS.question],
    ['RFC', 'RFC', REASONS.field],
    [certificate, certificate, REASONS.file],
  ].entries()) {
    await dialog.getByRole('combobox').fill(words ?? '');
    await staff.getByRole('option', { name: option ?? '', exact: true }).click();
    await dialog
      .getByLabel(/^Reason, as the supplier reads it/)
      .nth(place)
      .fill(reason ?? '');
  }
  await press(dialog, 'Send back');
  await says(staff, 'With the supplier');
  await says(staff, 'Awaiting supplier');

  const mail = await mailTo(cast.url, supplier.email, ({ text }) => text.includes(REASONS.question));
  for (const reason of Object.values(REASONS)) expect(mail.text).toContain(reason);
  const { page: admin } = await cast.enter({ as: ADMIN, at: '/notifications' });
  await says(admin, new RegExp(`^${supplier.company} in .* was asked to complete its data`));

  await phone.goto(linkIn(mail));
  await phone.getByRole('heading', { level: 1, name: 'Please look at this again' }).waitFor();
  await absent(phone.getByRole('navigation', { name: 'Steps' }));
  for (const reason of Object.values(REASONS)) await phone.getByText(reason).waitFor();
  expect(await problemsInAllViews(phone, [...Object.values(REASONS), QUESTIONS.text, 'constancia'])).toEqual([]);
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
  await says(phone, 'We are verifying');

  await staff.reload();
  await says(staff, 'Answered');
  await says(staff, 'Taken');
  for (const text of ['Tornillos y tuercas', 'nueva.pdf']) await says(staff, text);
  await staff.goto(`${cast.url}/notifications`);
  await says(staff, `${supplier.company} has answered what was sent back.`);
});
