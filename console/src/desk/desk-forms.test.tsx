// @vitest-environment jsdom
import type { DeskPrivacyRequest } from '@homologa/domain/privacy/privacy.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { expectErrorAt, itBehavesAsAForm } from '../test/form-behaviour';
import { fieldOf, press, type } from '../test/gestures';
import { type Answers, renderInApp } from '../test/render-in-app';
import { sampleDeskRequest, sampleUser } from '../test/samples';
import { CallLog } from './CallLog';
import { BeginCorrection } from './delivery/corrections/CorrectionActions';
import { CorrectionsForm } from './delivery/corrections/CorrectionsForm';
import { DeliverActions } from './delivery/DeliverActions';
import { Details } from './delivery/Details';
import { Figures } from './delivery/Figures';
import { Findings } from './delivery/Findings';
import { DecideErasure } from './privacy/DecideErasure';
import { ChangeStatus } from './queue/ChangeStatus';
import { RequestContext } from './request-context';

const atDesk = (part: ReactNode) => (answers: Answers) =>
  renderInApp(<RequestContext value={sampleDeskRequest}>{part}</RequestContext>, { answers, user: sampleUser });

itBehavesAsAForm('call', {
  draw: atDesk(<CallLog />),
  submit: 'Log call',
  wrong: { make: () => type(/^Number called/, ' '), field: /^Number called/, message: 'Phone is required' },
  fill: () => type(/^Note/, 'Nobody there'),
  refused: { call: 'POST /api/desk/requests/r1/calls', path: 'note', field: /^Note/ },
});

itBehavesAsAForm('corrections', {
  draw: atDesk(<CorrectionsForm />),
  submit: 'Save corrections',
  asks: 'Save corrections',
  fill: () => type(/^Tax ID/, '76.2-7'),
  refused: { call: 'PATCH /api/desk/requests/r1/data', path: 'company.tax_id', field: /^Tax ID/ },
});

it('corrections hold what was stored afterwards, and can be left', async () => {
  const supplier = {
    ...sampleDeskRequest.supplier,
    invite: { ...sampleDeskRequest.supplier.invite, tax_id: '76.2-7' },
  };
  const call = 'PATCH /api/desk/requests/r1/data';
  const { router, sent } = await atDesk(<CorrectionsForm />)({ [call]: { body: { ...sampleDeskRequest, supplier } } });
  type(/^Tax ID/, '76.2-7');
  press('Save corrections');
  const question = within(await screen.findByRole('dialog', { name: 'Save corrections' }));
  const lines = question.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(lines).toEqual([
    ['Figure', 'Before', 'After'],
    ['Tax ID', sampleDeskRequest.supplier.invite.tax_id || '–', '76.2-7'],
  ]);
  expect(sent.map((one) => one.call)).not.toContain(call);
  fireEvent.click(question.getByRole('button', { name: 'Save corrections' }));
  await screen.findByText('Saved.');
  expect(sent).toContainEqual({ call, body: { company: { tax_id: '76.2-7' } } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save corrections' })).toHaveProperty('disabled', true),
  );
  await router.navigate('/elsewhere');
  await screen.findByText('Another page');
});

itBehavesAsAForm('figures', {
  draw: atDesk(<Figures />),
  submit: 'Save figures',
  wrong: { make: () => type(/^Paydex/, '101'), field: /^Paydex/, message: 'This does not fit its scale.' },
  fill: () => type(/^Paydex/, '82'),
  refused: { call: 'PATCH /api/desk/requests/r1/data', path: 'figures.dnb_rating', field: /^Rating: net worth/ },
});

it('what is refused while it saves by itself is said, and interrupts nobody who types', async () => {
  const call = 'PATCH /api/desk/requests/r1/data';
  const details = [{ code: 'invalid_input', message: 'The server does not like this.', path: 'figures.dnb_rating' }];
  await atDesk(<Figures />)({
    [call]: { status: 422, body: { error: 'Invalid', code: 'invalid_input', details } },
  });
  type(/^Paydex/, '82');
  const typed = fieldOf(/^Paydex/);
  typed.focus();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('The server does not like this.');
  expect(document.activeElement).toBe(typed);
});

it('a figure is judged while it is typed', async () => {
  await atDesk(<Figures />)({});
  type(/^Paydex/, 'much');
  await screen.findByText('Enter a number, without separators of thousands.');
  type(/^Paydex/, '82');
  await waitFor(() => expect(screen.queryByText('Enter a number, without separators of thousands.')).toBeNull());
});

const privacyRequest = {
  id: 'p1',
  note: '',
  person: { id: 'a1', name: 'Luz', email: 'luz@acero.test' },
} as unknown as DeskPrivacyRequest;

const drawDecision = async (answers: Answers) => {
  const view = await atDesk(<DecideErasure request={privacyRequest} />)(answers);
  fireEvent.click(screen.getByRole('button', { name: 'Decide: Luz' }));
  return view;
};

itBehavesAsAForm('decision on an erasure', {
  draw: drawDecision,
  submit: 'Refuse',
  fill: () => type(/^Reason/, 'A payment is open'),
  refused: { call: 'POST /api/desk/privacy-requests/p1/decision', path: 'reason', field: /^Reason/ },
});

it('a refused erasure asks for its reason where the reason goes', async () => {
  const call = 'POST /api/desk/privacy-requests/p1/decision';
  const message = 'Please give a reason for this decision.';
  const { sent } = await drawDecision({
    [call]: { status: 422, body: { error: message, code: 'decision_reason_required' } },
  });
  press('Refuse');
  await expectErrorAt(/^Reason/, message);
  press('Erase');
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ decision: 'erase', reason: '' }));
});

