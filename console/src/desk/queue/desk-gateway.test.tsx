// @vitest-environment jsdom
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SandboxNotice } from '../../suppliers/deliveries/SandboxMark';
import { press } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { sampleDeskRequest, sampleUser } from '../../test/samples';
import { RequestContext } from '../request-context';
import { AssignRequest } from './AssignRequest';
import { ChangeStatus } from './ChangeStatus';
import { Hold } from './Hold';
import { AtGateway, MoveToGateway } from './MoveToGateway';

const draw = (part: ReactNode, traits: Partial<DeskRequestResponse> = {}, answers: Answers = {}) =>
  renderInApp(<RequestContext value={{ ...sampleDeskRequest, ...traits }}>{part}</RequestContext>, {
    answers,
    user: sampleUser,
  });
const call = 'POST /api/desk/requests/r1/gateway';

it('a request is given to another gateway, and why', async () => {
  const { sent } = await draw(<MoveToGateway />, {}, { [call]: { body: sampleDeskRequest } });
  press('Move');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is to make this report?' }));
  dialog.getByText('The sandbox invents its figures. The client gets them, marked SANDBOX DATA.');
  fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: 'To show it' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent).toContainEqual({ call, body: { gateway: 'sandbox', reason: 'To show it' } }));
});

it('what another gateway makes is only moved at the desk', async () => {
  const parts = (
    <>
      <AtGateway />
      <Hold />
      <ChangeStatus />
      <AssignRequest />
      <MoveToGateway />
    </>
  );
  await draw(parts, { gateway: 'http', gateways: ['desk', 'http'], taken_by: null });
  await screen.findByText('External bureau makes this report. Move the request to the desk to work on it here.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Move']);
});

it('nobody moves what is delivered, or what a colleague holds', async () => {
  await draw(<MoveToGateway />, { status: 'delivered' });
  await draw(<MoveToGateway />, { taken_by: { _id: 'u2', id: 'u2', name: 'Beto' } });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says above the figures that they are invented, where they are', async () => {
  const report = { is_sandbox: true } as never;
  await renderInApp(<SandboxNotice supplier={{ report, ccr: null }} />, { user: sampleUser });
  await screen.findByText('SANDBOX DATA: figures of this report are invented.');
});
