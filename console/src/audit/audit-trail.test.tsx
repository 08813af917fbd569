// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, press } from '../test/gestures';
import { renderInApp } from '../test/render-in-app';
import { buyerOf, sampleUser } from '../test/samples';
import { AuditTrail } from './AuditTrail';
import { AUDIT } from './audit.texts';

it.each([
  ['c1', '/api/companies/c1/audit-entries'],
  ['', '/api/companies//audit-entries'],
  [undefined, '/api/desk/audit-entries'],
])('the trail of company %j and its export are at the same address', async (companyId, address) => {
  const { sent } = await renderInApp(<AuditTrail companyId={companyId} />, { user: buyerOf('bir') });
  press(AUDIT.export.en);
  const calls = () => sent.map(({ call }) => call.replace(/^\w+ /, '').split('?')[0]);
  await waitFor(() => expect(calls()).toContain(address));
  await waitFor(() => expect(calls()).toContain(`${address}/download-excel`));
});

const range = (start: number, end: number) => encodeURIComponent(JSON.stringify([start, end]));
const TRAIL = '/api/companies/c1/audit-entries';

it('filters by a supplier and a kind of action, each found by typing', async () => {
  const supplier = { kind: 'supplier', id: 's1', name: 'Aceros del Norte', status: 'pending', country: 'peru' };
  const found = {
    ...supplier,
    found: null,
    question: null,
    workflow: { id: 'w1', title: 'Suppliers 2026', status: 'active' },
  };
  const people = [{ id: 'u1', name: 'Ana Pérez', email: 'ana@retail.test' }];
  const sort = encodeURIComponent(JSON.stringify(['name', 'ASC']));
  const users = `/api/companies/c1/users?filter=%7B%7D&range=${range(0, 19)}&sort=${sort}`;
  const { sent } = await renderInApp(<AuditTrail companyId="c1" />, {
    user: buyerOf('bir'),
    answers: {
      'GET /api/search?q=aceros': { body: { results: [found] } },
      [`GET ${users}`]: { body: people },
    },
  });
  const filters = () =>
    sent
      .map(({ call }) => call)
      .filter((call) => call.startsWith(`GET ${TRAIL}?`))
      .map((call) => JSON.parse(new URLSearchParams(call.split('?')[1]).get('filter') ?? '{}') as object);
  const choose = async (label: string, typed: string, option: RegExp) => {
    const field = fieldOf(label);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(AUDIT.supplier.en, 'aceros', /^Aceros del Norte/);
  await waitFor(() => expect(filters().at(-1)).toEqual({ supplier_id: 's1' }));
  await choose(AUDIT.action.en, 'Decided about', /^Decided about a supplier$/);
  await waitFor(() => expect(filters().at(-1)).toEqual({ supplier_id: 's1', action: 'supplier.decide' }));
});

it('shows staff the supplier that a link filters by, and takes it off', async () => {
  const asked = { filter: JSON.stringify({ supplier_id: 's1' }) };
  const desk = (filter: object) =>
    `GET /api/desk/audit-entries?${new URLSearchParams({
      filter: JSON.stringify(filter),
      range: '[0,24]',
      sort: '["created_at","DESC"]',
    })}`;
  const { sent } = await renderInApp(<AuditTrail showsCompany />, {
    user: sampleUser,
    path: `/here?${new URLSearchParams(asked)}`,
  });
  const calls = () => sent.map(({ call }) => call);
  await waitFor(() => expect(calls()).toContain(desk({ supplier_id: 's1' })));
  expect((fieldOf(AUDIT.supplier.en) as HTMLInputElement).value).toBe(AUDIT.chosen.en);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(calls()).toContain(desk({})));
  expect((fieldOf(AUDIT.supplier.en) as HTMLInputElement).value).toBe('');
});

it('does not keep the supplier that staff looked at for their next visit', async () => {
  const { sent, router } = await renderInApp(<AuditTrail showsCompany />, {
    user: sampleUser,
    path: `/here?${new URLSearchParams({ filter: JSON.stringify({ supplier_id: 's1' }) })}`,
  });
  const filters = () =>
    sent
      .filter(({ call }) => call.startsWith('GET /api/desk/audit-entries?'))
      .map(({ call }) => new URLSearchParams(call.split('?')[1]).get('filter'));
  await waitFor(() => expect(filters().at(-1)).toBe('{"supplier_id":"s1"}'));
  await router.navigate('/elsewhere');
  await screen.findByText('Another page');
  await router.navigate('/here');
  await waitFor(() => expect(filters().at(-1)).toBe('{}'));
});

it('says how far the trail has been verified, and warns of a broken chain', async () => {
  const proof = {
    verified_to: '2026-11-28T04:00:00Z',
    verified_at: '2026-11-28T04:12:00Z',
    entries: 37,
    is_broken: false,
  };
  const answer = (body: object) => ({ answers: { [`GET ${TRAIL}/proof`]: { body } }, user: buyerOf('bir') });
  const { unmount } = await renderInApp(<AuditTrail companyId="c1" />, answer(proof));
  expect(await screen.findByText(/^Verified up to .+: all 37 entries are unchanged/)).toBeTruthy();
  unmount();
  await renderInApp(<AuditTrail companyId="c1" />, answer({ ...proof, is_broken: true }));
  expect(await screen.findByText(AUDIT.broken.en)).toBeTruthy();
});