const deliveredRequest = { ...sampleDeskRequest, status: 'delivered' } as const;

const drawCorrection = async (answers: Answers) => {
  const view = await renderInApp(
    <RequestContext value={deliveredRequest}>
      <BeginCorrection />
    </RequestContext>,
    { answers, user: sampleUser },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Correct the report' }));
  return view;
};

itBehavesAsAForm('correction of a report', {
  draw: drawCorrection,
  submit: 'Begin the correction',
  wrong: { make: () => type(/^Reason/, ' '), field: /^Reason/, message: 'Please say why the report is corrected.' },
  fill: () => type(/^Reason/, 'Wrong rating'),
  refused: { call: 'POST /api/desk/requests/r1/correction', path: 'reason', field: /^Reason/ },
});

const drawStatus = async (answers: Answers) => {
  const view = await atDesk(<ChangeStatus />)(answers);
  fireEvent.click(screen.getByRole('button', { name: 'Change status' }));
  return view;
};

it('a status set by hand needs its reason', async () => {
  const call = 'POST /api/desk/requests/r1/status';
  const { sent } = await drawStatus({ [call]: { body: { ...sampleDeskRequest, status: 'queued' } } });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  await expectErrorAt(/^Reason/, 'Please give a reason.');
  expect(sent).toEqual([]);
  type(/^Reason/, 'On holiday');
  fireEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  await waitFor(() => expect(sent).toContainEqual({ call, body: { status: 'queued', reason: 'On holiday' } }));
});

it('details are saved by themselves, on the version that the page shows, and again with the next', async () => {
  const call = 'PATCH /api/desk/requests/r1/data';
  const details = { ...sampleDeskRequest.details, currency: 'MXN' };
  const { sent } = await atDesk(<Details />)({
    [call]: { body: { ...sampleDeskRequest, details, data_version: 1 } },
  });
  type(/^Currency/, 'mxn');
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  expect(sent[0]).toMatchObject({ call, body: { details: { currency: 'MXN' }, data_version: 0 } });
  await screen.findByText('Saved.');
  fireEvent.click(screen.getByRole('button', { name: 'Add a shareholder' }));
  type(/^Name/, 'Luz');
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000 });
  expect(sent[1]).toMatchObject({ body: { details: { shareholdings: [{ name: 'Luz' }] }, data_version: 1 } });
});

