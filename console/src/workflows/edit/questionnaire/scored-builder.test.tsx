// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { sampleUser } from '../../../test/samples';
import { EditContext } from '../edit-context';
import { useWorkflowForm } from '../saving/use-workflow-form';
import { buildStored } from '../test-workflow';
import { changesOf, type WorkflowForm } from '../workflow-form';
import { QuestionnairePanel } from './QuestionnairePanel';

const item = (id: string, change: object = {}) => ({
  id,
  _id: id,
  type: 'input',
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});
const options = [
  { _id: 'yes', id: 'yes', value: 'Yes' },
  { _id: 'no', id: 'no', value: 'No' },
];

async function renderBuilder(questionnaire: readonly object[], change: object = {}) {
  const workflow = buildStored({ id: 'w1', questionnaire, ...change });
  let form: WorkflowForm | undefined;
  const goTo = vi.fn();
  function Builder() {
    const edited = useWorkflowForm(workflow);
    form = edited.form;
    return (
      <EditContext.Provider value={{ ...edited, workflow, reasons: [], target: null, goTo }}>
        <QuestionnairePanel />
      </EditContext.Provider>
    );
  }
  await renderInApp(<Builder />, { user: sampleUser, locale: 'en' });
  const sent = () =>
    changesOf(form as WorkflowForm, ['questionnaire', 'scoring']) as {
      questionnaire: Record<string, unknown>[];
      scoring: { thresholds: Record<string, unknown>[] } | null;
      score_shown: boolean;
    };
  return { sent, goTo };
}

