import { type Flow, flowOf, updatesOf } from '@homologa/core/test/onboarding-flows';
import type { Locale } from '@homologa/domain/language/locales';
import { GO_BACK_WORDS } from '@homologa/domain/onboarding/onboarding-words';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import type { GoBackTarget, StepFacts } from '@homologa/domain/onboarding/step-selection';
import { REOPENED } from '@homologa/onboarding-web/src/components/reopened.texts';
import { FORM } from '@homologa/onboarding-web/src/features/bir-form/bir-form.texts';
import { CONFIRMATION } from '@homologa/onboarding-web/src/features/confirmation/confirmation.texts';
import { FINISHED } from '@homologa/onboarding-web/src/features/finished/finished.texts';
import { INSTRUCTIONS } from '@homologa/onboarding-web/src/features/payment/instructions.texts';
import { QUESTIONNAIRE } from '@homologa/onboarding-web/src/features/questionnaire/questionnaire.texts';
import { WORDS } from '@homologa/web/texts/words.texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choicesOf } from '../support/onboarding/onboarding-flow';
import {
  browserLanguage,
  heading,
  press,
  type Walker,
  walkerOf,
  walkOwnPart,
} from '../support/onboarding/onboarding-walk';
import { type Invited, type OnboardingWorld, openWorld, QUESTIONS } from '../support/onboarding/onboarding-world';
import { absent } from '../support/opened';
import { type Cast, startCast } from '../support/people';
import { pdfFile } from '../support/samples';

type Asked = Pick<StepFacts['workflow'], 'reportType' | 'payment' | 'hasQuestionnaire'>;
const flow = (country: string, workflow: Asked, locale: Locale): Flow =>
  flowOf({ workflow: { type: 'onboarding', product: 'report', ...workflow }, country }, locale);

const FLOWS = {
  bir: flow('peru', { reportType: 'bir', payment: 'supplier', hasQuestionnaire: true }, 'es'),
  ckr: flow('mexico', { reportType: 'ckr', payment: 'supplier', hasQuestionnaire: true }, 'en'),
  fallabella: flow('brazil', { reportType: 'hom_fallabella', payment: 'supplier', hasQuestionnaire: false }, 'pt-BR'),
  fallabellaPaid: flow('brazil', { reportType: 'hom_fallabella', payment: 'client', hasQuestionnaire: false }, 'en'),
  midSized: flow(
    'brazil',
    { reportType: 'hom_fallabella_mid_sized', payment: 'supplier', hasQuestionnaire: false },
    'pt-BR',
  ),
  aspects: flow('argentina', { reportType: 'hom_9_aspects', payment: 'client', hasQuestionnaire: true }, 'es'),
};
type Name = keyof typeof FLOWS;

let cast: Cast;
let world: OnboardingWorld;
let invited: Invited[];
beforeAll(async () => {
  cast = await startCast();
  world = await openWorld(cast.url, 'llamada');
  invited = await world.invite(Object.values(FLOWS));
});
afterAll(async () => {
  await world.close();
  await cast.leave();
});

async function arrive(name: Name): Promise<Walker> {
  const supplier = invited[Object.keys(FLOWS).indexOf(name)];
  if (!supplier) throw new Error('nobody was invited');
  const { page } = await cast.enter({ isPhone: true, locale: browserLanguage(FLOWS[name]) });
  const walker = walkerOf({ url: cast.url, page, flow: FLOWS[name], supplier });
  await walkOwnPart(walker);
  return walker;
}

async function offers(walker: Walker, targets: readonly GoBackTarget[]): Promise<void> {
  expect(await choicesOf(walker)).toEqual(targets.map((target) => walker.say(GO_BACK_WORDS[target])));
  const links = walker.page.getByRole('link', { name: walker.say(CONFIRMATION.back_go), exact: true });
  expect(await links.count()).toBe(targets.length);
}

async function goBackTo(walker: Walker, target: GoBackTarget): Promise<void> {
  const { page, say } = walker;
  await page
    .getByRole('listitem')
    .filter({ hasText: say(GO_BACK_WORDS[target]) })
    .getByRole('link')
    .click();
}

const isBack = (walker: Walker): Promise<void> => heading(walker, walker.say(CONFIRMATION.title));

async function answerAnew(walker: Walker, text: string): Promise<void> {
  const { page, say } = walker;
  await heading(walker, say(OPENING_WORDS.questions));
  await page.getByLabel(QUESTIONS.text).fill(text);
  await press(walker, say(QUESTIONNAIRE.submit));
}

async function submitFormAgain(walker: Walker): Promise<void> {
  const { say } = walker;
  await heading(walker, say(FORM.title));
  await press(walker, say(FORM.review));
  await press(walker, say(FORM.submit));
  await isBack(walker);
}

