// @vitest-environment jsdom
import { COUNTRIES } from '@homologa/domain/countries/countries';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { sampleUser } from '../../../test/samples';
import { EditContext } from '../edit-context';
import { useWorkflowForm } from '../saving/use-workflow-form';
import { buildStored } from '../test-workflow';
import { changesOf, type WorkflowForm } from '../workflow-form';
import { ConditionLineFields } from './ConditionLineFields';
import { type ConditionLine, comparingChoices, comparisonOf } from './condition-lines';
import { QuestionnairePanel } from './QuestionnairePanel';
import { questionItemsOf } from './question-items';

const options = [
  { _id: 'yes', id: 'yes', value: 'Yes' },
  { _id: 'no', id: 'no', value: 'No' },
];
const question = (id: string, title: string, change: object = {}) => ({
  id,
  _id: id,
  type: 'input',
  title,
  required: true,
  options: [],
  file: null,
  ...change,
});
const STAFF = question('staff', 'Do you have staff?', { type: 'radio', options });
const isYes = { question: 'staff', is: 'equals', option: 'yes' };

async function renderBuilder(questionnaire: readonly object[]) {
  const workflow = buildStored({ id: 'w1', questionnaire });
  let form: WorkflowForm | undefined;
  let undo: () => unknown = () => null;
  function Builder() {
    const edited = useWorkflowForm(workflow);
    form = edited.form;
    undo = edited.undo;
    return (
      <EditContext.Provider value={{ ...edited, workflow, reasons: [], target: null, goTo: () => undefined }}>
        <QuestionnairePanel />
      </EditContext.Provider>
    );
  }
  await renderInApp(<Builder />, { user: sampleUser, locale: 'en' });
  return {
    sent: () => (form ? (changesOf(form, ['questionnaire']).questionnaire as Record<string, unknown>[]) : []),
    undo: () => {
      act(() => void undo());
    },
  };
}

const cards = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.classList.contains('MuiCard-root'))
    .map((card) => within(card));
const pressIn = (place: number, name: string) =>
  fireEvent.click(cards()[place]?.getByRole('button', { name }) as HTMLElement);
const choose = (label: string, name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(screen.getByRole('option', { name }));
};

