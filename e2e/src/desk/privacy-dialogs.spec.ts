import { afterEach, beforeAll, test } from 'vitest';
import { callerWith, openApi, sessionOf } from '../support/client-api';
import { expectFit } from '../support/dialog-fit';
import { linkIn, mailTo } from '../support/mailbox';
import { absent, dialogOf, press } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';
import { openAccount } from '../support/supplier-steps';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

const PASSWORD = 'una clave larga';
const NOTE = `Ya no trabajo ahí.\nVéase https://ejemplo.test/${'sin-espacios-'.repeat(12)}`;
const QUESTIONNAIRE = [{ type: 'input', title: '¿Qué produce?' }];

/** Opens an account for an invited supplier's contact, who asks for the erasure of their data. */
async function requestErasure(name: string): Promise<void> {
  const run = `datos.${Date.now().toString(36)}`;
  const client = await openApi(cast.url, ADMIN);
  const title = `Supresión ${run}`;
  const workflow = await client.launch({ title, report_type: 'questionnaire', questionnaire: QUESTIONNAIRE });
  const email = `${run}@proveedor.test`;
  await client.addSuppliers(workflow, [`Taller ${run}; ${name}; ${email}; Colombia; ; ; ; `]);
  const { page, close } = await cast.enter({});
  const person = { name, phone: '+57 300 1234567', password: PASSWORD };
  await openAccount(page, linkIn(await mailTo(cast.url, email)), person);
  await close();
  const supplier = callerWith(cast.url, await sessionOf(cast.url, email, PASSWORD));
  await supplier.call('POST', '/onboarding/account/erasure', { note: NOTE });
}

test.each([
  {
    locale: 'es-MX',
    isDark: true,
    name: 'Inés Supuesta',
    decide: 'Decidir: Inés Supuesta',
    title: '¿Suprimir los datos de Inés Supuesta?',
    reason: 'Motivo del rechazo',
    press: 'Rechazar',
    decided: 'Respondidas',
    status: 'Rechazada',
  },
  {
    locale: 'pt-BR',
    isDark: false,
    name: 'Célia Suposta',
    decide: 'Decidir: Célia Suposta',
    title: 'Eliminar os dados de Célia Suposta?',
    reason: null,
    press: 'Eliminar',
    decided: 'Respondidos',
    status: /Em andamento|Concluído/,
  },
])('an erasure is decided on a phone, $locale: $press', async (words) => {
  await requestErasure(words.name);
  const { locale, isDark } = words;
  const { page } = await cast.enter({ as: STAFF, at: '/desk/privacy', isPhone: true, isDark, locale });
  await settled(page);
  await press(page, words.decide);
  const dialog = await dialogOf(page, words.title);
  await expectFit(page, dialog);
  if (words.reason) {
    const reason = dialog.getByRole('textbox', { name: words.reason });
    await press(dialog, words.press);
    await reason.and(dialog.locator('[aria-invalid=true]')).waitFor();
    await dialogOf(page, words.title);
    await expectFit(page, dialog);
    await reason.fill('Debemos conservarlos por ley.');
  }
  await press(dialog, words.press);
  await absent(dialog);
  await absent(page.getByRole('button', { name: words.decide }));
  await page.getByRole('tab', { name: words.decided }).click();
  const answered = page.getByRole('listitem').filter({ hasText: words.status });
  await answered.first().waitFor();
});
