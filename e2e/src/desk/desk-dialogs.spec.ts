import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { callerWith, sessionOf } from '../support/client-api';
import { isTooWide, violationsOn } from '../support/inspect-page';
import { absent, dialogOf, press } from '../support/opened';
import { type Cast, STAFF, startCast } from '../support/people';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

async function heldRequest(): Promise<string> {
  const staff = callerWith(cast.url, await sessionOf(cast.url, STAFF));
  const requests = await staff.call<{ id: string }[]>('GET', '/api/desk/requests?status=taken&range=[0,99]');
  for (const { id } of requests) {
    const { sendable, questionnaire } = await staff.call<DeskRequestResponse>('GET', `/api/desk/requests/${id}`);
    if (sendable.possible && sendable.form && questionnaire.length > 0) return id;
  }
  throw new Error('the demo has no such request');
}

const LANGUAGES = [
  {
    locale: 'es-MX',
    isDark: false,
    sendBack: 'Devolver',
    toSupplier: 'Devolver al proveedor',
    why: 'Indique el motivo al proveedor.',
    move: 'Derivar',
    toGateway: '¿Quién debe elaborar este informe?',
  },
  {
    locale: 'pt-BR',
    isDark: true,
    sendBack: 'Devolver',
    toSupplier: 'Devolver ao fornecedor',
    why: 'Informe o motivo ao fornecedor.',
    move: 'Encaminhar',
    toGateway: 'Quem deve elaborar este relatório?',
  },
] as const;

const cutLabels = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog')
    .locator('label')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));

const smallButtons = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('button:not(.MuiAutocomplete-popupIndicator)')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));

test.each(LANGUAGES)('what is sent back or moved is chosen on a phone, $locale', async (words) => {
  const { locale, isDark } = words;
  const { page } = await cast.enter({ as: STAFF, at: `/desk/${await heldRequest()}`, isPhone: true, isDark, locale });
  await press(page, words.sendBack);
  const sendBack = await dialogOf(page, words.toSupplier);
  await sendBack.getByRole('combobox').click();
  const options = page.getByRole('option');
  const names = [await options.first().innerText(), await options.last().innerText()];
  expect(await violationsOn(page, '.MuiAutocomplete-popper')).toEqual([]);
  await options.first().click();
  await sendBack.getByRole('combobox').click();
  await options.last().click();
  await press(sendBack, words.sendBack);
  const summary = sendBack.getByRole('alert');
  await summary.getByText(words.why).waitFor();
  for (const name of names) await summary.getByRole('button', { name, exact: true }).waitFor();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  expect(await cutLabels(page)).toEqual([]);
  expect(await smallButtons(sendBack)).toEqual([]);
  await press(sendBack, 'Cancelar');
  await absent(sendBack);

  const button = page.getByRole('button', { name: words.move, exact: true });
  await button.press('Enter');
  const move = await dialogOf(page, words.toGateway);
  await move.getByRole('status').filter({ hasText: 'SANDBOX DATA' }).waitFor();
  expect(await cutLabels(page)).toEqual([]);
  expect(await smallButtons(move)).toEqual([]);
  await page.keyboard.press('Escape');
  await absent(move);
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});