const choose = (label: string, name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(screen.getByRole('option', { name }));
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const turn = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

it('asks for a number with a unit and limits, and says when no number fits', async () => {
  const { sent } = await renderBuilder([item('a')]);
  choose('Answer', 'Number');
  type('Unit', 't');
  type('At least', '10');
  type('At most', '1');
  expect(sent().questionnaire[0]).toMatchObject({ format: { kind: 'number', unit: 't', min: 10, max: 1 } });
  expect(screen.getByText(/no answer fits/)).toBeTruthy();
  turn('Allow “not applicable” with a reason');
  expect(sent().questionnaire[0]).toMatchObject({ allow_na: true });
  choose('Answer', 'Text');
  expect(sent().questionnaire[0]).toMatchObject({ format: null });
});

it('builds a table by the keyboard: Enter in a column adds the next', async () => {
  const { sent } = await renderBuilder([item('a')]);
  choose('Answer', 'Table');
  type('Column 1', 'Site');
  fireEvent.keyDown(screen.getByLabelText('Column 1'), { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Column 2')));
  type('Column 2', 'Workers');
  choose('Answer of column 2', 'Number');
  turn('Column 2 required');
  expect(sent().questionnaire[0]?.['format']).toMatchObject({
    kind: 'table',
    max_rows: 20,
    columns: [
      { title: 'Site', required: false, format: { kind: 'short_text' } },
      { title: 'Workers', required: true, format: { kind: 'number' } },
    ],
  });
});

it('shows neither points nor weights until the questionnaire is scored', async () => {
  await renderBuilder([item('s', { type: 'section' }), item('a', { type: 'radio', options })]);
  expect(screen.queryByLabelText('Points of option 1')).toBeNull();
  expect(screen.queryByLabelText('Weight of the section')).toBeNull();
  turn('Score this questionnaire');
  expect(screen.getByLabelText('Points of option 1')).toBeTruthy();
  expect(screen.getByLabelText('Weight of the section')).toBeTruthy();
});

it('scores a choice and a yes/no question, with thresholds that begin sensibly', async () => {
  const { sent } = await renderBuilder([
    item('a', { type: 'radio', options }),
    item('b', { format: { kind: 'yes_no' } }),
  ]);
  turn('Score this questionnaire');
  expect(sent().scoring?.thresholds.map(({ name, from }) => [name, from])).toEqual([
    ['Fails', 0],
    ['Passes with conditions', 60],
    ['Passes', 80],
  ]);
  type('Points of option 1', '10');
  press('Option 2 is a knock-out');
  choose('Points', 'For yes and no');
  type('Points for yes', '5');
  expect(sent().questionnaire).toMatchObject([
    { options: [{ points: 10 }, { knock_out: true }] },
    { points: { by: 'yes_no', values: { yes: { points: 5 }, no: { points: 0 } } } },
  ]);
  expect(screen.getByText(/15 points in 2 questions/)).toBeTruthy();
  type('Name of threshold 1', '');
  expect(sent().scoring?.thresholds[0]).toMatchObject({ name: 'Fails' });
  choose('Proposed decision 3', 'Approved');
  expect(sent().scoring?.thresholds[2]).toMatchObject({ decision: 'approved' });
  turn('Score this questionnaire');
  expect(sent().scoring).toBeNull();
});

it('begins a range where the last one ends', async () => {
  const { sent } = await renderBuilder([item('a', { format: { kind: 'percent' } })], {
    scoring: {
      thresholds: [{ id: 'f', name: 'Fails', colour: 'red', from: 0 }],
    },
  });
  choose('Points', 'By range');
  type('Range 1 to', '50');
  press('Add range');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Range 2 from')));
  type('Points of range 2', '8');
  expect(sent().questionnaire[0]).toMatchObject({
    points: {
      by: 'range',
      ranges: [
        { to: 50, points: 0 },
        { from: 50, points: 8 },
      ],
    },
  });
  press('Remove range 2');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Range 1 from')));
});

it('names a condition that nobody meets, with a link to its place', async () => {
  const isYes = { question: 'a', is: 'equals', option: 'yes' };
  const { goTo } = await renderBuilder([
    item('a', { type: 'radio', options }),
    item('b', { show_if: { all: [isYes, { not: isYes }] } }),
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  const title = 'The check of the questionnaire found 1 point to look at';
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(title);
  expect(screen.getByRole('region', { name: title })).toBeTruthy();
  press('Question 2: Its condition contradicts itself, so nobody will see it.');
  expect(goTo).toHaveBeenCalledWith('questionnaire', 2);
});

it('keeps points and thresholds while a number is typed anew', async () => {
  const { sent } = await renderBuilder([item('a', { format: { kind: 'yes_no' } })]);
  turn('Score this questionnaire');
  choose('Points', 'For yes and no');
  type('Points for yes', '5');
  // A minus sign alone is an empty text for the browser.
  type('Points for yes', '');
  expect(screen.getByLabelText<HTMLInputElement>('Points for yes').value).toBe('');
  expect(sent().questionnaire[0]).toMatchObject({ points: { values: { yes: { points: 5 } } } });
  type('Points for yes', '-5');
  expect(sent().questionnaire[0]).toMatchObject({ points: { values: { yes: { points: -5 } } } });
  type('From … % (2)', '');
  expect(screen.getByLabelText<HTMLInputElement>('From … % (2)').value).toBe('');
  type('From … % (2)', '70');
  expect(sent().scoring?.thresholds.map(({ from }) => from)).toEqual([0, 70, 80]);
});

it('shows no switch for what does not apply on a question that does not allow it', async () => {
  const { sent } = await renderBuilder([item('a')]);
  const name = 'Allow “not applicable” with a reason';
  expect(screen.queryByText(name)).toBeNull();
  turn(name);
  expect(screen.getByText(name)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('switch', { name })));
  turn(name);
  expect(sent().questionnaire[0]).toMatchObject({ allow_na: null });
  expect(screen.queryByText(name)).toBeNull();
});

it('says which numbers and currencies it does not take, and keeps the former ones', async () => {
  const { sent } = await renderBuilder([item('a', { format: { kind: 'money', currencies: ['BRL'] } })]);
  type('Currencies', 'Real');
  expect(screen.getByLabelText('Currencies').getAttribute('aria-invalid')).toBe('true');
  expect(sent().questionnaire[0]).toMatchObject({ format: { currencies: ['BRL'] } });
  type('Currencies', 'usd');
  expect(sent().questionnaire[0]).toMatchObject({ format: { currencies: ['USD'] } });
  turn('Score this questionnaire');
  type('From … % (2)', '90');
  expect(screen.getByText('A number from 1 to 79')).toBeTruthy();
  expect(screen.getByLabelText('From … % (2)').getAttribute('aria-invalid')).toBe('true');
});

it('names the fields of two tables apart, though files give their columns the same ids', async () => {
  const columns = [{ id: 'c1', title: 'Site', required: false, format: { kind: 'short_text' } }];
  const format = { kind: 'table', columns, max_rows: 3 };
  await renderBuilder([item('a', { format }), item('b', { format })]);
  expect(new Set(screen.getAllByLabelText('Column 1').map(({ id }) => id)).size).toBe(2);
});

it('shows the number of a condition as it is written, and says which text is none', async () => {
  const { sent } = await renderBuilder([
    item('a', { format: { kind: 'number' } }),
    item('b', { show_if: { question: 'a', is: 'at_least', value: 1.125 } }),
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Value 1').value).toBe('1.125');
  type('Value 1', 'x');
  expect(screen.getByLabelText('Value 1').getAttribute('aria-invalid')).toBe('true');
  type('Value 1', '2.125');
  expect(sent().questionnaire[1]).toMatchObject({ show_if: { value: 2.125 } });
});

it('decides by the threshold only where it is switched on, and says what that does', async () => {
  const scoring = { thresholds: [{ id: 't', name: 'Fails', colour: 'red', from: 0, decision: 'rejected' }] };
  const { sent } = await renderBuilder([item('a')], { scoring });
  const decides = screen.getByRole('switch', { name: 'Decide by the threshold' });
  expect(decides).toHaveProperty('checked', false);
  const hint = document.getElementById(decides.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/nobody looks at it first/);
  turn('Decide by the threshold');
  expect(sent().scoring).toEqual({ ...scoring, decide_by_threshold: true });
  turn('Decide by the threshold');
  expect(sent().scoring).toEqual(scoring);
});

it('offers no decision by the threshold where no threshold proposes one', async () => {
  const scoring = { thresholds: [{ id: 't', name: 'Fails', colour: 'red', from: 0, decision: 'rejected' }] };
  await renderBuilder([item('a')], { scoring });
  const decides = screen.getByRole('switch', { name: 'Decide by the threshold' });
  choose('Proposed decision 1', 'None');
  expect(decides).toHaveProperty('disabled', true);
  expect(screen.getByText(/No threshold proposes a decision/)).toBeTruthy();
  choose('Proposed decision 1', 'Rejected');
  expect(decides).toHaveProperty('disabled', false);
  turn('Decide by the threshold');
  choose('Proposed decision 1', 'None');
  expect(decides).toHaveProperty('disabled', false);
});

it('shows suppliers their score only where the company switches it on, and says what they see', async () => {
  const scoring = { thresholds: [{ id: 't', name: 'Fails', colour: 'red', from: 0 }] };
  const { sent } = await renderBuilder([item('a')], { scoring });
  const name = 'Suppliers see their score after submitting';
  const shown = screen.getByRole('switch', { name });
  expect(shown).toHaveProperty('checked', false);
  const hint = document.getElementById(shown.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/Weights and proposed decisions stay with you/);
  turn(name);
  expect(sent()).toMatchObject({ scoring, score_shown: true });
  turn(name);
  expect(sent()).toMatchObject({ scoring, score_shown: false });
});

it('keeps the switch on of a workflow that shows scores, and offers none without points', async () => {
  const scoring = { thresholds: [{ id: 't', name: 'Fails', colour: 'red', from: 0 }] };
  const { sent } = await renderBuilder([item('a')], { scoring, score_shown: true });
  const name = 'Suppliers see their score after submitting';
  expect(screen.getByRole('switch', { name })).toHaveProperty('checked', true);
  expect(sent()).toMatchObject({ score_shown: true });
  turn('Score this questionnaire');
  expect(screen.queryByRole('switch', { name })).toBeNull();
});
