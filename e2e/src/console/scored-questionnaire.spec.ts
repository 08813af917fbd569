import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { ACCOUNT } from '@homologa/onboarding-web/src/features/account/account.texts';
import { BEGIN } from '@homologa/onboarding-web/src/features/account/begin.texts';
import { FINISHED } from '@homologa/onboarding-web/src/features/finished/finished.texts';
import { LONG } from '@homologa/onboarding-web/src/features/questionnaire/long.texts';
import { QUESTIONNAIRE } from '@homologa/onboarding-web/src/features/questionnaire/questionnaire.texts';
import { WORDS } from '@homologa/web/texts/words.texts';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Acts } from '../support/acts';
import { type ClientApi, openApi } from '../support/client-api';
import { downloadBytes, launch, paste, questionCard, startWorkflow, untilStored } from '../support/console-steps';
import { heading } from '../support/headings';
import { linkIn, mailTo } from '../support/mailbox';
import { downloadSheet, uploadSheet, writeAnswer, writeTableRow } from '../support/onboarding/answer-sheet';
import { sayIn } from '../support/onboarding/onboarding-texts';
import { absent, dialogOf } from '../support/opened';
import { runOperator } from '../support/operator';
import { stepsOn } from '../support/page-steps';
import { ADMIN, type Cast, startCast } from '../support/people';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Acts that may build the questionnaire of `build`, by the goal of the product. */
const MOST_ACTS = 120;

const TEXTS = ['produce', 'vende', 'importa', 'exporta', 'subcontrata', 'almacena', 'transporta', 'asegura'];
const CHOICES = [
  'política de seguridad',
  'responsable de seguridad',
  'seguro contra accidentes',
  'póliza vigente',
  'licencia ambiental',
  'auditoría ambiental',
  'código de conducta',
  'canal de denuncias',
  'certificación ISO 9001',
  'auditor externo',
  'sanciones firmes',
  'recurso pendiente',
];
/** Indexes of choices that are asked only after a 'Sí' to the choice above. */
const FOLLOWING = [1, 3, 5, 7, 9, 11];
/** Indexes of choices whose first answer gives points, with the index of the option that knocks out. */
const SCORED: readonly { at: number; points: [string, string]; knocksOut?: 1 | 2 }[] = [
  { at: 0, points: ['20', '0'], knocksOut: 2 },
  { at: 2, points: ['20', '0'] },
  { at: 4, points: ['20', '0'] },
  { at: 6, points: ['20', '0'] },
  { at: 8, points: ['20', '0'] },
  { at: 10, points: ['0', '20'], knocksOut: 1 },
];

let cast: Cast;
let api: ClientApi;
let page: Page;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

/** New for each try of the test: an account of the try before would ask for its code. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});
const { button } = stepsOn(() => page);
const titleAt = (place: number) => questionCard(page, place).getByLabel('Question', { exact: true });

async function build(acts: Acts): Promise<void> {
  const add = (lines: readonly string[], place: number) =>
    acts
      .do(() => button('Create new question').click())
      .then(() => acts.do(() => paste(titleAt(place), lines.join('\n'))));
  const pick = async (place: number, label: string, entry: string) => {
    await acts.do(() => questionCard(page, place).getByRole('combobox', { name: label, exact: true }).click());
    await acts.do(() => page.getByRole('option', { name: entry, exact: true }).click());
  };
  await add(
    TEXTS.map((verb) => `¿Qué ${verb} su empresa?`),
    0,
  );
  await acts.do(() => button('Create new question').click());
  await pick(8, 'Type', 'Multiple choice');
  await acts.do(() => paste(titleAt(8), CHOICES.map((what) => `¿Tiene ${what}?`).join('\n')));
  for (let at = 0; at < CHOICES.length; at += 1) {
    const option = questionCard(page, 8 + at).getByLabel('Option 1', { exact: true });
    await acts.do(() => option.click());
    await acts.do(() => paste(option, 'Sí\nNo'));
  }
  for (const at of FOLLOWING) {
    await acts.do(() => button('Show only if …', questionCard(page, 8 + at)).click());
  }
  await acts.do(() => page.getByRole('switch', { name: 'Score this questionnaire' }).click());
  for (const { at, points, knocksOut } of SCORED) {
    const card = questionCard(page, 8 + at);
    for (const [index, given] of points.entries()) {
      await acts.do(() => card.getByLabel(`Points of option ${index + 1}`, { exact: true }).fill(given));
    }
    if (knocksOut)
      await acts.do(() => card.getByRole('button', { name: `Option ${knocksOut} is a knock-out` }).click());
  }
  await acts.do(() => button('Create new question').click());
  await acts.do(() => titleAt(20).fill('¿Cuántas personas trabajan?'));
  await pick(20, 'Answer', 'Number');
  await acts.do(() => button('Create new question').click());
  await acts.do(() => titleAt(21).fill(TABLE));
  await pick(21, 'Answer', 'Table');
  await acts.do(() => questionCard(page, 21).getByLabel('Column 1', { exact: true }).fill('Cliente'));
  await acts.do(() => questionCard(page, 21).getByLabel('Column 1', { exact: true }).press('Enter'));
  await acts.do(() => questionCard(page, 21).getByLabel('Column 2', { exact: true }).fill('Facturación'));
  await pick(21, 'Answer of column 2', 'Percent');
  await acts.do(() => button('Show only if …', questionCard(page, 21)).click());
  await add(['Observaciones', ...LAST], 22);
  await acts.do(() => button('Show only if …', questionCard(page, 24)).click());
  await acts.do(() => questionCard(page, 22).getByRole('switch', { name: 'Required' }).click());
}

interface Item {
  title: string;
  show_if?: unknown;
  format?: { kind: string };
  options: { value: string; points?: number; knock_out?: boolean }[];
}
interface Stored {
  questionnaire: Item[];
}

/** What a questionnaire says without the ids, which an import makes anew. */
const saidBy = ({ questionnaire }: Stored) =>
  questionnaire.map(({ title, show_if, format, options }) => ({
    title,
    isConditional: show_if !== undefined,
    kind: format?.kind,
    options: options.map(({ value, points, knock_out }) => ({ value, points, knock_out })),
  }));

