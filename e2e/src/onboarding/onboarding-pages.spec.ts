import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { heading } from '../support/headings';
import { inspect, violationsOn } from '../support/inspect-page';
import { linkIn, mailTo } from '../support/mailbox';
import { absent, press } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';
import { openForms } from '../support/supplier-steps';

const run = Date.now().toString(36);
const UNKNOWN = '01a1fdf0-0000-7000-8000-000000000000';
const CLIENT = 'Demo Andina';
const CONTACT_COUNTRIES = [
  'Argentina',
  'Bolivia',
  'Brazil',
  'Chile',
  'Ecuador',
  'Mexico',
  'Paraguay',
  'Peru',
  'Uruguay',
  'Other',
];

let cast: Cast;
let api: ClientApi;
let at: { open: string; draft: string; closed: string; investigating: string };
let links: { open: string; closed: string };

async function invite(workflowId: string): Promise<string> {
  const email = `paginas.${workflowId.slice(-6)}.${run}@proveedor.test`;
  const full = { company_name: 'Aceros Ñandú S.A.', full_name: 'Ana Pérez', emails: [email], country: 'peru' };
  await api.call('POST', `/api/workflows/${workflowId}/suppliers`, {
    invite: { ...full, address: 'Jr. Invención 77' },
  });
  return linkIn(await mailTo(cast.url, email));
}

beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
  const questionnaire = [{ type: 'input', title: '¿Qué produce su empresa?', required: true }];
  const questions = { report_type: 'questionnaire', questionnaire };
  const open = await api.launch({ title: `Abierto ${run}`, ...questions });
  const closed = await api.launch({ title: `Cerrado ${run}`, report_type: 'ckr' });
  const investigating = await api.launch({ title: `Investigado ${run}`, report_type: 'ckr', type: 'investigating' });
  const info = { title: `Borrador ${run}` };
  const draft = await api.call<{ id: string }>('POST', '/api/workflows', { info, type: 'onboarding', ...questions });
  at = { open, closed, investigating, draft: draft.id };
  links = { open: await invite(open), closed: await invite(closed) };
  await api.call('PUT', `/api/workflows/${closed}/close`);
});
afterEach(() => cast.leave());

const withoutToken = (link: string): string => link.replace(/&token=[^&]+/, '');

interface Special {
  address: string;
  en: string;
  es: string;
  says?: string | RegExp;
}

const specials = (): Record<string, Special> => {
  const notFound = { en: 'Oops! Page not found.', es: '¡Ups! No se encontró la página.' };
  const wrongSecret = links.open.replace(/token=[^&]+/, `token=${'x'.repeat(43)}`);
  return {
    'a closed workflow': {
      address: links.closed,
      en: 'This evaluation process has expired or was closed by your client',
      es: 'Este proceso de evaluación venció o fue cerrado por su cliente',
      says: new RegExp(`: ${CLIENT}$`),
    },
    'an investigating workflow': {
      address: `${cast.url}/onboarding/${at.investigating}`,
      en: 'This is an investigating type of workflow, there is no onboarding.',
      es: 'Su cliente realiza este proceso sin su intervención: no necesita registrarse.',
    },
    'an unknown workflow': { address: `${cast.url}/onboarding/${UNKNOWN}`, ...notFound },
    'a draft, for strangers': { address: `${cast.url}/onboarding/${at.draft}`, ...notFound },
    'an unknown path': { address: `${cast.url}/onboarding/${at.open}/nonsense`, ...notFound },
    'a wrong secret': { address: wrongSecret, ...notFound },
    'no secret': { address: withoutToken(links.open), en: 'Log in', es: 'Iniciar sesión', says: CLIENT },
  };
};

