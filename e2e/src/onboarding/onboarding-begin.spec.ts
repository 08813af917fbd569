import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { QUESTIONNAIRE } from '@homologa/onboarding-web/src/features/questionnaire/questionnaire.texts';
import { WORDS } from '@homologa/web/texts/words.texts';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { linkIn, mailsTo, mailTo } from '../support/mailbox';
import { absent } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { pdfFile } from '../support/samples';
import { settled } from '../support/settled';
import { slowLine } from '../support/slow-line';

let cast: Cast;
let client: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

const run = Date.now().toString(36);
const QUESTIONS = 'Please answer the following questions';
const SIX = [
  { type: 'radio', title: 'How many people work?', options: [{ value: 'Fewer than 10' }, { value: '10 to 50' }] },
  { type: 'checkbox', title: 'Which certificates?', options: [{ value: 'ISO 9001' }, { value: 'ISO 14001' }] },
  { type: 'radio', title: 'Do you export?', options: [{ value: 'Yes, we do' }, { value: 'No, we do not' }] },
  { type: 'file', title: 'Attach your certificate' },
  { type: 'input', title: 'What do you make?' },
  { type: 'input', title: 'Anything else?', required: false },
];
/** Most that a supplier's phone may load from the mailed link to the end: seven seconds of the slow line. */
const WALK_BYTES = 350_000;
const PERSON = { name: 'Laura Garza', phone: '+525512345678' };

async function invite(name: string, email: string, questionnaire: object[] = [SIX[4] ?? {}]): Promise<string> {
  const workflow = await client.call<{ id: string }>('POST', '/api/workflows', {
    info: { title: `Empezar ${name} ${run}` },
    type: 'onboarding',
    product: 'report',
    report_type: 'questionnaire',
    payment: 'client',
    questionnaire,
  });
  await client.call('PUT', `/api/workflows/${workflow.id}/activate`);
  await client.call('POST', `/api/workflows/${workflow.id}/suppliers`, {
    invite: {
      company_name: `Maquinados ${name} ${run}`,
      full_name: PERSON.name,
      emails: [email],
      phone: PERSON.phone,
      country: 'mexico',
    },
  });
  return linkIn(await mailTo(cast.url, email, ({ text }) => text.includes(workflow.id)));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codeIn = async (email: string, not: string | null = null): Promise<string> => {
  const codeOf = (subject: string) => /^(\d{6}) /.exec(subject)?.[1] ?? null;
  const mail = await mailTo(cast.url, email, ({ subject }) => codeOf(subject) !== null && codeOf(subject) !== not);
  return codeOf(mail.subject) ?? '';
};

/** Returns when the page was painted first, and when the app's script had arrived, in ms from the page's request. */
const firstPaint = (page: Page): Promise<{ painted: number; loaded: number }> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const app = performance.getEntriesByType('resource').find(({ name }) => /\/index-[^/]+\.js$/.test(name));
    const loaded = (app as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
    return { painted: paint?.startTime ?? Number.POSITIVE_INFINITY, loaded };
  });