interface Supplier {
  name: string;
  email: string;
  locale: 'en' | 'es' | 'pt-BR';
  line: string;
  no: readonly string[];
  percent: number;
  outcome: string;
}

const supplier = (name: string, country: string, told: Pick<Supplier, 'locale' | 'no' | 'percent' | 'outcome'>) => {
  const email = `${name.toLowerCase()}.${run}@proveedor.test`;
  return { name, email, line: `${name} ${run}; Ana Peña; ${email}; ${country}; ; ; ; `, ...told };
};

const buildSuppliers = (): readonly Supplier[] => [
  supplier('Sogas', 'Peru', { locale: 'es', no: ['sanciones'], percent: 100, outcome: 'Passes' }),
  supplier('Cordas', 'Uruguay', {
    locale: 'pt-BR',
    no: ['sanciones', 'licencia', 'certificación'],
    percent: 66.67,
    outcome: 'Passes with conditions',
  }),
  supplier('Ropes', 'Chile', { locale: 'en', no: [], percent: 83.33, outcome: 'Fails' }),
];
const BROWSER = { en: 'en-US', es: 'es-MX', 'pt-BR': 'pt-BR' };

const TABLE = 'Sus tres clientes mayores';
const LAST = ['¿Quién responde por esta información?', '¿Qué cambió desde el año pasado?'];
const isNo = ({ no }: Supplier, what: string): boolean => no.some((word) => what.includes(word));
/** True if the choice is asked: a choice of `FOLLOWING` depends on the one above. */
const isAsked = (supplier: Supplier, at: number): boolean =>
  !FOLLOWING.includes(at) || !isNo(supplier, CHOICES[at - 1] ?? '');

async function typeAnswers(phone: Page, supplier: Supplier): Promise<void> {
  for (const verb of TEXTS) await phone.getByLabel(`¿Qué ${verb} su empresa?`).fill('Sogas');
  for (const [at, what] of CHOICES.entries()) {
    const group = phone.getByRole('group', { name: `¿Tiene ${what}?` });
    if (isAsked(supplier, at)) await group.getByLabel(isNo(supplier, what) ? 'No' : 'Sí', { exact: true }).check();
    else await absent(group);
  }
  await phone.getByLabel('¿Cuántas personas trabajan?').fill('12');
  await phone.getByLabel('Cliente').fill('Minera');
  await phone.getByLabel('Facturación').fill('30');
  for (const question of LAST) await phone.getByLabel(question).fill('Ana');
}

async function sendSheet(phone: Page, supplier: Supplier): Promise<void> {
  const book = await downloadSheet(phone);
  for (const verb of TEXTS) writeAnswer(book, `¿Qué ${verb} su empresa?`, 'Sogas');
  for (const what of CHOICES) writeAnswer(book, `¿Tiene ${what}?`, isNo(supplier, what) ? 'No' : 'Sí');
  writeAnswer(book, '¿Cuántas personas trabajan?', 12);
  writeTableRow(book, TABLE, ['Minera', 0.3]);
  for (const question of LAST) writeAnswer(book, question, 'Ana');
  await uploadSheet(phone, book);
  await phone.getByText('24 answers were saved. Check them below and submit.').waitFor();
}

