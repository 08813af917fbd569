// @vitest-environment jsdom
import { numberLocale } from '@homologa/domain/language/number-locale';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { ClientSendBacks } from '@homologa/domain/send-backs/send-back.contract';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, press, type } from '../../test/gestures';
import { type Answers, renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleSupplier, sampleUser } from '../../test/samples';
import { AnswersPanel } from '../detail/AnswersPanel';
import { valueLines } from './sent-back';

const question = { required: true, options: [], file: null };
const supplier = {
  ...sampleSupplier,
  questionnaire: { started_at: '2026-05-01T00:00:00Z', completed_at: '2026-05-01T00:00:00Z', reopened: false },
  questions: [{ ...question, _id: 'q1', id: 'q1', type: 'input', title: 'What do you sell?' }],
  answers: [{ question_id: 'q1', answer: 'Steel' }],
  answer_reviews: [],
} as unknown as SupplierResponse;
const path = '/api/workflows/w1/suppliers/s1/send-backs';
const NOTHING: ClientSendBacks = { possible: true, open: null, send_backs: [] };
const SENT: ClientSendBacks = {
  possible: false,
  open: 'client',
  send_backs: [
    {
      _id: 'b1',
      id: 'b1',
      status: 'open',
      sent_at: '2026-05-02T10:00:00.000Z',
      sent_by: { _id: 'u1', id: 'u1', name: 'Ana' },
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
    },
  ],
};

const draw = (list: ClientSendBacks, answers: Answers = {}, user = buyerOf('bir')) =>
  renderInApp(<AnswersPanel supplier={supplier} />, { user, answers: { [`GET ${path}`]: { body: list }, ...answers } });

it('sends one answer back with a reason, and then shows who sent it', async () => {
  const { sent } = await draw(NOTHING, { [`POST ${path}`]: { status: 201, body: SENT } });
  await screen.findByRole('button', { name: 'Send answers back' });
  press('Send answers back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'sell' } });
  fireEvent.click(await screen.findByRole('option', { name: '1. What do you sell?' }));
  type('Reason for the supplier: 1. What do you sell?', 'Say more');
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  const body = { items: [{ question_id: 'q1', reason: 'Say more' }] };
  await waitFor(() => expect(sent).toContainEqual({ call: `POST ${path}`, body }));
  await screen.findByText('With the supplier');
  screen.getByText(/^Ana, /);
  expect(screen.queryByRole('button', { name: 'Send answers back' })).toBeNull();
});

it.each([
  ['en', ['March 05, 2024', 'Yes', '1,500.00 USD', 'Lima | Peru | 2', 'Not applicable: too small']],
  ['es', ['05 de marzo de 2024', 'Sí', '1,500.00 USD', 'Lima | Perú | 2', 'No aplica: too small']],
  ['pt-BR', ['05 de março de 2024', 'Sim', '1.500,00 USD', 'Lima | Peru | 2', 'Não se aplica: too small']],
] as const)('writes an answer that was sent back as the answers beside it (%s)', (locale, lines) => {
  const column = { id: 'c', title: 'C', required: true };
  const table: AnswerFormat = {
    kind: 'table',
    max_rows: 5,
    columns: [
      { ...column, format: { kind: 'short_text' } },
      { ...column, format: { kind: 'country' } },
      { ...column, format: { kind: 'number' } },
    ],
  };
  const kept: [text: string, format: AnswerFormat][] = [
    ['2024-03-05', { kind: 'date' }],
    ['yes', { kind: 'yes_no' }],
    ['1500.00 USD', { kind: 'money' }],
    ['Lima | peru | 2', table],
    ['N/A: too small', { kind: 'percent' }],
  ];
  const reading = { form: null, locale, numbers: numberLocale(locale, null) };
  expect(kept.flatMap(([text, format]) => valueLines({ texts: [text] }, 'q1', { ...reading, format }))).toEqual(lines);
  expect(valueLines({ texts: ['2024-03-05'] }, 'q1', reading)).toEqual(['2024-03-05']);
  expect(valueLines({ texts: ['Steel | 3'] }, 'q1', { ...reading, format: table })).toEqual(['Steel | 3']);
  const former: [text: string, format: AnswerFormat][] = [
    ['1500.00 USD', { kind: 'number' }],
    ['about ten', { kind: 'number', unit: 'kg' }],
    ['small', { kind: 'percent' }],
  ];
  expect(former.flatMap(([text, format]) => valueLines({ texts: [text] }, 'q1', { ...reading, format }))).toEqual(
    former.map(([text]) => text),
  );
});

it('withdraws an open one after a question', async () => {
  const { sent } = await draw(SENT, { [`DELETE ${path}/b1`]: { body: NOTHING } });
  await screen.findByText('With the supplier');
  press('Withdraw');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`DELETE ${path}/b1`));
});

