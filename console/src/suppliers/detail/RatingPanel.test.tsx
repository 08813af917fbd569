// @vitest-environment jsdom
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
const draw = (supplier: SupplierResponse) => renderInApp(<RatingPanel supplier={supplier} />, { user: sampleUser });

it('shows the score of a CCR that was delivered, with its day', async () => {
  await draw(supplierOf('ccr', { ccr: { requested_at: AT, delivered_at: AT, score: 'B' } }));
  screen.getByRole('heading', { name: 'CCR score' });
  expect(screen.queryByText('Not rated yet.')).toBeNull();
  screen.getByText('B');
  screen.getByText('May 02, 2026');
});

it.each(['bir', 'ckr', 'ccr'])('shows a dash where a delivered %s does not say it', async (type) => {
  await draw(supplierOf(type, { report: { ...report, dnb_rating: null, commercial_score: null, ccr_score: null } }));
  expect(screen.queryByText('Not rated yet.')).toBeNull();
  expect(screen.getAllByText('–').length).toBeGreaterThan(0);
});

it('says that nothing is rated before a delivery', async () => {
  await draw(supplierOf('ckr', {}));
  screen.getByText('Not rated yet.');
});

it('the report shows a dash for a score that it does not say', async () => {
  const delivered = { ...report, commercial_score: null, rac_risk_indicator: null, dnb_rating: null };
  await renderInApp(<ReportPanel supplier={supplierOf('bir', { report: delivered })} />, { user: sampleUser });
  const score = screen.getByText('Commercial score', { selector: 'dt' }).parentElement as HTMLElement;
  within(score).getByText('–');
});

it.each([
  ['bir', 'Request BIR'],
  ['rac', 'Request RAC'],
])('a report of type %s is asked for by its name', async (type, name) => {
  await renderInApp(<ReportPanel supplier={supplierOf(type, {})} />, { user: sampleUser });
  screen.getByRole('button', { name });
});
