// @vitest-environment jsdom
import type { ChargeResponse, StatementResponse } from '@homologa/domain/payments/charge.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import StatementPage from './StatementPage';

const charge = (id: string, reference: string, amount = 850): ChargeResponse => ({
  _id: id,
  id,
  reference,
  state: 'to_check',
  region: 'peru',
  currency: 'PEN',
  amount,
  deduction: null,
  method: 'wire_transfer',
  paid_online: false,
  asked_at: '2026-02-01T10:00:00.000Z',
  proved_at: null,
  decided_at: null,
  decided_by: null,
  reason: '',
  reminded_at: null,
  version: 1,
  client: { _id: 'c', id: 'c', name: 'Demo Andina' },
  workflow: { _id: 'w', id: 'w', title: 'Suppliers' },
  supplier: { _id: 's', id: 's', company_name: 'Aceros Vega', country: 'peru', tax_id: '1' },
  request_id: null,
  proofs: [],
  issues: [],
});

const line = (
  place: number,
  currency: string,
  payment: string,
  problem: StatementResponse['lines'][number]['suggestions'][number]['problem'],
): StatementResponse['lines'][number] => ({
  line: place,
  date: '20/11/2026',
  amount: 850,
  currency,
  text: `line ${place}`,
  suggestions: [{ payment_id: payment, by: 'reference', fits: problem === null, problem }],
});

const match: StatementResponse = {
  columns: { date: 'Fecha', amount: 'Abono', currency: 'Moneda' },
  currency: 'PEN',
  lines: [
    line(2, 'PEN', 'a', null),
    line(3, 'PEN', 'a', 'second_payment'),
    line(4, 'USD', 'b', 'currency'),
    line(5, 'PEN', 'c', 'amount'),
  ],
  unmatched: 0,
  payments: [charge('a', 'AAAAAAAAAAAA'), charge('b', 'BBBBBBBBBBBB'), charge('c', 'CCCCCCCCCCCC', 0)],
};

it('a statement is read in the currency of most open payments, or the one chosen, and says what does not fit', async () => {
  const { sent } = await renderInApp(<StatementPage />, {
    user: sampleUser,
    answers: {
      'GET /api/desk/payments/summary': { body: { counts: {}, clients: [], currencies: ['PEN', 'USD'] } },
      'POST /api/desk/payments/statement': { body: match },
    },
  });
  const read = () =>
    sent
      .filter(({ call }) => call === 'POST /api/desk/payments/statement')
      .map(({ body }) => (body as FormData).get('currency'));
  await waitFor(() => expect(fieldOf('Currency of the statement').textContent).toBe('PEN'));
  const file = new File(['a'], 'extracto.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Choose the CSV file', { selector: 'input' }), { target: { files: [file] } });
  await screen.findByText(/Currencies were read from “Moneda”\. Lines that tell no currency were read in PEN\./);
  expect(read()).toEqual(['PEN']);

  const [fits, second, otherCurrency, unpriced] = screen.getAllByRole('listitem').map((item) => within(item));
  fits?.getByRole('button', { name: 'Accept AAAAAAAAAAAA' });
  expect(fits?.queryByText('Paid twice')).toBeNull();
  second?.getByText('Paid twice');
  second?.getByText(/Another line has paid it already: one of the two has to be refunded\./);
  expect(second?.queryByRole('button')).toBeNull();
  otherCurrency?.getByText('850 USD');
  otherCurrency?.getByText('Another currency was asked');
  unpriced?.getByText(/Aceros Vega · No price named/);
  expect(unpriced?.queryByText('Another amount was asked')).toBeNull();

  fireEvent.mouseDown(fieldOf('Currency of the statement'));
  fireEvent.click(await screen.findByRole('option', { name: 'USD' }));
  await waitFor(() => expect(read()).toEqual(['PEN', 'USD']));
});
