import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ClientApi, openApi } from '../support/client-api';
import { joinStaff } from '../support/colleagues';
import { expectFit } from '../support/dialog-fit';
import { absent, dialogOf, press, says } from '../support/opened';
import { ADMIN, type Cast, STAFF, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
let client: ClientApi;
let staff: ClientApi;
beforeAll(async () => {
  cast = await startCast();
  client = await openApi(cast.url, ADMIN);
  staff = await openApi(cast.url, STAFF);
});
afterEach(() => cast.leave());

interface Investigated {
  /** Path of the supplier's page in the console. */
  supplierPath: string;
  requestId: string;
}

/** Adds a supplier to an investigation, which requests its report, and takes the request at the desk. */
async function takeInvestigation(): Promise<Investigated> {
  const run = Date.now().toString(36);
  const company = `Metales ${run} S.A.`;
  const workflow = await client.launch({ title: `Investigación ${run}`, type: 'investigating', report_type: 'bir' });
  const supplier = await client.call<{ id: string }>('POST', `/api/workflows/${workflow}/suppliers`, {
    invite: {
      company_name: company,
      full_name: 'Luisa Gómez',
      emails: [`metales.${run}@proveedor.test`],
      country: 'colombia',
      tax_id: '900123456',
      address: 'Calle 1',
      phone: '+57 601 510 1000',
    },
  });
  const query = new URLSearchParams({ q: company });
  const find = async () => {
    const [request] = await staff.call<{ id: string }[]>('GET', `/api/desk/requests?${query.toString()}`);
    return request?.id ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  const requestId = await find();
  await staff.call('POST', `/api/desk/requests/${requestId}/take`);
  return { supplierPath: `/workflows/${workflow}/suppliers/${supplier.id}`, requestId };
}

test('a request is assigned on a phone in Spanish', async () => {
  const colleague = await joinStaff(cast.url);
  const { requestId } = await takeInvestigation();
  const { page } = await cast.enter({ as: STAFF, at: `/desk/${requestId}`, isPhone: true, locale: 'es-MX' });
  await settled(page);
  await press(page, 'Asignar');
  const dialog = await dialogOf(page, 'Asignar');
  await expectFit(page, dialog);
  await dialog.getByRole('combobox', { name: 'A quién' }).click();
  await page.getByRole('option', { name: 'A nadie: liberarla' }).waitFor();
  await page.getByRole('option', { name: `${colleague.name} (0)` }).click();
  await expectFit(page, dialog);
  await press(dialog, 'Asignar');
  await absent(dialog);
  await says(page, 'Asignación cambiada.');
  await says(page, `${colleague.name} trabaja en esta solicitud. Tómela a su cargo antes de cambiarla.`);
});

test('a status is changed with a reason, and the client gives another phone number, on a phone in Portuguese', async () => {
  const { requestId, supplierPath } = await takeInvestigation();
  const look = { isPhone: true, isDark: true, locale: 'pt-BR' };
  const { page: desk } = await cast.enter({ as: STAFF, at: `/desk/${requestId}`, ...look });
  await settled(desk);
  await press(desk, 'Mudar status');
  const status = await dialogOf(desk, 'Mudar status');
  await expectFit(desk, status);
  await status.getByRole('combobox', { name: 'Novo status' }).click();
  await desk.getByRole('option', { name: 'O fornecedor não pode ser localizado' }).click();
  await press(status, 'Mudar status');
  await status
    .getByRole('textbox', { name: 'Motivo', exact: true })
    .and(status.locator('[aria-invalid=true]'))
    .waitFor();
  await dialogOf(desk, 'Mudar status');
  await expectFit(desk, status);
  await status.getByRole('textbox', { name: 'Motivo', exact: true }).fill('O telefone não existe');
  await press(status, 'Mudar status');
  await says(desk, 'Status mudado.');
  await absent(status);

  const { page } = await cast.enter({ as: ADMIN, at: supplierPath, ...look });
  await settled(page);
  await press(page, 'Informar outro número');
  const locate = await dialogOf(page, 'Informar outro número');
  await expectFit(page, locate);
  const phone = locate.getByRole('textbox', { name: 'Telefone' });
  await press(locate, 'Tentar de novo');
  await phone.and(locate.locator('[aria-invalid=true]')).waitFor();
  await dialogOf(page, 'Informar outro número');
  await expectFit(page, locate);
  await phone.fill('+57 601 510 2000');
  await press(locate, 'Tentar de novo');
  await says(page, 'Ligaremos novamente para o fornecedor.');
  await absent(page.getByRole('button', { name: 'Informar outro número' }));
});
