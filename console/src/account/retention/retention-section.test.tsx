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

/** Start of a rule whose notice runs. */
const later = () => new Date(Date.now() + 10 * 86_400_000).toISOString();
const user = buyerOf('bir');
const address = `/api/companies/${user.acting_company_id}/retention`;
const formOf = (name: RegExp) => screen.findByRole('form', { name });
const saveIn = (form: HTMLElement) => within(form).getByRole<HTMLButtonElement>('button', { name: 'Save' });
const type = (form: HTMLElement, value: string) =>
  fireEvent.change(within(form).getByRole('textbox'), { target: { value } });

it('previews what a rule would delete, asks with the number, and keeps the focus in the saved form', async () => {
  const rules = [
    rule('suppliers'),
    rule('audit', { days: 2000, starts_at: later(), ran_at: '2026-11-20T04:40:00Z', last_count: 3, total_count: 9 }),
  ];
  const saved = { rules: [rule('suppliers', { days: 400, starts_at: later() }), rules[1]] };
  const { sent } = await renderInApp(<RetentionSection />, {
    user,
    answers: {
      [`GET ${address}`]: { body: { rules } },
      [`POST ${address}/preview`]: { body: { count: 12 } },
      [`PUT ${address}`]: { body: saved },
    },
  });
  const form = await formOf(/^Suppliers' personal data/);
  expect(
    screen.getByText(/^Deletes from .+ All admins were told by mail. Last run .+ 3 deleted, 9 in all/),
  ).toBeTruthy();
  for (const refused of ['30', '36501']) {
    type(form, refused);
    expect([refused, saveIn(form).disabled]).toEqual([refused, true]);
  }
  type(form, '400');
  expect(saveIn(form).disabled).toBe(true);
  await within(form).findByText('Suppliers whose data this would delete today: 12.');
  fireEvent.click(saveIn(form));
  const dialog = await screen.findByRole('dialog', { name: 'Keep only 400 days?' });
  expect(dialog.textContent).toContain('would delete today: 12. What is deleted cannot be restored.');
  expect(sent.some(({ call }) => call === `PUT ${address}`)).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `PUT ${address}`)?.body).toEqual({ kind: 'suppliers', days: 400 }),
  );
  expect(await within(form).findByText(/^Deletes from .+ All admins were told/)).toBeTruthy();
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
});

it('a shorter rule cannot be saved while its preview fails, a longer one is saved without a question', async () => {
  const { sent } = await renderInApp(<RetentionSection />, {
    user,
    answers: {
      [`GET ${address}`]: { body: { rules: [rule('files', { days: 500 })] } },
      [`POST ${address}/preview`]: { status: 400, body: { error: 'No preview today.', code: 'invalid_input' } },
      [`PUT ${address}`]: { body: { rules: [rule('files', { days: 600 })] } },
    },
  });
  const form = await formOf(/^My Files/);
  type(form, '400');
  expect(await within(form).findByText(/No preview today/)).toBeTruthy();
  expect(saveIn(form).disabled).toBe(true);
  type(form, '600');
  fireEvent.click(saveIn(form));
  await waitFor(() => expect(sent.some(({ call }) => call === `PUT ${address}`)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});
