// @vitest-environment jsdom
import type { AuditEntryResponse } from '@homologa/domain/audit/audit.contract';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../test/render-in-app';
import { buyerOf, sampleUser } from '../test/samples';
import { Sentence } from './Sentence';

const thing = (id: string, name: string) => ({ _id: id, id, name });
const entry: AuditEntryResponse = {
  _id: 'e1',
  id: 'e1',
  created_at: '2026-11-25T10:00:00.000Z',
  company: thing('c1', 'Retail SA'),
  actor: { kind: 'user', id: 'u1', name: 'Ana Pérez', is_member: true },
  behalf_of: null,
  action: 'supplier.decide',
  object: { type: 'supplier', id: 's1', name: 'Aceros del Norte' },
  supplier: { ...thing('s1', 'Aceros del Norte'), workflow_id: 'w1' },
  workflow: { ...thing('w1', 'Suppliers 2026'), status: 'active' },
  facts: { to: 'approved' },
};
const links = () =>
  Object.fromEntries(
    screen
      .queryAllByRole('link')
      .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  );
const staff = (...staff_roles: StaffRole[]): UserResponse => ({
  ...sampleUser,
  companies: [],
  security: { role: 'admin', staff_roles },
});
const show = (shown: AuditEntryResponse, user = buyerOf('bir')) =>
  renderInApp(<Sentence entry={shown} isStaff={user.security.role === 'admin'} />, { user });

it('links the person, the supplier and the workflow for the company’s admin', async () => {
  await show(entry);
  expect(document.body.textContent).toContain('Ana Pérez approved Aceros del Norte in “Suppliers 2026”');
  expect(links()).toEqual({
    'Ana Pérez': '/settings/users?filter={"q":"Ana+Pérez"}',
    'Aceros del Norte': '/workflows/w1/suppliers/s1',
    '“Suppliers 2026”': '/workflows/w1/results',
  });
});

it('links a draft to its editor, and nothing that is deleted or without a page', async () => {
  await show({
    ...entry,
    action: 'workflow.create',
    actor: { kind: 'staff', id: null, name: null },
    object: { type: 'workflow', id: 'w1', name: 'Suppliers 2026' },
    supplier: null,
    workflow: { ...thing('w1', 'Suppliers 2026'), status: 'draft' },
  });
  expect(links()).toEqual({ '“Suppliers 2026”': '/workflows/w1/edit' });
});

it('gives a supplier without a name a text to click, and a deleted one its name without a link', async () => {
  await show({
    ...entry,
    workflow: null,
    actor: { kind: 'system', id: null, name: null },
    supplier: { ...thing('s1', ''), workflow_id: 'w1' },
  });
  expect(links()).toEqual({ 'Supplier without a name': '/workflows/w1/suppliers/s1' });
});

it('leads staff to the request or the payment at the desk', async () => {
  const seen = { ...entry, action: 'payment.accept', actor: { ...entry.actor, is_member: false } };
  const payment = { type: 'payment', id: 'p1', name: null, charge_id: 'ch1' };
  await show({ ...seen, object: payment }, staff('administration', 'payments'));
  expect(links()).toEqual({
    'Ana Pérez': '/admin/users?filter={"q":"Ana+Pérez"}',
    'Aceros del Norte': '/desk/payments/ch1',
  });
});

it('links staff to no page of another role', async () => {
  const payment = { type: 'payment', id: 'p1', name: null, charge_id: 'ch1' };
  await show({ ...entry, action: 'payment.accept', object: payment }, staff('administration'));
  expect(links()).toEqual({ 'Ana Pérez': '/admin/users?filter={"q":"Ana+Pérez"}' });
});
