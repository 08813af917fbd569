// @vitest-environment jsdom
import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { ManyChecks } from './ManyChecks';
import { OneCheck } from './OneCheck';
import { TurnDialog } from './TurnDialog';

const done = () => Promise.resolve();
const POST = 'POST /api/compliance-checks';
const check = {
  id: 'c1',
  workflow_id: 'w0',
  name: 'Acme',
  kind: 'company',
  country: 'mexico',
  tax_id: '',
  birth_date: null,
  shareholders: [],
  screening: { status: 'match', review: ['undecided'] },
  requested_by: 'Ana',
  requested_at: '2026-11-25T10:00:00.000Z',
  supplier: null,
} as unknown as ComplianceCheckResponse;

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('checks a person with a date of birth, and is empty for the next name', async () => {
  const { sent } = await renderInApp(<OneCheck onChecked={done} />, {
    user: buyerOf('cfr'),
    answers: { [POST]: { status: 201, body: [check] } },
  });
  press('Check');
  expect((await screen.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  press('Person');
  type(/^Name/, ' Celia Inventada ');
  type(/^Date of birth/, '03/05/1962');
  press('Check');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    checks: [
      {
        name: ' Celia Inventada ',
        kind: 'person',
        country: '',
        tax_id: '',
        birth_date: '1962-05-03',
        shareholders: [],
      },
    ],
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(''));
});

it('takes no edit while the answer is awaited, which the next empty form would drop', async () => {
  let resolve: (body: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((answer) => {
    resolve = answer;
  });
  const { sent } = await renderInApp(<OneCheck onChecked={done} />, {
    user: buyerOf('cfr'),
    answers: { [POST]: { status: 201, body: promise } },
  });
  const isLocked = () => screen.getByLabelText(/^Name/).closest('[inert]') !== null;
  type(/^Name/, 'Acme');
  expect(isLocked()).toBe(false);
  press('Check');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(isLocked()).toBe(true));
  resolve([check]);
  await waitFor(() => expect(isLocked()).toBe(false));
});

it('sends what can be checked of pasted lines; wrong ones are named by number and stay in the field', async () => {
  const { sent } = await renderInApp(<ManyChecks onChecked={done} />, {
    user: buyerOf('cfr'),
    answers: { [POST]: { status: 201, body: [check] } },
  });
  type(/^Names/, 'Acme\tMexico\nOmega;Atlantis\nZeta;Peru;20123456789');
  expect(await screen.findByText('Line 2: “Atlantis” is no country and no tax ID')).toBeTruthy();
  press('Check 2 names');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    checks: [
      { name: 'Acme', country: 'mexico', tax_id: '', kind: 'company' },
      { name: 'Zeta', country: 'peru', tax_id: '20123456789', kind: 'company' },
    ],
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Names/).value).toBe('Omega;Atlantis'));
});

it('sends no more than the quota leaves, and keeps the others in the field', async () => {
  const { sent } = await renderInApp(<ManyChecks onChecked={done} />, {
    user: buyerOf('cfr'),
    answers: { [POST]: { status: 201, body: [check] } },
  });
  const names = Array.from({ length: 11 }, (_one, at) => `Acme ${at + 1}`);
  type(/^Names/, names.join('\n'));
  press('Check 9 names');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0]?.body as { checks: object[] } | undefined)?.checks).toHaveLength(9);
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Names/).value).toBe('Acme 10\nAcme 11'));
});

it('keeps what was pasted when the server refuses it', async () => {
  await renderInApp(<ManyChecks onChecked={done} />, {
    user: buyerOf('cfr'),
    answers: { [POST]: { status: 409, body: { error: 'no', code: 'product_limit_reached' } } },
  });
  type(/^Names/, 'Acme');
  press('Check 1 name');
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Names/).disabled).toBe(false));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Names/).value).toBe('Acme');
});

it('turns a check into a supplier, asking only for what it does not have', async () => {
  const turn = 'POST /api/compliance-checks/c1/supplier';
  const workflow = { id: 'w1', type: 'onboarding', product: 'report', report_type: 'bir', info: { title: 'Steel' } };
  const query = new URLSearchParams({
    filter: JSON.stringify({ status: ['active', 'draft'] }),
    sort: '["modified_at","DESC"]',
    range: '[0,199]',
    fields: 'info.title,type,product,report_type',
  });
  const { sent } = await renderInApp(<TurnDialog check={check} onTurned={done} onClose={() => undefined} />, {
    user: buyerOf('cfr'),
    answers: { [turn]: { body: check }, [`GET /api/workflows?${query}`]: { body: [workflow] } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn Acme into a supplier' }));
  await dialog.findByLabelText(/^Full Name/i);
  expect(dialog.queryByLabelText(/^Country/i)).toBeNull();
  fireEvent.change(dialog.getByLabelText(/^Full Name/i), { target: { value: 'Luz' } });
  fireEvent.change(dialog.getByLabelText(/^Contact Emails/i), { target: { value: 'luz@acme.test, ana@acme.test' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Turn into supplier' }));
  await waitFor(() => expect(sent.some(({ call }) => call === turn)).toBe(true));
  expect(sent.find(({ call }) => call === turn)?.body).toMatchObject({
    workflow_id: 'w1',
    invite: { full_name: 'Luz', emails: ['luz@acme.test', 'ana@acme.test'] },
  });
});
