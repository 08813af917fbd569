// @vitest-environment jsdom
import type { UndeliveredResponse } from '@homologa/domain/suppliers/addresses/addresses.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { buildAdmin } from '../test-suppliers';
import AddressesPage from './AddressesPage';

const ID = '0190f3c2-7b1e-7c4a-9d53-2f6a1c8e4b7';
const [ACME, BETA, GAMMA] = [`${ID}0`, `${ID}1`, `${ID}2`];
const undelivered = (id: string, name: string): UndeliveredResponse => ({
  _id: id,
  id,
  workflow: { _id: 'w1', id: 'w1', title: 'Transport 2026' },
  name,
  tax_id: '',
  emails: [`${name.toLowerCase()}@old.test`],
  error: 'mail_bounced',
});
const CHANGE = 'POST /api/workflows/w1/suppliers/addresses';
const LIST = 'GET /api/suppliers/undelivered';

const draw = (answers: Answers = {}) =>
  renderInApp(<AddressesPage />, {
    user: buildAdmin([]),
    answers: {
      [LIST]: {
        body: {
          suppliers: [undelivered(ACME, 'Acme'), undelivered(BETA, 'Beta'), undelivered(GAMMA, 'Gamma')],
          is_whole: true,
        },
      },
      [CHANGE]: { body: { changed: [ACME], skipped: [{ supplier_id: BETA, reason: 'email_suppressed' }] } },
      ...answers,
    },
  });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Supplier; new e-mail');
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sentChanges = (sent: readonly { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === CHANGE).map(({ body }) => body);

it('says why mail failed, previews pasted and typed addresses, changes them at one press and keeps the others', async () => {
  const { sent } = await draw();
  const list = within((await screen.findByText('acme@old.test')).closest('ul') as HTMLElement);
  expect(list.getAllByText(/^The address does not exist or takes no mail/)).toHaveLength(3);
  enter(box(), 'acme@old.test; ana@new.test\nNobody; x@new.test');
  enter(screen.getByLabelText('New e-mail of Beta'), 'beta@new.test');
  press('Preview');
  const forecast = within(await screen.findByRole('region', { name: 'What will be changed' }));
  expect(forecast.getByRole('status').textContent).toBe('1 of 3 lines will be changed.');
  expect(forecast.getByText(/^No supplier whose invitation failed/)).toBeTruthy();
  expect(forecast.getByText(/^Earlier mail to this e-mail came back/)).toBeTruthy();
  const changes = [
    { supplier_id: ACME, emails: ['ana@new.test'] },
    { supplier_id: BETA, emails: ['beta@new.test'] },
  ];
  expect(sentChanges(sent)).toEqual([{ changes, unless_shared: true, dry_run: true }]);
  press('Correct 1 and send again');
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(result.getByText('Corrected, sent again')).toBeTruthy();
  expect(sentChanges(sent)[1]).toEqual({ changes: changes.slice(0, 1), unless_shared: true, dry_run: false });
  expect(box().value).toBe('Nobody; x@new.test');
  expect(screen.getByLabelText<HTMLInputElement>('New e-mail of Beta').value).toBe('beta@new.test');
  await waitFor(() => expect(sent.filter(({ call }) => call === LIST).length).toBeGreaterThan(1));
});

it('changes suppliers that share an address only when told to', async () => {
  const { sent } = await draw({ [CHANGE]: { body: { changed: [ACME, BETA], skipped: [] } } });
  await screen.findByText('acme@old.test');
  enter(box(), 'Acme\tboth@new.test\nBeta\tboth@new.test');
  press('Preview');
  await screen.findByText('0 of 2 lines will be changed. No line can be changed yet. Mend the lines below.');
  expect(sentChanges(sent)).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  await screen.findByText('2 of 2 lines will be changed.');
  expect(sentChanges(sent)).toMatchObject([{ unless_shared: false, dry_run: true }]);
});

it('keeps the lines of a call that failed, and says which suppliers were changed before it', async () => {
  const OTHER = 'POST /api/workflows/w2/suppliers/addresses';
  let calls = 0;
  const answers: Answers = {
    [LIST]: {
      body: {
        suppliers: [
          undelivered(ACME, 'Acme'),
          { ...undelivered(BETA, 'Beta'), workflow: { _id: 'w2', id: 'w2', title: 'Food' } },
        ],
        is_whole: true,
      },
    },
    [CHANGE]: { body: { changed: [ACME], skipped: [] } },
    [OTHER]: {
      get body() {
        calls += 1;
        return calls === 1 ? { changed: [BETA], skipped: [] } : { error: 'Oops!', code: 'x' };
      },
      get status() {
        return calls === 1 ? 200 : 500;
      },
    },
  };
  await draw(answers);
  await screen.findByText('acme@old.test');
  enter(box(), 'Acme; ana@new.test\nBeta; leo@new.test');
  press('Preview');
  await screen.findByText('2 of 2 lines will be changed.');
  press('Correct 2 and send again');
  await screen.findByText(/^1 supplier was corrected/);
  await screen.findByText('Oops!');
  expect(box().value).toBe('Beta; leo@new.test');
});

it('forgets the preview when a line changes', async () => {
  const { sent } = await draw();
  await screen.findByText('acme@old.test');
  enter(box(), 'Acme; ana@new.test');
  press('Preview');
  await screen.findByText('1 of 1 line will be changed.');
  enter(box(), 'Acme; leo@new.test');
  expect(screen.queryByRole('region', { name: 'What will be changed' })).toBeNull();
  expect(sentChanges(sent)).toHaveLength(1);
});

it.each([
  ['es', 'Ninguna invitación espera otro correo'],
  ['pt-BR', 'Nenhum convite aguarda outro e-mail'],
] as const)('says that nothing is to be corrected (%s)', async (locale, title) => {
  await renderInApp(<AddressesPage />, {
    locale,
    user: buildAdmin([]),
    answers: { [LIST]: { body: { suppliers: [], is_whole: true } } },
  });
  await screen.findByText(title);
});
