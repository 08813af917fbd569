// @vitest-environment jsdom
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { sampleSupplier, sampleUser } from '../../test/samples';
import { RatingPanel } from './RatingPanel';
import { ReportPanel } from './ReportPanel';

const AT = '2026-05-02T00:00:00Z';
const supplierOf = (report_type: string, change: object): SupplierResponse =>
  ({
    ...sampleSupplier,
    workflow: { id: 'w1', status: 'active', type: 'investigating', product: 'report', report_type },
    desk_request: null,
    ccr: null,
    ...change,
  }) as unknown as SupplierResponse;
const report = { delivery_date: AT, emails: [], phones: [], shareholders: [], files: { bir: [], additional: [] } };
const draw = (supplier: SupplierResponse, locale: Locale = 'en') =>
  renderInApp(<RatingPanel supplier={supplier} />, { user: sampleUser, locale });
const NOT_RATED = { en: 'Not rated yet.', es: 'Aún sin calificar.', 'pt-BR': 'Ainda sem classificação.' };

const CCR = {
  en: ['CCR score', 'May 02, 2026'],
  es: ['Puntaje CCR', '02 de mayo de 2026'],
  'pt-BR': ['Pontuação CCR', '02 de maio de 2026'],
} as const;

it.each(LOCALES)('shows the score of a CCR that was delivered, with its day (%s)', async (locale) => {
  const [title, day] = CCR[locale];
  await draw(supplierOf('ccr', { ccr: { requested_at: AT, delivered_at: AT, score: 'B' } }), locale);
  screen.getByRole('heading', { name: title });
  expect(screen.queryByText(NOT_RATED[locale])).toBeNull();
  screen.getByText('B');
  screen.getByText(day);
});

it.each(['bir', 'ckr', 'ccr'])('shows a dash where a delivered %s does not say it', async (type) => {
  await draw(supplierOf(type, { report: { ...report, dnb_rating: null, commercial_score: null, ccr_score: null } }));
  expect(screen.queryByText(NOT_RATED.en)).toBeNull();
  expect(screen.getAllByText('–').length).toBeGreaterThan(0);
});

it.each(LOCALES)('says that nothing is rated before a delivery (%s)', async (locale) => {
  await draw(supplierOf('ckr', {}), locale);
  screen.getByText(NOT_RATED[locale]);
});

it('the report shows a dash for a score that it does not say', async () => {
  const delivered = { ...report, commercial_score: null, rac_risk_indicator: null, dnb_rating: null };
  await renderInApp(<ReportPanel supplier={supplierOf('bir', { report: delivered })} />, { user: sampleUser });
  const score = screen.getByText('Commercial score', { selector: 'dt' }).parentElement as HTMLElement;
  within(score).getByText('–');
});

const REQUEST = { en: 'Request', es: 'Solicitar', 'pt-BR': 'Solicitar' };

it.each(LOCALES)('a report is asked for by its name (%s)', async (locale) => {
  for (const type of ['bir', 'rac']) {
    const panel = <ReportPanel supplier={supplierOf(type, {})} />;
    const { unmount } = await renderInApp(panel, { user: sampleUser, locale });
    screen.getByRole('button', { name: `${REQUEST[locale]} ${type.toUpperCase()}` });
    unmount();
  }
});
