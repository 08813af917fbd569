import { afterEach, beforeAll, expect, test } from 'vitest';
import { openApi } from '../support/client-api';
import { expectFit } from '../support/dialog-fit';
import { absent, dialogOf, press } from '../support/opened';
import { ADMIN, type Cast, startCast } from '../support/people';
import { settled } from '../support/settled';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterEach(() => cast.leave());

interface Delivered {
  id: string;
  workflow_id: string;
}

/** Finds a supplier of the demo whose report has all scales. */
async function findDelivered(): Promise<string> {
  const api = await openApi(cast.url, ADMIN);
  const suppliers = await api.call<Delivered[]>('GET', '/api/suppliers?status=completed&range=[0,99]');
  for (const { id, workflow_id: workflow } of suppliers) {
    const path = `/workflows/${workflow}/suppliers/${id}`;
    type Figures = { delivery_date: string | null; commercial_score: number | null };
    type Report = { workflow: { report_type: string }; report: Figures | null };
    const { workflow: made, report } = await api.call<Report>('GET', `/api${path}`);
    const hasScales = report?.delivery_date != null && report.commercial_score !== null;
    if (made.report_type === 'bir' && hasScales) return path;
  }
  throw new Error('the demo has no delivered BIR');
}

test.each([
  {
    locale: 'es-MX',
    isDark: true,
    help: '¿Qué significa?',
    close: 'Cerrar',
    titles: ['Calificaciones', 'Paydex', 'Puntajes CCR', 'Puntaje comercial', 'Riesgo SQR', 'Estado del proveedor'],
  },
  {
    locale: 'pt-BR',
    isDark: false,
    help: 'O que significa?',
    close: 'Fechar',
    titles: ['Classificações', 'Paydex', 'Pontuações CCR', 'Pontuação comercial', 'Risco SQR', 'Status do fornecedor'],
  },
])('the legends of a case are read on a phone, $locale', async ({ locale, isDark, help, close, titles }) => {
  const at = await findDelivered();
  const { page } = await cast.enter({ as: ADMIN, at, isPhone: true, isDark, locale });
  await settled(page);
  for (const title of titles) {
    const button = page.getByRole('button', { name: `${help} ${title}`, exact: true }).first();
    await button.press('Enter');
    const legend = await dialogOf(page, title);
    await expectFit(page, legend);
    await press(legend, close);
    await absent(legend);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  }
});