async function proveAgain(walker: Walker): Promise<void> {
  const { page, say } = walker;
  await heading(walker, say(INSTRUCTIONS.title_done));
  await page.locator('input[type=file]').setInputFiles(pdfFile('voucher 2.pdf'));
  await page.getByText(say(INSTRUCTIONS.proof_uploaded).replace('{name}', 'voucher 2.pdf')).waitFor();
  await press(walker, say(INSTRUCTIONS.confirm));
  await isBack(walker);
}

const answersOf = async ({ supplier }: Walker): Promise<unknown[]> =>
  (await supplier.seen()).answers.map(({ answer }) => answer);

test('a supplier that pays for a BIR corrects its phone, answers, payment and form, and the desk is told once it verifies', async () => {
  const walker = await arrive('bir');
  const { page, say, supplier } = walker;
  await press(walker, say(CONFIRMATION.edit));
  await page.getByLabel(say(WORDS.phone)).fill('');
  await press(walker, say(WORDS.save));
  await page.getByRole('alert').getByRole('link').waitFor();
  await press(walker, say(WORDS.cancel));
  await press(walker, say(CONFIRMATION.edit));
  await page.getByLabel(say(WORDS.phone)).fill('+51 1 610 1000');
  await press(walker, say(WORDS.save));
  await page.getByText(say(CONFIRMATION.saved)).waitFor();
  await expect.poll(() => page.getByText('+51 1 6101000').count()).toBe(1);

  await offers(walker, ['payment', 'bir_form', 'questionnaire']);
  const before = await supplier.updates();
  expect(before).toEqual(updatesOf(FLOWS.bir).slice(0, before.length));
  expect(before.at(-1)).toBe('payment_proof');
  await goBackTo(walker, 'questionnaire');
  await answerAnew(walker, 'Ahora también tuercas');
  await isBack(walker);
  expect(await supplier.updates()).toEqual(before);
  expect(await answersOf(walker)).toContain('Ahora también tuercas');

  await world.desk.take(supplier);
  const isTold = [...before, 'data_verification'];
  await goBackTo(walker, 'payment');
  await proveAgain(walker);
  expect(await supplier.updates()).toEqual([...isTold, 'supplier_updated_data']);
  await goBackTo(walker, 'bir_form');
  await submitFormAgain(walker);
  expect(await supplier.updates()).toEqual([...isTold, 'supplier_updated_data', 'supplier_updated_data']);
});

test('CKR has no form to go back to, and keeps its questionnaire open after the end', async () => {
  const walker = await arrive('ckr');
  const { page, say, supplier } = walker;
  await offers(walker, ['payment', 'questionnaire']);
  await world.desk.take(supplier);
  await world.desk.deliver(supplier);
  await page.reload();
  await heading(walker, say(FINISHED.title));
  expect(await supplier.updates()).toEqual(updatesOf(FLOWS.ckr));
  await press(walker, say(FINISHED.update));
  await answerAnew(walker, 'We make nuts as well now');
  await heading(walker, say(FINISHED.title));
  expect(await answersOf(walker)).toContain('We make nuts as well now');
  expect(await supplier.updates()).toEqual([...updatesOf(FLOWS.ckr), 'supplier_updated_data']);
});

test('Hom Fallabella paid by the supplier has its form in Brazil too, and leads back to it', async () => {
  const walker = await arrive('fallabella');
  await offers(walker, ['payment', 'bir_form']);
  await goBackTo(walker, 'bir_form');
  await submitFormAgain(walker);
});

test('Hom Fallabella paid by the client has no form in Brazil, and nothing to go back to', async () => {
  const walker = await arrive('fallabellaPaid');
  expect(walker.flow.steps).not.toContain('bir_form');
  await offers(walker, []);
});

test('Hom Fallabella mid-sized has no form in Brazil whoever pays', async () => {
  const walker = await arrive('midSized');
  expect(walker.flow.steps).not.toContain('bir_form');
  await offers(walker, ['payment']);
});

test('Hom 9 Aspects paid by the client leads back to the questionnaire alone, and to it first once it has changed', async () => {
  const walker = await arrive('aspects');
  const { page, say, supplier } = walker;
  expect(walker.flow.steps).toContain('bir_form');
  await offers(walker, ['questionnaire']);
  await goBackTo(walker, 'questionnaire');
  await answerAnew(walker, 'Solo tornillos');
  await isBack(walker);
  expect(await answersOf(walker)).toContain('Solo tornillos');

  const notice = page.getByRole('heading', { name: say(REOPENED.title), exact: true });
  await absent(notice);
  await supplier.reopen('¿Qué produce hoy su empresa?');
  await page.reload();
  await notice.waitFor();
  await press(walker, say(REOPENED.go));
  await heading(walker, say(OPENING_WORDS.questions));
  await page.getByLabel('¿Qué produce hoy su empresa?').fill('Solo tuercas');
  await press(walker, say(QUESTIONNAIRE.submit));
  await isBack(walker);
  await absent(notice);
});
