// @vitest-environment jsdom
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fieldOf, press, type } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleDeskRequest, sampleUser } from '../../test/samples';
import { CorrectionsForm } from '../delivery/corrections/CorrectionsForm';
import { RequestContext } from '../request-context';
import { SupplierForm } from './SupplierForm';

const request = {
  ...sampleDeskRequest,
  taken_by: { _id: sampleUser.id, id: sampleUser.id, name: 'Ana' },
  bir_request: {
    company: { company_name: 'Acero del Sur S.A.', website: 'acero.test' },
    country: 'chile',
    form: {},
    files: [],
    submitted_at: '2026-05-01T00:00:00.000Z',
    created_at: '2026-05-01T00:00:00.000Z',
  },
} as unknown as DeskRequestResponse;

it('marks what the form says otherwise, and takes it over one by one', async () => {
  await renderInApp(
    <RequestContext value={request}>
      <CorrectionsForm />
    </RequestContext>,
    { user: sampleUser },
  );
  screen.getByText('Form: Acero del Sur S.A.');
  press('Take over from the form: Company Name');
  expect((fieldOf(/^Company Name/) as HTMLInputElement).value).toBe('Acero del Sur S.A.');
  expect(screen.queryByText('Form: Acero del Sur S.A.')).toBeNull();
  screen.getByText('Form: acero.test');
  type(/^Company Name/, 'Acero');
  screen.getByText('Form: Acero del Sur S.A.');
});

it.each([
  ['es-PE', '1,250,000.50 CLP'],
  ['es-AR', '1.250.000,50 CLP'],
])('writes the figures of the form as the region of who reads them does: %s', async (tag, capital) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
  onTestFinished(() => void vi.restoreAllMocks());
  const form = { registration: { share_capital: 1_250_000.5, capital_currency: 'CLP' } };
  const filled = { ...request.bir_request, form } as NonNullable<typeof request.bir_request>;
  await renderInApp(
    <RequestContext value={request}>
      <SupplierForm request={filled} />
    </RequestContext>,
    { user: sampleUser, locale: 'es' },
  );
  screen.getByText(capital);
});
