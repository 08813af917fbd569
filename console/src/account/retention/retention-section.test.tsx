// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { RetentionSection } from './RetentionSection';

const rule = (kind: string, more: object = {}) => ({
  kind,
  days: null,
  minimum: 365,
  starts_at: null,
  ran_at: null,
  last_count: 0,
  total_count: 0,
  ...more,
});

it('previews what a rule would delete before it is saved, and refuses less than the minimum', async () => {
  const user = buyerOf('bir');
  const address = `/api/companies/${user.acting_company_id}/retention`;
  const rules = [
    rule('suppliers'),
    rule('audit', { days: 2000, ran_at: '2026-11-20T04:40:00Z', last_count: 3, total_count: 9 }),
  ];
  const saved = { rules: [rule('suppliers', { days: 400, starts_at: '2026-12-12T00:00:00Z' }), rules[1]] };
  const { sent } = await renderInApp(<RetentionSection />, {
    user,
    answers: {
      [`GET ${address}`]: { body: { rules } },
      [`POST ${address}/preview`]: { body: { count: 12 } },
      [`PUT ${address}`]: { body: saved },
    },
  });
  const form = await screen.findByRole('form', { name: /^Suppliers' personal data/ });
  const days = within(form).getByRole('textbox');
  const button = () => within(form).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(screen.getByText(/3 deleted, 9 in all/)).toBeTruthy();
  fireEvent.change(days, { target: { value: '30' } });
  expect(button().disabled).toBe(true);
  fireEvent.change(days, { target: { value: '400' } });
  expect(await within(form).findByText('Today this would delete: 12.')).toBeTruthy();
  fireEvent.click(button());
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `PUT ${address}`)?.body).toEqual({ kind: 'suppliers', days: 400 }),
  );
  expect(await screen.findByText(/^Deletes from .+ All admins were told/)).toBeTruthy();
});