test('six questions take seven taps and one typed field from the opened mail, and nothing is asked twice', async () => {
  const email = `laura.${run}@proveedor.test`;
  const link = await invite('laura', email, SIX);
  const { page, close } = await cast.enter({ isPhone: true, isFirstVisit: true });
  const line = await slowLine(page);
  let taps = 0;
  let typed = 0;
  const tap = async (work: Promise<unknown>) => {
    await work;
    taps += 1;
  };
  const times: string[] = [];
  /** Notes how long the supplier waited for something, and what had come over the line by then. */
  const wait = async (what: string, work: Promise<unknown>) => {
    const from = performance.now();
    await work;
    times.push(`${what} ${((performance.now() - from) / 1000).toFixed(1)} s, ${Math.round(line.received() / 1000)} kB`);
  };
  await wait('the page', page.goto(link, { waitUntil: 'commit' }));
  await wait('the start button', page.getByRole('button', { name: 'Start assessment' }).waitFor());
  await settled(page);
  const { painted, loaded } = await firstPaint(page);
  times.push(`the first paint after ${(painted / 1000).toFixed(1)} s`);
  // The shell in the HTML is painted while the scripts are on their way.
  expect(painted).toBeLessThan(loaded);
  for (const told of ['About 5 minutes: 6 questions.', 'Have at hand: your certificate.']) {
    await page.getByText(told, { exact: true }).waitFor();
  }
  await tap(press(page, 'Start assessment'));
  await wait('the account', heading(page, 'Your account'));
  await page.getByText('Step 1 of 2').waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe(PERSON.name);
  expect(await page.getByLabel('Phone').inputValue()).toBe(PERSON.phone);
  expect(await page.locator('input[type=password]').count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await tap(press(page, `Continue as ${email}`));
  // The page that confirms the connected account opens the next step automatically, after the delay that reference 1.10
  // specifies.
  await wait('the account made', heading(page, 'Your account is connected'));
  await wait('the questions', heading(page, QUESTIONS));
  await tap(page.getByLabel('Fewer than 10').check());
  await tap(page.getByLabel('ISO 9001').check());
  await tap(page.getByLabel('Yes, we do').check());
  // Counts the upload as one tap, because a supplier opens the phone's file chooser with one tap.
  await tap(page.locator('input[type=file]').setInputFiles(pdfFile('constancia.pdf')));
  await wait('the file stored', page.getByText('constancia.pdf is uploaded.').waitFor());
  await page.getByLabel(/What do you make\?/).fill('Tornillos');
  typed += 1;
  await tap(press(page, 'Submit questionnaire'));
  await wait('the end', page.getByRole('heading', { level: 1, name: /thank|received|complete/i }).waitFor());
  process.stdout.write(
    `six questions on a phone at 400 kbit/s: ${taps} taps after the mail's own, ${typed} typed field; waited for ${times.join('; ')}\n`,
  );
  expect([taps <= 7, typed, line.received() <= WALK_BYTES]).toEqual([true, 1, true]);
  await close();
});

test('a forwarded link opens nothing of another client: the account is proven once per device by a code', async () => {
  const email = `dos.${run}@proveedor.test`;
  const first = await invite('uno', email);
  const { page: colleague } = await cast.enter({ isPhone: true });
  await colleague.goto(first);
  await press(colleague, 'Start assessment');
  await press(colleague, `Continue as ${email}`);
  await press(colleague, 'Continue now');
  await heading(colleague, QUESTIONS);

  const second = await invite('dos', email);
  // The colleague got the link forwarded: until the owner of the e-mail address has entered a code, the colleague's
  // session opens only the onboarding of that link.
  await colleague.getByRole('link', { name: 'Your onboardings' }).click();
  await colleague.getByText('The link of your invitation opened one process.').waitFor();
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(second);
  await press(page, 'Start assessment');
  await press(page, `Continue as ${email}`);
  await page.getByText(`There is an account with ${email} already.`).waitFor();
  const code = await codeIn(email);
  // Enters a wrong code first, because a wrong attempt must not invalidate the mailed code.
  await page.getByLabel('Code').fill('000000');
  await press(page, 'Confirm');
  await page.getByRole('alert').getByText('The code is not valid or has expired.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Code').fill(code);
  await press(page, 'Confirm');
  await press(page, 'Continue now');
  await heading(page, QUESTIONS);
  // The first invitation's onboarding now opens on the owner's device without another code.
  await page.goto(first);
  await heading(page, QUESTIONS);
  await page.getByRole('link', { name: 'Your onboardings' }).click();
  await page.getByText(`Empezar uno ${run}`).waitFor();
  await page.getByText(`Empezar dos ${run}`).waitFor();

  // By entering the code, the owner has ended the colleague's session, which the forwarded link had opened.
  await colleague.goto(first);
  await colleague.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await absent(colleague.getByText(/What do you make/));
  await colleague.goto(second);
  await colleague.getByText('This onboarding already has an account. Log in to continue.').waitFor();
  await absent(colleague.getByText(/What do you make/));
});

test('a password can be set later, and a code logs in without one', async () => {
  const email = `clave.${run}@proveedor.test`;
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(await invite('clave', email));
  await press(page, 'Start assessment');
  await press(page, `Continue as ${email}`);
  await press(page, 'Continue now');
  await heading(page, QUESTIONS);
  await page.getByRole('link', { name: 'Your onboardings' }).click();
  await press(page, 'Email me a code');
  await page.getByLabel('Code').fill(await codeIn(email));
  await press(page, 'Confirm');
  await page.getByText(`Empezar clave ${run}`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Password' }).fill('corta');
  await press(page, 'Set a password');
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill('una clave larga');
  await press(page, 'Set a password');
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  await press(page, 'Log out');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('una clave larga');
  await press(page, 'Log in');
  await page.getByText(`Empezar clave ${run}`).waitFor();
});

test('name and phone that were corrected are kept by a reload, help and back, and the other forms', async () => {
  const email = `queda.${run}@proveedor.test`;
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(await invite('queda', email));
  await press(page, 'Start assessment');
  const name = page.getByLabel('Full name');
  await name.fill('Lucía Garza');
  await page.getByLabel('Phone').fill('+52 81 8000 1000');
  const keeps = async () => {
    await expect.poll(() => name.inputValue()).toBe('Lucía Garza');
    expect(await page.getByLabel('Phone').inputValue()).toBe('+52 81 8000 1000');
  };
  await page.reload();
  await keeps();
  await page.goto(`${cast.url}/contact`);
  await page.goBack();
  await keeps();
  await press(page, 'Use a password or another email');
  await press(page, `Continue as ${email} without a password`);
  await keeps();
  await page.goBack();
  await page.goForward();
  await keeps();
});

test('the link is mailed again for another device, which asks for a code once', async () => {
  const email = `otro.${run}@proveedor.test`;
  const { page } = await cast.enter({ isPhone: true });
  await page.goto(await invite('otro', email));
  await press(page, 'Start assessment');
  await press(page, `Continue as ${email}`);
  await press(page, 'Continue now');
  await heading(page, QUESTIONS);
  await page.getByLabel(/What do you make\?/).fill('Tornillos');
  await page.getByText(/^Saved at /).waitFor();
  const before = (await mailsTo(cast.url, email)).length;
  await press(page, 'Continue on another device');
  await page.getByText(`We are emailing the link to ${email}.`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(async () => (await mailsTo(cast.url, email)).length).toBe(before + 1);
  const [newest] = await mailsTo(cast.url, email);
  if (!newest) throw new Error('no mail');
  const { page: desktop } = await cast.enter();
  await desktop.goto(linkIn(newest));
  await desktop.getByText('Has a colleague begun?').waitFor();
  await desktop.getByLabel('Email').fill(email);
  await press(desktop, 'Email me a code');
  await desktop.getByLabel('Code').fill(await codeIn(email));
  await press(desktop, 'Confirm');
  await heading(desktop, QUESTIONS);
  await expect.poll(() => desktop.getByLabel(/What do you make\?/).inputValue()).toBe('Tornillos');
});

test('what is missing is asked for in the words of its control', async () => {
  const email = `palabras.${run}@proveedor.test`;
  const link = await invite('palabras', email, SIX);
  const { page } = await cast.enter({ locale: 'es-MX', isPhone: true, isSlow: true });
  await page.goto(link);
  await press(page, 'Comenzar el proceso');
  await press(page, `Continuar como ${email}`);
  await heading(page, OPENING_WORDS.questions.es);
  await press(page, 'Enviar cuestionario');
  await page.getByRole('alert').waitFor();
  const wanted = await page.locator('.question .field-error').allInnerTexts();
  expect(wanted).toEqual([
    WORDS.required_choice.es,
    WORDS.required_choice.es,
    WORDS.required_choice.es,
    QUESTIONNAIRE.required_file.es,
    WORDS.required.es,
  ]);
});