const choose = async (label: RegExp, option: string) => {
  fireEvent.mouseDown(fieldOf(label));
  fireEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

it('composes the rating from its two parts, and by itself from strength and risk', async () => {
  const call = 'PATCH /api/desk/requests/r1/data';
  const { sent } = await atDesk(<Figures />)({ [call]: { body: sampleDeskRequest } });
  await choose(/^Financial Strength/i, '2A');
  await choose(/^Risk Indicator/i, '2');
  screen.getByText('Rating 2A2');
  await choose(/^Rating: net worth/, '1A');
  await choose(/^Risk Indicator/i, '3');
  press('Save figures');
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({
      figures: { financial_strength: '2A', risk_indicator: '3', dnb_rating: '1A2' },
    }),
  );
});

it('takes a pasted amount in the format in which the reader sees amounts', async () => {
  const { sent } = await renderInApp(
    <RequestContext value={sampleDeskRequest}>
      <Figures />
    </RequestContext>,
    { user: sampleUser, locale: 'pt-BR', answers: { 'PATCH /api/desk/requests/r1/data': { body: sampleDeskRequest } } },
  );
  const revenue = fieldOf(/^Receita/) as HTMLInputElement;
  for (const [pasted, amount] of [
    ['1.250', 1250],
    ['1.250.000', 1_250_000],
    ['1.250.000,75', 1_250_000.75],
  ] as const) {
    fireEvent.focus(revenue);
    fireEvent.input(revenue, { target: { value: pasted }, inputType: 'insertFromPaste' });
    fireEvent.blur(revenue);
    expect(revenue.value).toBe(pasted);
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ figures: { revenue: amount } }));
  }
});

it('shows amounts in the format of the reader, and sends what was typed', async () => {
  const call = 'PATCH /api/desk/requests/r1/data';
  const { sent } = await atDesk(<Figures />)({ [call]: { body: sampleDeskRequest } });
  const revenue = fieldOf(/^Revenue/) as HTMLInputElement;
  fireEvent.focus(revenue);
  type(/^Revenue/, '12500000,5');
  expect(revenue.value).toBe('12500000,5');
  fireEvent.blur(revenue);
  expect(revenue.value).toBe('12,500,000.50');
  press('Save figures');
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ figures: { revenue: 12500000.5 } }));
});

it('asks for the second part of a rating at the field', async () => {
  const { sent } = await atDesk(<Figures />)({});
  await choose(/^Rating: net worth/, '5A');
  press('Save figures');
  await expectErrorAt(/^Rating: net worth/, 'Choose both parts of the rating.');
  expect(sent).toEqual([]);
});

it('names a contradiction at its field', async () => {
  const finding = {
    rule: 'rating_against_risk',
    severity: 'contradiction',
    path: 'figures.dnb_rating',
    values: { rating: '2A2', rated_risk: '2', risk: '1' },
  } as const;
  await renderInApp(
    <RequestContext value={{ ...sampleDeskRequest, findings: [finding] }}>
      <Figures />
    </RequestContext>,
    { answers: {}, user: sampleUser },
  );
  const field = fieldOf(/^Rating: net worth/);
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('the rating 2A2 says');
});

it('what the figures break is said with its place', async () => {
  const request = {
    ...sampleDeskRequest,
    findings: [{ rule: 'negative_amount', severity: 'error', path: 'figures.current_assets' } as const],
  };
  await renderInApp(
    <RequestContext value={request}>
      <Findings />
    </RequestContext>,
    { answers: {}, user: sampleUser },
  );
  screen.getByText('Current assets: This amount cannot be negative.');
});

it.each([true, false])('a delivery says whether its document is made: %s', async (isMade) => {
  const call = 'POST /api/desk/requests/r1/deliver';
  const { sent } = await atDesk(<DeliverActions />)({
    [call]: { body: { ...sampleDeskRequest, status: 'delivered' } },
  });
  press('Deliver');
  const dialog = await screen.findByRole('dialog');
  if (isMade) fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Make the report from the data' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deliver' }));
  await screen.findByText('Report delivered.');
  expect(sent).toContainEqual({ call, body: { reason: '', makes_document: isMade } });
});