it('says that the desk has data with the supplier', async () => {
  await draw({ possible: false, open: 'desk', send_backs: [] });
  await screen.findByText(/^The verification desk has sent data back/);
  expect(screen.queryByRole('button', { name: 'Send answers back' })).toBeNull();
});

it('offers nothing to a user who is no admin', async () => {
  await draw(SENT, {}, { ...sampleUser, company_admin: false });
  await screen.findByText('With the supplier');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('lists what is no longer asked under the reason why it cannot be chosen', async () => {
  const [asked] = supplier.questions ?? [];
  const former = { ...asked, _id: 'q0', id: 'q0', title: 'What did you sell?', retired: true };
  const hidden = { ...asked, _id: 'q2', id: 'q2', title: 'What do you sell in Peru?', hidden: true };
  const panel = <AnswersPanel supplier={{ ...supplier, questions: [former, asked, hidden] } as SupplierResponse} />;
  await renderInApp(panel, { user: buyerOf('bir'), answers: { [`GET ${path}`]: { body: NOTHING } } });
  await screen.findByRole('button', { name: 'Send answers back' });
  screen.getByRole('button', { name: 'Flag answer 2' });
  expect(screen.queryByRole('button', { name: 'Flag answer 1' })).toBeNull();
  press('Send answers back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'sell' } });
  const group = within(await screen.findByRole('group', { name: 'No longer asked: cannot be sent back' }));
  const gone = group.getAllByRole('option');
  expect(gone.map((option) => [option.textContent, option.getAttribute('aria-disabled')])).toEqual([
    ['1. What did you sell?', 'true'],
    ['3. What do you sell in Peru?', 'true'],
  ]);
  const input = dialog.getByRole('combobox');
  for (const _ of [1, 2]) fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(gone[0]?.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(dialog.queryByLabelText(/^Reason for the supplier/)).toBeNull();
  fireEvent.click(screen.getByRole('option', { name: '2. What do you sell?' }));
  expect(await dialog.findAllByLabelText(/^Reason for the supplier/)).toHaveLength(1);
});

it('says at the reason that the supplier is no longer asked the question', async () => {
  const message = 'This supplier is no longer asked this question, so its answer cannot be sent back.';
  const problem = { code: 'question_not_asked', message, path: 'items.0.question_id', index: 0 };
  const body = { code: 'question_not_asked', message, details: [problem] };
  await draw(NOTHING, { [`POST ${path}`]: { status: 409, body } });
  await screen.findByRole('button', { name: 'Send answers back' });
  press('Send answers back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'sell' } });
  fireEvent.click(await screen.findByRole('option', { name: '1. What do you sell?' }));
  const reason = 'Reason for the supplier: 1. What do you sell?';
  type(reason, 'Say more');
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(fieldOf(reason).getAttribute('aria-invalid')).toBe('true'));
  // In the summary too, which leads to the field.
  expect(dialog.getAllByText((text) => text.includes(message)).length).toBeGreaterThan(0);
});
