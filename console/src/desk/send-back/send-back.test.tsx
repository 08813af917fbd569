// @vitest-environment jsdom
import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import type { DeskSendBack } from '@homologa/domain/send-backs/send-back.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { choicesOf, valueLines } from '../../suppliers/send-back/sent-back';
import { fieldOf, press, type } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { sampleDeskRequest, sampleUser } from '../../test/samples';
import { RequestContext } from '../request-context';
import { SendBackButton } from './SendBackButton';
import { SendBacks } from './SendBacks';

const questionnaire: DeskRequestResponse['questionnaire'] = [
  { _id: 's1', id: 's1', type: 'section', title: 'Company', required: false, options: [], file: null },
  { _id: 'q1', id: 'q1', type: 'input', title: 'What do you sell?', required: true, options: [], file: null },
  { _id: 'q2', id: 'q2', type: 'input', title: 'Do you sell wire?', required: true, options: [], file: null },
];
const held = { status: 'taken' as const, taken_by: { _id: sampleUser._id, id: sampleUser.id, name: 'Ana' } };
const draw = (part: ReactNode, traits: Partial<DeskRequestResponse> = {}, answers: Answers = {}) =>
  renderInApp(
    <RequestContext value={{ ...sampleDeskRequest, ...held, questionnaire, ...traits }}>{part}</RequestContext>,
    {
      answers,
      user: sampleUser,
    },
  );
const sendBack: DeskSendBack = {
  _id: 'b1',
  id: 'b1',
  status: 'open',
  sent_at: '2026-11-02T10:00:00.000Z',
  sent_by: { _id: 'u2', id: 'u2', name: 'Beto' },
  mailed_at: null,
  ended_at: null,
  items: [
    {
      _id: 'i1',
      id: 'i1',
      kind: 'question',
      target: 'q1',
      reason: 'Say more',
      label: 'What do you sell?',
      before: { texts: ['Steel'] },
      after: null,
      changed: false,
      note: '',
    },
  ],
};

it('each thing that is sent back has a reason', async () => {
  const call = 'POST /api/desk/requests/r1/send-backs';
  const { sent } = await draw(<SendBackButton />, {}, { [call]: { status: 201, body: sampleDeskRequest } });
  press('Send back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  const nothing = 'Please choose what the supplier is to look at again.';
  await waitFor(() => expect(dialog.getAllByText(nothing)).toHaveLength(2));
  expect(fieldOf('What to look at again').getAttribute('aria-invalid')).toBe('true');
  const choose = async (words: string, name: string) => {
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: words } });
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  await choose('sell', '1. What do you sell?');
  await waitFor(() => expect(dialog.queryByText(nothing)).toBeNull());
  await choose('wire', '2. Do you sell wire?');
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  const why = 'Please tell the supplier why. (1. What do you sell?, 2. Do you sell wire?)';
  await waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(why));
  fireEvent.click(dialog.getByLabelText('Remove: 2. Do you sell wire?'));
  type('Reason for the supplier: 1. What do you sell?', 'Say more');
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  const items = [{ kind: 'question', target: 'q1', reason: 'Say more' }];
  await waitFor(() => expect(sent).toContainEqual({ call, body: { items } }));
});

it('lists a hidden question under the reason why it cannot be chosen', async () => {
  const marked = questionnaire.map((item) => (item.id === 'q2' ? { ...item, hidden: true as const } : item));
  await draw(<SendBackButton />, { questionnaire: marked });
  press('Send back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'sell' } });
  const isDisabled = async (name: string) =>
    (await screen.findByRole('option', { name })).getAttribute('aria-disabled') === 'true';
  expect([await isDisabled('1. What do you sell?'), await isDisabled('2. Do you sell wire?')]).toEqual([false, true]);
  const group = within(screen.getByRole('group', { name: 'No longer asked: cannot be sent back' }));
  expect(group.getAllByRole('option')).toHaveLength(1);
});

it('is not offered while something is sent back, to nobody who can answer, or by somebody else', async () => {
  for (const traits of [
    { send_backs: [sendBack] },
    { sendable: { possible: false, form: false } },
    { taken_by: { _id: 'u2', id: 'u2', name: 'Beto' } },
    { status: 'delivered' as const },
  ]) {
    await draw(<SendBackButton />, traits);
    expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
  }
});

it('what is open can be withdrawn after a question', async () => {
  const call = 'DELETE /api/desk/requests/r1/send-backs/b1';
  const { sent } = await draw(<SendBacks />, { send_backs: [sendBack] }, { [call]: { body: sampleDeskRequest } });
  await screen.findByText('With the supplier');
  expect(screen.getByText(/The mail is on its way\./)).toBeTruthy();
  press('Withdraw');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent.map((one) => one.call)).toContain(call));
});

it('what was answered shows before and after, and what was said to it', async () => {
  const [item] = sendBack.items;
  if (!item) throw new Error('no item');
  const answered = {
    ...sendBack,
    status: 'answered' as const,
    items: [
      { ...item, after: { texts: ['Steel and wire'] }, changed: true },
      {
        ...item,
        id: 'i2',
        kind: 'file' as const,
        target: 'tax_certificate',
        label: '',
        before: { files: [] },
        after: { files: [] },
        note: 'We have none',
      },
    ],
  };
  await draw(<SendBacks />, { send_backs: [answered] });
  for (const text of ['Answered', 'Steel', 'Steel and wire', 'Not changed', 'Nothing', 'We have none']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('names what can be chosen, and says what a field or a list held as the form does', () => {
  const form = birFormFor('mexico', 'bir');
  const choices = choicesOf({ questionnaire }, form, 'es');
  expect(choices[0]).toEqual({ kind: 'question', target: 'q1', label: '1. What do you sell?', group: 'Cuestionario' });
  expect(choices.find(({ target }) => target === 'company.tax_id')).toMatchObject({ label: 'RFC', kind: 'field' });
  expect(choices.every(({ label, group }) => label !== '' && group !== '')).toBe(true);
  const reader = { form, locale: 'en', numbers: 'en-US' } as const;
  expect(valueLines({ value: 'mexico' }, 'country', reader)).toEqual(['Mexico']);
  expect(valueLines({ value: null }, 'company.tax_id', reader)).toEqual([]);
  const [line] = valueLines({ rows: [{ name: 'Ana', share: 60 }] }, 'form.owners', reader);
  expect(line).toContain('Ana');
  expect(line).toContain('60 %');
});
