// @vitest-environment jsdom
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { expectErrorAt } from '../../test/form-behaviour';
import { press, type } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { sampleDeskRequest, sampleUser } from '../../test/samples';
import { CallLog } from '../CallLog';
import { DeliverActions } from '../delivery/DeliverActions';
import { RequestContext } from '../request-context';
import { AssignRequest } from './AssignRequest';
import { ChangeStatus } from './ChangeStatus';
import { Hold } from './Hold';
import { TakeNext } from './TakeNext';

const draw = (part: ReactNode, traits: Partial<DeskRequestResponse> = {}, answers: Answers = {}) =>
  renderInApp(<RequestContext value={{ ...sampleDeskRequest, ...traits }}>{part}</RequestContext>, {
    answers,
    user: sampleUser,
  });
const beto = { _id: 'u2', id: 'u2', name: 'Beto' };
const load = { open: 2, overdue: 1 };
const summary = {
  all: load,
  mine: load,
  unassigned: load,
  call_backs: { mine: 0, all: 0 },
  staff: [{ ...beto, ...load }],
  clients: [],
  countries: [],
};

it('what somebody else holds is read, and taken over by a button', async () => {
  const call = 'POST /api/desk/requests/r1/take-over';
  const { sent } = await draw(
    <>
      <Hold />
      <ChangeStatus />
      <CallLog />
    </>,
    { taken_by: beto },
    { [call]: { body: sampleDeskRequest } },
  );
  await screen.findByText('Beto works on this request. Take it over before you change it.');
  expect(screen.queryByRole('button', { name: 'Log call' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull();
  press('Take over');
  await waitFor(() => expect(sent).toContainEqual({ call, body: {} }));
});

it('what one holds oneself, and what is over, says nothing about holding', async () => {
  await draw(<Hold />);
  expect(screen.queryByRole('alert')).toBeNull();
  await draw(<Hold />, { taken_by: beto, status: 'delivered' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a request is handed over to a colleague, or to nobody', async () => {
  const call = 'POST /api/desk/requests/r1/assign';
  const answers = { 'GET /api/desk/summary': { body: summary }, [call]: { body: sampleDeskRequest } };
  const { sent } = await draw(<AssignRequest />, { taken_by: beto }, answers);
  press('Assign');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: 'Nobody: release it' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent).toContainEqual({ call, body: { staff_id: null } }));
});

it('the key N takes the next, unless something is being typed', async () => {
  const call = 'POST /api/desk/requests/take-next';
  const { sent } = await draw(
    <>
      <TakeNext />
      <input aria-label="field" />
    </>,
    {},
    { [call]: { body: sampleDeskRequest } },
  );
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'n' });
  expect(sent.filter((one) => one.call === call)).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'n' });
  await waitFor(() => expect(sent).toContainEqual({ call, body: {} }));
});

it('a delivery says before what is missing, and asks why no call is needed', async () => {
  const call = 'POST /api/desk/requests/r1/deliver';
  const { sent } = await draw(
    <DeliverActions />,
    { delivery_gaps: ['verified_call', 'report_file'] },
    { [call]: { body: sampleDeskRequest } },
  );
  press('Deliver');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('A call in which the data were verified');
  dialog.getByText('The report file');
  fireEvent.click(dialog.getByRole('button', { name: 'Deliver' }));
  const message = 'Log a call in which the data were verified, or say why none is needed.';
  await expectErrorAt(/^Why no verified call/, message);
  type(/^Why no verified call/, 'By letter');
  fireEvent.click(dialog.getByRole('button', { name: 'Deliver' }));
  await waitFor(() => expect(sent).toContainEqual({ call, body: { reason: 'By letter', makes_document: false } }));
});

it('data are verified at once where a call was, and with a reason where none was', async () => {
  const call = 'POST /api/desk/requests/r1/data-verified';
  const { sent } = await draw(<DeliverActions />, {}, { [call]: { body: sampleDeskRequest } });
  press('Data verified');
  await waitFor(() => expect(sent).toContainEqual({ call, body: { reason: '' } }));
});

it('calling again asks when, and attempts are counted', async () => {
  await draw(<CallLog />, { call_attempts: { made: 2, of: 3 }, phone_to_call: '+551144443333' });
  screen.getByText(/^2 of 3 attempts/);
  screen.getByText(/The client named another number/);
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: 'Call back' }));
  press('Log call');
  await expectErrorAt(/^Call again on/, 'Please say when to call again.');
});