test.each([
  { locale: 'en-US', isPhone: false, isDark: true, language: 'en' },
  { locale: 'es-PE', isPhone: true, isDark: false, language: 'es' },
] as const)('every special page says what is the matter ($locale)', async ({ language, ...person }) => {
  const wrong: string[] = [];
  for (const [what, special] of Object.entries(specials())) {
    const { page, close } = await cast.enter(person);
    const seen = await inspect(page, () => page.goto(special.address));
    const problems = [...seen.problems];
    if (seen.heading !== special[language]) problems.push(`its heading is '${seen.heading}'`);
    if (seen.title !== `${special[language]} · Homologa`) problems.push(`its title is '${seen.title}'`);
    if (special.says !== undefined) await page.getByText(special.says).first().waitFor();
    wrong.push(...problems.map((problem) => `${what}: ${problem}`));
    await close();
  }
  expect(wrong).toEqual([]);
});

test('anyone who finds nothing gets home; a link that has expired says whom to ask; a crash is caught', async () => {
  const someone = await cast.enter({ isPhone: true });
  const { page } = someone;
  await page.goto(`${cast.url}/onboarding/home/nonsense/too`);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await heading(page, 'Your onboardings');
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();

  // Mocks the server's 401 response to an expired link, because a real onboarding link would expire only after days.
  const refusal = { status: 401, json: { error: 'Your session is over.', code: 'unauthenticated' } };
  const supplier = '**/onboarding/workflows/*/suppliers/*';
  await page.route(supplier, (route) => route.fulfill(refusal));
  await page.goto(links.open);
  await page.getByText(`please ask ${CLIENT} for a new invitation`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.unroute(supplier);

  await page.route(supplier, (route) =>
    route.fulfill({ status: 503, json: { error: '', code: 'service_unavailable' } }),
  );
  await page.goto(links.open);
  await heading(page, 'Oops! An error has occurred.');
  await page.getByText('What you have saved is not lost.').waitFor();
  await page.unroute(supplier);
  await press(page, 'Try again');
  await page.getByRole('button', { name: 'Start assessment' }).waitFor();

  await page.route('**/AccountS-*.js', (route) => route.abort());
  await page.goto(links.open);
  await press(page, 'Start assessment');
  await heading(page, 'Oops! An error has occurred.');
  expect(await violationsOn(page)).toEqual([]);
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact us' });
  await expect.poll(() => contact.getAttribute('href')).toBe('/contact?language=en');
  await page.unroute('**/AccountS-*.js');
  await press(page, 'Reload the page');
  await heading(page, 'Your account');

  await openForms(page);
  await page.getByLabel('Full name').fill('Otra Persona');
  await page.getByLabel('Work email').fill(`otra.${run}@proveedor.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill('una clave larga');
  await page.getByLabel('Phone').fill('+51 1 610 1000');
  await press(page, 'Create account');
  await page.getByText('The invitation was sent to p•••@proveedor.test. Please use that email.').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  someone.forgive(/AccountStep|dynamically imported module|ERR_FAILED|503/);
});

test("the previews show what suppliers will see to the client's own people, drafts too, and nothing to strangers", async () => {
  const { page: stranger } = await cast.enter();
  for (const section of ['introduction', 'questionnaire']) {
    await stranger.goto(`${cast.url}/onboarding/${at.open}/${section}`);
    await heading(stranger, 'Oops! Page not found.');
  }
  const { page } = await cast.enter({ as: ADMIN, at: `/onboarding/${at.open}/introduction` });
  await page.getByText('This is a preview. Nothing you enter here is kept.').waitFor();
  await page.getByRole('heading', { name: 'How does it work?' }).waitFor();
  await page.getByRole('heading', { name: 'Why is this process important?' }).waitFor();
  const start = page.getByRole('button', { name: 'Start assessment' });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe('true');
  await press(page, 'Phone');
  await page.frameLocator('iframe').getByRole('heading', { name: 'How does it work?' }).waitFor();
  await page.goto(`${cast.url}/onboarding/${at.open}/questionnaire`);
  await heading(page, 'Please answer the following questions');
  await page.getByLabel(/¿Qué produce su empresa\?/).fill('Nada que se guarde');
  expect(await violationsOn(page)).toEqual([]);

  const { page: admin } = await cast.enter({ as: ADMIN, at: `/onboarding/${at.draft}/questionnaire` });
  await admin.getByLabel(/¿Qué produce su empresa\?/).waitFor();
  await admin.goto(`${cast.url}/home`);
  await heading(admin, 'Welcome, Ana Demo');
});

test('the contact page has the numbers of each country, and a chat where there is one', async () => {
  const config = (await (await fetch(`${cast.url}/config`)).json()) as {
    contact_numbers: { country: string; numbers: string[] }[];
  };
  const { page } = await cast.enter({ locale: 'en-US' });
  await page.goto(`${cast.url}/onboarding/${at.open}`);
  const openContact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
  await expect.poll(() => openContact.getAttribute('href')).toBe('/contact?language=en');
  // The page as it is served has a plain link.
  await expect.poll(() => openContact.getAttribute('aria-haspopup')).toBe('dialog');
  await openContact.click();
  const [contactPage] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Numbers of other countries/ })
      .click(),
  ]);
  await contactPage.close();
  await page.goto(`${cast.url}/contact?language=en`);
  await heading(page, 'Contact us');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(CONTACT_COUNTRIES);
  await page.keyboard.press('Escape');
  for (const [index, name] of CONTACT_COUNTRIES.entries()) {
    await country.click();
    await page.getByRole('option', { name, exact: true }).click();
    const { numbers } = config.contact_numbers[index] ?? { numbers: [] };
    for (const number of numbers) await page.getByRole('link', { name: number, exact: true }).waitFor();
    const shown = page.getByRole('main').locator('a[href^="tel:"]');
    await expect.poll(() => shown.allInnerTexts()).toEqual(numbers);
  }
  await page.getByRole('link', { name: 'Chat now' }).waitFor();

  // The contact page uses the language that the supplier chose in the onboarding, but takes the country from the
  // browser's language.
  const { page: other } = await cast.enter({ locale: 'pt-BR', isPhone: true });
  await other.route('**/config', async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...answer, chat_url: null } });
  });
  await other.goto(`${cast.url}/onboarding/${at.open}`);
  await other.getByLabel('Idioma').selectOption('es');
  await other.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await other.getByRole('dialog', { name: 'Cómo contactarnos' }).waitFor();
  const { href } = await other
    .getByRole('banner')
    .getByRole('link', { name: 'Contacto' })
    .evaluate((link: HTMLAnchorElement) => ({ href: link.href }));
  await other.goto(href);
  await heading(other, 'Contáctenos');
  await absent(other.getByRole('link', { name: /Chatear ahora/ }));
  await other.getByRole('combobox', { name: 'País' }).getByText('Brasil').waitFor();
  await absent(other.getByRole('link', { name: 'Chatear ahora' }));
  expect(await violationsOn(other)).toEqual([]);
});

test('the tutorial is there in Spanish alone, and only where one is configured', async () => {
  const { page } = await cast.enter({ locale: 'es-MX', isPhone: true });
  const film = `${cast.url}/tutorial.mp4`;
  let fetched = 0;
  await page.route(film, (route) => {
    fetched += 1;
    return route.fulfill({ contentType: 'video/mp4', body: '' });
  });
  await page.goto(`${cast.url}/onboarding/${at.open}`);
  await page.getByRole('heading', { name: '¿Cómo funciona?' }).waitFor();
  await settled(page);
  await absent(page.getByRole('button', { name: 'Ver el video' }));

  // Changes the configuration that the server embeds in the HTML of the page.
  await page.route(`${cast.url}/onboarding/${at.open}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"tutorial_video_url":null', `"tutorial_video_url":"${film}"`);
    await route.fulfill({ response, body });
  });
  await page.reload();
  const watch = page.getByRole('button', { name: 'Ver el video' });
  await watch.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  for (const [language, how] of [
    ['en', 'How does it work?'],
    ['pt-BR', 'Como funciona?'],
  ] as const) {
    await page.locator('.language select').selectOption(language);
    await page.getByRole('heading', { name: how }).waitFor();
    await absent(page.locator('.tutorial, button:has-text("video")'));
  }
  await page.locator('.language select').selectOption('es');
  expect(fetched).toBe(0);
  await watch.click();
  await page.locator('video.tutorial').waitFor();
  await expect.poll(() => page.locator('video.tutorial').getAttribute('src')).toBe(film);
  await expect.poll(() => fetched).toBeGreaterThan(0);
});