/** Answers from the mailed link to the end; the English supplier does so by a spreadsheet. */
async function answerOnPhone(supplier: Supplier): Promise<void> {
  const { email, locale } = supplier;
  const link = linkIn(await mailTo(cast.url, email));
  const person = await cast.enter({ isPhone: true, isFirstVisit: true, locale: BROWSER[locale] });
  const phone = person.page;
  const say = sayIn(locale);
  const press = (name: string) => phone.getByRole('button', { name, exact: true }).first().click();
  await phone.goto(link);
  await press(say(INTRODUCTION.start));
  await phone.getByLabel(say(WORDS.phone)).fill('+51 1 610 1000');
  await press(say(BEGIN.go).replace('{email}', email));
  await press(say(ACCOUNT.connected_go));
  await heading(phone, say(OPENING_WORDS.questions));
  await press(say(LONG.one_page));
  await (locale === 'en' ? sendSheet : typeAnswers)(phone, supplier);
  await press(say(LONG.check));
  await press(say(QUESTIONNAIRE.submit));
  await heading(phone, say(FINISHED.title));
  await person.close();
}

test('a scored questionnaire is built in few acts, imported in none, and its suppliers are judged by it', async () => {
  const acts = new Acts();
  ({ page } = await cast.enter({ as: ADMIN, at: '/home' }));
  const id = await startWorkflow(page, '', 'Questionnaire');
  const suppliers = buildSuppliers();
  const title = `Puntaje ${run}`;
  await acts.do(() => page.getByRole('textbox', { name: 'Title', exact: true }).fill(title));
  await acts.do(() => button(/^Set questionnaire and share files/).click());
  await build(acts);
  await untilStored(page);
  process.stdout.write(`25 questions, 8 conditions, points, 2 knock-outs and a table: ${acts.count} acts\n`);
  expect(acts.count).toBeLessThanOrEqual(MOST_ACTS);
  const built = await api.call<Stored>('GET', `/api/workflows/${id}`);
  expect(built.questionnaire).toHaveLength(25);
  expect(built.questionnaire.filter((item) => item.show_if)).toHaveLength(8);
  await absent(page.getByRole('region', { name: /check of the questionnaire/ }));

  await button('Library and files').click();
  const sheet = await downloadBytes(page, page.getByRole('menuitem', { name: 'Export as Excel' }));
  const copyId = await api.draft({ title: `Importado ${run}`, report_type: 'questionnaire' });
  const { page: other, close } = await cast.enter({ as: ADMIN, at: `/workflows/${copyId}/edit` });
  await other.getByRole('button', { name: 'Library and files' }).click();
  await other.getByRole('menuitem', { name: 'Import questions…' }).click();
  const dialog = await dialogOf(other, 'Import questions');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'questionnaire.xlsx', mimeType: XLSX, buffer: sheet });
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect
    .poll(async () => saidBy(await api.call<Stored>('GET', `/api/workflows/${copyId}`)), { timeout: 20_000 })
    .toEqual(saidBy(built));
  await close();

  await launch(page);
  await api.addSuppliers(
    id,
    suppliers.map(({ line }) => line),
  );
  for (const one of suppliers) await answerOnPhone(one);
  await page.goto(`${cast.url}/workflows/${id}/suppliers`);
  for (const { name, percent, outcome } of suppliers) {
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText(`${percent} %`, { exact: true }).waitFor();
    await row.getByText(outcome, { exact: true }).waitFor();
  }
  await page.goto(`${cast.url}/workflows/${id}/results`);
  await page.getByText('By Score of the Questionnaire').waitFor();
  for (const { outcome } of suppliers) {
    await page.getByRole('link', { name: outcome, exact: true }).waitFor();
  }
  await page.goto(`${cast.url}/workflows/${id}/suppliers`);
  await button('Download').click();
  const pdf = await downloadBytes(page, page.getByRole('menuitem', { name: 'Questionnaire as PDF' }));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(`${cast.url}/workflows/${id}/suppliers?filter=${encodeURIComponent('{"score_outcome":["red"]}')}`);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('link', { name: /^Ropes/ }).click();
  const panel = page.getByRole('region', { name: 'Score' });
  await panel.getByText('A knock-out answer decides the outcome, whatever the percentage.').waitFor();
  const supplierId = /suppliers\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const { score } = await api.call<{ score: { id: string } }>(
    'GET',
    `/api/workflows/${id}/suppliers/${supplierId}/score`,
  );
  const replayed = await runOperator('scores', 'replay', score.id);
  if (replayed !== null) expect(replayed).toMatch(/^equal\n/);
}, 300_000);
