import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, clearLanguage, openApi } from '../support/client-api';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { linkIn, mailTo } from '../support/mailbox';
import { dialogOf, press, says } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';
import { openAccount } from '../support/supplier-steps';

const run = Date.now().toString(36);
const PASSWORD = 'una clave larga';
const QUESTIONNAIRE = [
  {
    _id: 'iso',
    type: 'radio',
    title: '¿Tiene ISO 9001?',
    options: [
      { value: 'Vigente', points: 10 },
      { value: 'En trámite', points: 4 },
    ],
  },
  { _id: 'product', type: 'input', title: '¿Qué produce?' },
];
const SCORING = {
  thresholds: [
    { id: 'no', name: 'Insuficiente', colour: 'red', from: 0, decision: 'rejected' },
    { id: 'yes', name: 'Suficiente', colour: 'green', from: 60, decision: 'approved' },
  ],
};

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());
afterAll(async () => clearLanguage(await openApi(cast.url, ADMIN)));

/** A supplier answers the questionnaire: 4 of 10 points. Returns its page and the address of its case. */
async function submitted(
  name: string,
  scoring: object = SCORING,
): Promise<{ supplier: Page; at: string; email: string }> {
  const email = `${name}.${run}@proveedor.test`;
  const workflow = await api.draft({
    title: `Revisión ${name} ${run}`,
    report_type: 'questionnaire',
    questionnaire: QUESTIONNAIRE,
  });
  await api.call('PUT', `/api/workflows/${workflow}`, { scoring });
  await api.call('PUT', `/api/workflows/${workflow}/activate`);
  const [id] = await api.addSuppliers(workflow, [`Aceros ${name} ${run}; Ana Fábula; ${email}; Chile; ; ; ; `]);
  const { page } = await cast.enter();
  await openAccount(page, linkIn(await mailTo(cast.url, email)), {
    name: 'Ana Fábula',
    phone: '+56 2 2345 6789',
    password: PASSWORD,
  });
  await page.getByLabel('En trámite').check();
  await page.getByRole('textbox', { name: /¿Qué produce\?/ }).fill('Láminas');
  await press(page, 'Submit questionnaire');
  await page
    .getByText(/thank you|received/i)
    .first()
    .waitFor();
  return { supplier: page, at: `/workflows/${workflow}/suppliers/${id}`, email };
}

test('an admin sends one answer back, the supplier corrects it, and the score changes', async () => {
  const { supplier, at, email } = await submitted('devuelta');
  const { page } = await cast.enter({ as: ADMIN, at });
  const score = page.getByRole('region', { name: 'Score', exact: true });
  await says(score, '40 %');
  await press(page, 'Send answers back');
  const dialog = await dialogOf(page, 'Send back to the supplier');
  await dialog.getByRole('combobox').fill('ISO');
  await page.getByRole('option', { name: '1. ¿Tiene ISO 9001?', exact: true }).click();
  await dialog
    .getByRole('textbox', { name: 'Reason for the supplier: 1. ¿Tiene ISO 9001?', exact: true })
    .fill('Su certificado ya está vigente.');
  await press(dialog, 'Send back');
  await says(page, 'With the supplier');
  expect(await violationsOn(page)).toEqual([]);

  const mail = await mailTo(cast.url, email, ({ text }) => text.includes('Su certificado ya está vigente.'));
  expect(mail.text).toMatch(/ha(s|) (read your answers)|leyó sus respuestas/);
  await supplier.goto(linkIn(mail));
  await supplier.getByText(/has read your answers/).waitFor();
  await supplier.getByText('Su certificado ya está vigente.').waitFor();
  expect(await supplier.getByText('¿Qué produce?').count()).toBe(0);
  await supplier.getByLabel('Vigente', { exact: true }).check();
  await press(supplier, 'Send');
  await supplier.getByText('Thank you, we have it').waitFor();

  await page.reload();
  await says(score, '100 %');
  await says(page, 'Answered');
  await says(page.getByRole('region', { name: 'Activity', exact: true }), 'Answers sent back to the supplier');
});

test('a reviewer re-scores an answer on a phone in Spanish; both figures stand on the case and in the list', async () => {
  const { at } = await submitted('revisada');
  const { page } = await cast.enter({ as: ADMIN, at, locale: 'es-MX', isPhone: true });
  const score = page.getByRole('region', { name: 'Puntaje', exact: true });
  await says(score, '40 %');
  await score.getByRole('button', { name: 'Revisar la respuesta 1', exact: true }).click();
  const dialog = await dialogOf(page, 'Revisar una respuesta');
  await dialog.getByRole('radio', { name: /^Recalificar/ }).check();
  await dialog.getByRole('textbox', { name: /^Puntos/ }).fill('11');
  await press(dialog, 'Guardar revisión');
  await says(dialog, /Ingrese puntos que esta pregunta pueda dar\./);
  await dialog.getByRole('textbox', { name: /^Puntos/ }).fill('8,5');
  await dialog.getByRole('textbox', { name: /^Nota/ }).fill('La auditoría fue en mayo.');
  await press(dialog, 'Guardar revisión');
  await says(score, '85 %');
  await says(score, '40 %');
  await says(score, 'La auditoría fue en mayo.');
  await settled(page);
  expect(await isTooWide(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  // The proposal follows the review; nobody has decided.
  await page
    .getByText(/propone «Aprobado»/)
    .first()
    .waitFor();
  const { call } = api;
  const [, workflow = '', supplier = ''] = /workflows\/(.+)\/suppliers\/(.+)/.exec(at) ?? [];
  const [row] = await call<{ score: unknown }[]>('GET', `/api/workflows/${workflow}/suppliers`);
  expect(row?.score).toMatchObject({ percent: 85, computed: { percent: 40, outcome: 'Insuficiente' } });
  expect(supplier).not.toBe('');
});

test('a workflow that decides by its thresholds decides at the submit, and says that nobody did', async () => {
  const { at } = await submitted('regla', { ...SCORING, decide_by_threshold: true });
  const [edit = ''] = /^\/workflows\/[^/]+/.exec(at) ?? [];
  const editor = await cast.enter({ as: ADMIN, at: `${edit}/edit`, locale: 'pt-BR', isPhone: true, isDark: true });
  const rule = editor.page.getByRole('switch', { name: 'Decidir pelo limite', exact: true });
  await rule.scrollIntoViewIfNeeded();
  expect(await rule.isChecked()).toBe(true);
  await settled(editor.page);
  expect(await isTooWide(editor.page)).toBe(false);
  expect(await violationsOn(editor.page)).toEqual([]);
  const { page } = await cast.enter({ as: ADMIN, at });
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await says(decision, 'Rejected');
  await decision.getByText(/^Rule of the workflow, /).waitFor();
  await says(page.getByRole('region', { name: 'Activity', exact: true }), 'by the rule of the workflow');
});
