import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { expectFit } from '../support/dialog-fit';
import { absent, dialogOf, press } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let api: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  api = await openApi(cast.url, ADMIN);
});
afterEach(() => cast.leave());

interface Stored {
  type: string;
  suppliers_count: number;
}

const nameOf = (what: string) => `${what} ${Date.now().toString(36)}`;

test('unsaved changes are restored or discarded on a phone in Portuguese', async () => {
  const title = nameOf('Ativo');
  const questionnaire = [{ type: 'input', title: 'Um', required: true, options: [] }];
  const id = await api.launch({ title, report_type: 'questionnaire', questionnaire });
  const at = `/workflows/${id}/edit`;
  const { page: first } = await cast.enter({ as: ADMIN, at, isPhone: true, isDark: true, locale: 'pt-BR' });
  const context = first.context();
  const typeAndCrash = async (text: string) => {
    const page = await context.newPage();
    await page.goto(cast.url + at);
    const description = page.getByLabel('Descrição', { exact: true });
    await description.fill(text);
    await page.getByText('Ainda não salvo', { exact: false }).first().waitFor();
    // Closes the page without its unload handlers, as a crash does.
    await page.close({ runBeforeUnload: false });
  };
  await first.goto(`${cast.url}/home`);
  await settled(first);
  await typeAndCrash('Antes do corte');
  await first.goto(cast.url + at);
  const description = first.getByLabel('Descrição', { exact: true });
  const offerTitle = /^Você tem alterações não salvas \(\d{1,2}:\d{2}\)$/;
  const offer = await dialogOf(first, offerTitle);
  await expectFit(first, offer);
  await press(offer, 'Decidir depois');
  await absent(offer);
  expect(await description.inputValue()).toBe('');

  await first.reload();
  await press(await dialogOf(first, offerTitle), 'Restaurar');
  await absent(offer);
  await expect.poll(() => description.inputValue()).toBe('Antes do corte');
});

test.each([
  {
    locale: 'es-MX',
    isDark: false,
    type: 'Tipo de flujo',
    investigating: 'Investigación',
    title: '¿Conservar los 2 proveedores de la tabla?',
    press: 'Quitar',
    left: 0,
  },
  {
    locale: 'pt-BR',
    isDark: true,
    type: 'Tipo de fluxo',
    investigating: 'Investigação',
    title: 'Manter os 2 fornecedores da tabela?',
    press: 'Manter',
    left: 2,
  },
])('the suppliers of a draft that becomes an investigation stay or go, $locale', async (words) => {
  const id = await api.draft({ title: nameOf('Tabla'), report_type: 'bir' });
  await api.call('PUT', `/api/workflows/${id}`, {
    suppliers: ['uno', 'dos'].map((name) => ({
      invite: {
        company_name: `Taller ${name} S.A.`,
        full_name: 'Ana Peña',
        emails: [`taller.${name}@proveedor.test`],
        country: 'peru',
      },
    })),
  });
  const stored = () => api.call<Stored>('GET', `/api/workflows/${id}`);
  expect((await stored()).suppliers_count).toBe(2);
  const { locale, isDark } = words;
  const { page } = await cast.enter({ as: ADMIN, at: `/workflows/${id}/edit`, isPhone: true, isDark, locale });
  await settled(page);
  await page.getByRole('combobox', { name: words.type }).click();
  await page.getByRole('option', { name: words.investigating }).click();
  const dialog = await dialogOf(page, words.title);
  await expectFit(page, dialog);
  await press(dialog, words.press);
  await absent(dialog);
  await expect.poll(async () => (await stored()).type).toBe('investigating');
  await expect.poll(async () => (await stored()).suppliers_count).toBe(words.left);
});