const focusedName = () =>
  screen.getAllByRole('combobox').includes(document.activeElement as HTMLElement)
    ? document.getElementById(document.activeElement?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent
    : null;

it('writes a condition by choosing, says it as a sentence, and undoes it', async () => {
  const { sent, undo } = await renderBuilder([STAFF, question('many', 'How many?')]);
  pressIn(1, 'Show only if …');
  expect(sent()[1]).toMatchObject({ show_if: isYes });
  expect(screen.getByText('Shown only if “1. Do you have staff?” is “Yes”.')).toBeTruthy();
  choose('Comparison 1', 'is not');
  choose('Value 1', 'No');
  expect(sent()[1]).toMatchObject({ show_if: { not: { ...isYes, option: 'no' } } });
  press('Add a line');
  await waitFor(() => expect(focusedName()).toBe('Question or fact 2'));
  choose('Question or fact 2', 'Country of the supplier');
  choose('Of these', 'Any holds');
  const country = { fact: 'country', is: 'equals', value: COUNTRIES[0].id };
  expect(sent()[1]).toMatchObject({ show_if: { any: [{ not: { ...isYes, option: 'no' } }, country] } });
  fireEvent.click(screen.getByRole('button', { name: 'Always show' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Show only if …'));
  expect(sent()[1]).toMatchObject({ show_if: null });
  undo();
  await waitFor(() => expect(sent()[1]).toMatchObject({ show_if: { any: [{}, country] } }));
});

it('gives sections and options conditions of their own', async () => {
  const { sent } = await renderBuilder([
    STAFF,
    question('s', 'Staff', { type: 'section', required: false }),
    question('kind', 'Which kind?', {
      type: 'checkbox',
      options: [
        { _id: 'a', id: 'a', value: 'Own' },
        { _id: 'b', id: 'b', value: 'Hired' },
      ],
    }),
  ]);
  pressIn(1, 'Show only if …');
  pressIn(2, 'Show option 2 only if …');
  expect(sent()).toMatchObject([
    { _id: 'staff' },
    { show_if: isYes },
    { options: [{ _id: 'a' }, { _id: 'b', show_if: isYes }] },
  ]);
});

it('keeps a condition with groups within groups as it is, and says it', async () => {
  const nested = { all: [isYes, { any: [{ question: 'staff', is: 'answered' }, { all: [isYes, isYes] }] }] };
  const { sent } = await renderBuilder([STAFF, question('many', 'How many?', { show_if: nested })]);
  expect(screen.getByText(/This condition can be changed through the API only/)).toBeTruthy();
  fireEvent.change(screen.getByDisplayValue('How many?'), { target: { value: 'How many people?' } });
  expect(sent()[1]).toMatchObject({ title: 'How many people?', show_if: nested });
});

it('asks before an edit breaks a condition, names the question, and marks it afterwards', async () => {
  const { sent } = await renderBuilder([STAFF, question('many', 'How many?', { show_if: isYes })]);
  pressIn(1, 'Move up');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/“1. How many\?”/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  expect(sent()).toMatchObject([{ _id: 'staff' }, { _id: 'many' }]);
  pressIn(0, 'Remove question');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByText(/^This condition refers to a question or option/)).toBeTruthy());
  expect(sent()).toMatchObject([{ _id: 'many', show_if: isYes }]);
});

it('asks before an option or a type on which a condition depends goes, and marks the collapsed card', async () => {
  const third = { _id: 'maybe', id: 'maybe', value: 'Maybe' };
  const { sent } = await renderBuilder([
    { ...STAFF, options: [...options, third] },
    question('many', 'How many?', { show_if: { ...isYes, option: 'maybe' } }),
  ]);
  pressIn(0, 'Remove option 3');
  const answer = (name: string) =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name, hidden: true }));
  answer('Leave it as it is');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[0]?.['options']).toHaveLength(3);
  fireEvent.mouseDown(screen.getAllByRole('combobox', { name: 'Type' })[0] as HTMLElement);
  fireEvent.click(screen.getByRole('option', { name: 'Free text' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  expect(sent()[0]).toMatchObject({ type: 'radio' });
  answer('Leave it as it is');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pressIn(0, 'Remove option 3');
  answer('Change');
  await waitFor(() => expect(sent()[0]?.['options']).toHaveLength(2));
  press('Collapse all');
  expect(cards()[1]?.getByTitle(/^This condition refers to/)).toBeTruthy();
});

it('names a new question that a condition refers to, so that the server finds it', async () => {
  const { sent } = await renderBuilder([question('first', 'First?')]);
  press('Create new question');
  pressIn(1, 'Show only if …');
  expect(sent()[1]).toMatchObject({ show_if: { question: 'first', is: 'answered' } });
  press('Create new question');
  pressIn(2, 'Show only if …');
  const [, second, third] = sent();
  expect(third).toMatchObject({ show_if: { question: second?.['_id'], is: 'answered' } });
  expect(third?.['_id']).toBeUndefined();
});

it('compares typed questions by number, day, country and yes or no', async () => {
  const lineOf = (format: AnswerFormat) => {
    const typed = { id: 'q', type: 'input', title: 'Q', required: true, options: [], file: null, format } as const;
    return [comparingChoices(typed), comparisonOf('q', typed)];
  };
  const at = { question: 'q' };
  expect(lineOf({ kind: 'money' })).toEqual([['at_least', 'answered'], { ...at, is: 'at_least', value: 0 }]);
  expect(lineOf({ kind: 'date' })).toEqual([['before', 'answered'], { ...at, is: 'before', value: '2000-01-01' }]);
  expect(lineOf({ kind: 'yes_no' })).toEqual([['equals', 'answered'], { ...at, is: 'equals', value: 'yes' }]);
  expect(lineOf({ kind: 'country' })[1]).toEqual({ ...at, is: 'equals', value: COUNTRIES[0].id });
  expect(lineOf({ kind: 'email' })).toEqual([['answered'], { ...at, is: 'answered' }]);
});

it('writes a number, a day, a country and yes or no into a line', async () => {
  const typed = [
    ['n', 'number'],
    ['d', 'date'],
    ['c', 'country'],
    ['y', 'yes_no'],
  ].map(([id, kind]) => ({ ...question(id ?? '', `Asked ${id}`), showIf: null, format: { kind } }));
  const changed: unknown[] = [];
  const lines: ConditionLine[] = (typed as unknown as QuestionItem[]).map((one) => ({
    comparison: comparisonOf(one.id, one),
    isNot: false,
  }));
  const items = [...typed, question('z', 'Last')] as unknown as QuestionItem[];
  await renderInApp(
    <ConditionLineFields
      all={questionItemsOf(items)}
      itemKey="z"
      holder="z"
      lines={{ joiner: 'all', lines }}
      onChange={(condition) => changed.push(condition)}
    />,
    { user: sampleUser, locale: 'en' },
  );
  expect(screen.getByRole('combobox', { name: 'Comparison 1' }).textContent).toBe('is at least');
  const last = (place: number) => (changed.at(-1) as { all: { value: unknown }[] }).all[place]?.value;
  fireEvent.change(screen.getByRole('textbox', { name: 'Value 1' }), { target: { value: '12.5' } });
  expect(last(0)).toBe(12.5);
  fireEvent.change(screen.getByLabelText('Value 2'), { target: { value: '2026-01-31' } });
  expect(last(1)).toBe('2026-01-31');
  choose('Value 3', 'Peru');
  expect(last(2)).toBe('peru');
  choose('Value 4', 'No');
  expect(last(3)).toBe('no');
});
