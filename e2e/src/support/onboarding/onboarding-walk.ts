import { answersFor, formBody, placesOf, taxIdIn } from '@homologa/core/test/form-answers';
import type { Flow } from '@homologa/core/test/onboarding-flows';
import { isListSection } from '@homologa/domain/bir-form/bir-form';
import { birFileLabel } from '@homologa/domain/bir-form/form-labels';
import { BIR_SECTION_WORDS } from '@homologa/domain/bir-form/form-words';
import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type { PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import { postalCodeWords, stateWords } from '@homologa/domain/countries/address-parts';
import { statesOf } from '@homologa/domain/countries/states';
import type { Locale } from '@homologa/domain/language/locales';
import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { CFI_WORDS, PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { FILE } from '@homologa/onboarding-web/src/components/file.texts';
import { ACCOUNT } from '@homologa/onboarding-web/src/features/account/account.texts';
import { BEGIN } from '@homologa/onboarding-web/src/features/account/begin.texts';
import { ADD_WORDS, FORM } from '@homologa/onboarding-web/src/features/bir-form/bir-form.texts';
import { CONFIRMATION } from '@homologa/onboarding-web/src/features/confirmation/confirmation.texts';
import { FINISHED } from '@homologa/onboarding-web/src/features/finished/finished.texts';
import { INSTRUCTIONS } from '@homologa/onboarding-web/src/features/payment/instructions.texts';
import { ONLINE } from '@homologa/onboarding-web/src/features/payment/online.texts';
import { FIELD_LABELS, REFERENCE } from '@homologa/onboarding-web/src/features/payment/reference.texts';
import { QUESTIONNAIRE } from '@homologa/onboarding-web/src/features/questionnaire/questionnaire.texts';
import { WORDS } from '@homologa/web/texts/words.texts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callerWith } from '../client-api';
import { heading as appHeading } from '../headings';
import { absent } from '../opened';
import { pdfFile } from '../samples';
import { SANDBOX_SEND, SANDBOX_TITLE, type Say, sayIn } from './onboarding-texts';
import { type Invited, QUESTIONS } from './onboarding-world';

const PHONE = '+52 55 1234 5678';
const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-MX', 'pt-BR': 'pt-BR' };
export const browserLanguage = ({ locale }: Flow): string => LANGUAGE[locale];

export interface Walker {
  url: string;
  page: Page;
  flow: Flow;
  supplier: Invited;
  say: Say;
  typesForm: boolean;
}

export const walkerOf = (known: Omit<Walker, 'say' | 'typesForm'>, typesForm = false): Walker => ({
  ...known,
  say: sayIn(known.flow.locale),
  typesForm,
});

export const press = ({ page }: Walker, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
export const heading = ({ page }: Walker, name: string): Promise<void> => appHeading(page, name);

async function introduce(walker: Walker): Promise<void> {
  await walker.page.goto(await walker.supplier.link());
  await heading(walker, welcomeOf(walker));
  // The introduction shows the payment only to suppliers that pay themselves.
  const told = walker.page.getByRole('heading', { name: walker.say(INTRODUCTION.how_payment), exact: true });
  await (walker.flow.steps.includes('payment') ? told.waitFor() : absent(told));
  await press(walker, walker.say(INTRODUCTION.start));
}

const welcomeOf = ({ say, supplier }: Walker): string =>
  say(INTRODUCTION.welcome).replace('{company}', supplier.company);

async function register(walker: Walker): Promise<void> {
  const { page, say, supplier } = walker;
  await page.getByLabel(say(ACCOUNT.full_name)).fill('Ana Peña');
  await page.getByLabel(say(WORDS.phone)).fill(PHONE);
  await press(walker, say(BEGIN.go).replace('{email}', supplier.email));
  await press(walker, say(ACCOUNT.connected_go));
}

async function fillForm(walker: Walker): Promise<void> {
  const { page, say, typesForm } = walker;
  await heading(walker, say(FORM.title));
  if (typesForm) await typeForm(walker);
  else await sendForm(walker);
  await heading(walker, say(FORM.review));
  await press(walker, say(FORM.submit));
  await heading(walker, headingOf(walker, nextOf(walker, 'bir_form')));
  await absent(page.getByText(say(FORM.submit)));
}

async function sendForm(walker: Walker): Promise<void> {
  const { url, page, flow, say } = walker;
  const session = await page.evaluate(() => localStorage.getItem('homologa.onboarding.session'));
  const { token } = JSON.parse(session ?? '') as { token: string };
  const { call, upload } = callerWith(url, token);
  const [request] = await call<{ id: string }[]>('GET', '/onboarding/bir-requests');
  const path = `/onboarding/bir-requests/${request?.id}`;
  const answers = answersFor(flow.facts);
  await call('PATCH', path, formBody(answers));
  const [sent, ...left] = answers.form.files.filter(({ isRequired }) => isRequired).map(({ kind }) => kind);
  if (!sent) throw new Error('the form asks for no file');
  await upload('PATCH', `${path}/files`, pdfFile('constancia.pdf'), { type: sent });
  await page.reload();
  await press(walker, say(FORM.review));
  await heading(walker, say(FORM.review));
  const missing = await page.locator('.form-missing li').allInnerTexts();
  expect(missing).toEqual(left.map((kind) => birFileLabel(kind, answers.form.country, flow.locale)));
}

async function typeForm(walker: Walker): Promise<void> {
  const { page, flow, say } = walker;
  const answers = answersFor(flow.facts);
  await press(walker, say(FORM.fill));
  for (const section of answers.form.sections) {
    await heading(walker, say(BIR_SECTION_WORDS[section.id]));
    // The form already shows the first row of each list, so the test clicks only to add further rows.
    let rows = 0;
    for (const { row, anchor, kind, value } of placesOf(answers, section)) {
      const control = page.locator(anchor);
      if (isListSection(section.id) && row > rows) await press(walker, say(ADD_WORDS[section.id]));
      rows = row;
      if (kind === 'yes_no') await control.check();
      else if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT')
        await control.selectOption(String(value));
      else await control.fill(String(value));
    }
    await press(walker, say(FORM.goOn));
  }
  await heading(walker, say(FORM.files));
  for (const { kind } of answers.form.files.filter(({ isRequired }) => isRequired)) {
    await page.locator(`#f-files-${kind}`).setInputFiles(pdfFile(`${kind} ñ.pdf`));
    await page.getByText(`${kind} ñ.pdf`, { exact: true }).waitFor();
  }
  await press(walker, say(FORM.goOn));
  await page.getByText(say(FORM.reviewDone)).waitFor();
}

async function answer(walker: Walker): Promise<void> {
  const { page, say } = walker;
  await heading(walker, say(OPENING_WORDS.questions));
  await page.getByLabel(QUESTIONS.text).fill('Peças & "soldas" <especiais>');
  await page.getByLabel(QUESTIONS.few).check();
  await press(walker, say(QUESTIONNAIRE.submit));
  await heading(walker, headingOf(walker, nextOf(walker, 'questionnaire')));
}

async function pay(walker: Walker): Promise<void> {
  const { flow, say } = walker;
  await heading(walker, say(REFERENCE.title));
  if (flow.region) await fillReference(walker, flow.region);
  await press(walker, say(REFERENCE.submit));
  if (flow.isOnline) await payOnline(walker);
  else await provePayment(walker);
}

/** Fills in the fields of the payment region that are not prefilled from the invitation. */
async function fillReference({ page, flow, say }: Walker, region: PaymentRegion): Promise<void> {
  const field = (name: keyof typeof FIELD_LABELS) => page.getByLabel(say(FIELD_LABELS[name]), { exact: true });
  await page.locator('input[maxlength="100"]').fill(taxIdIn(flow.facts.country));
  const { country } = flow.facts;
  const labelled = (words: Parameters<Say>[0]) => page.getByLabel(say(words), { exact: true });
  await labelled(postalCodeWords(country)).fill('01000');
  await field('city').fill('Ciudad Ejemplo');
  const state = labelled(stateWords(country));
  const [first] = statesOf(region);
  if (first) await state.selectOption(first.code);
  else await state.fill('Provincia Ejemplo');
  await field('position').fill('Tesorera');
  if (flow.method) await page.getByLabel(say(PAYMENT_METHOD_WORDS[flow.method]), { exact: true }).check();
  if (region === 'brazil') await page.getByLabel(say(REFERENCE.terms)).check();
  if (region !== 'mexico') return;
  await page.getByLabel(say(CFI_WORDS.G03)).check();
  await page.locator('input[type=file]').setInputFiles(pdfFile('constancia.pdf'));
  await page.getByText(say(FILE.uploaded).replace('{name}', 'constancia.pdf')).waitFor();
}

async function payOnline(walker: Walker): Promise<void> {
  const { page, flow, say } = walker;
  await heading(walker, say(INSTRUCTIONS.title_online));
  await press(walker, say(flow.method === 'boleto' ? ONLINE.pay_boleto : ONLINE.pay_card));
  // Mexico's card payment redirects immediately. Brazil's page shows a payment link after a reload.
  if (flow.region === 'brazil') await page.getByRole('link', { name: say(ONLINE.open), exact: true }).click();
  await heading(walker, say(SANDBOX_TITLE));
  await press(walker, say(SANDBOX_SEND));
  await page.getByText(say(ONLINE.paid)).waitFor();
  await press(walker, say(WORDS.continue));
}

async function provePayment(walker: Walker): Promise<void> {
  const { page, say } = walker;
  await heading(walker, say(INSTRUCTIONS.title));
  await page.locator('input[type=file]').setInputFiles(pdfFile('voucher.pdf'));
  await page.getByText(say(INSTRUCTIONS.proof_uploaded).replace('{name}', 'voucher.pdf')).waitFor();
  await press(walker, say(INSTRUCTIONS.confirm));
}

const WALKS: Readonly<Partial<Record<OnboardingStep, (walker: Walker) => Promise<void>>>> = {
  introduction: introduce,
  account_connection: register,
  bir_form: fillForm,
  questionnaire: answer,
  payment: pay,
};

export async function walkOwnPart(walker: Walker): Promise<void> {
  for (const step of walker.flow.steps) await WALKS[step]?.(walker);
  const last = walker.flow.steps.includes('confirmation_call') ? 'confirmation_call' : 'finished';
  await heading(walker, headingOf(walker, last));
}

const nextOf = ({ flow }: Walker, step: OnboardingStep): OnboardingStep =>
  flow.steps[flow.steps.indexOf(step) + 1] ?? 'finished';

const headingOf = (walker: Walker, step: OnboardingStep): string => headingsOf(walker, step)[0] ?? '';

function headingsOf(walker: Walker, step: OnboardingStep): string[] {
  const { flow, say, typesForm } = walker;
  const { form } = answersFor(flow.facts);
  const steps: Readonly<Record<OnboardingStep, () => string[]>> = {
    introduction: () => [welcomeOf(walker)],
    account_connection: () => [say(OPENING_WORDS.account), say(ACCOUNT.connected_title)],
    bir_form: () => [
      say(FORM.title),
      ...(typesForm ? [...form.sections.map(({ id }) => say(BIR_SECTION_WORDS[id])), say(FORM.files)] : []),
      say(FORM.review),
    ],
    questionnaire: () => [say(OPENING_WORDS.questions)],
    payment: () =>
      flow.isOnline
        ? [say(REFERENCE.title), say(INSTRUCTIONS.title_online), say(SANDBOX_TITLE), say(INSTRUCTIONS.title_done)]
        : [say(REFERENCE.title), say(INSTRUCTIONS.title)],
    confirmation_call: () => [say(CONFIRMATION.title)],
    finished: () => [say(FINISHED.title)],
  };
  return steps[step]();
}

export const allHeadings = (walker: Walker): string[] => walker.flow.steps.flatMap((step) => headingsOf(walker, step));
