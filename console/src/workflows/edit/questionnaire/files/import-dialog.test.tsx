// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../../../../test/gestures';
import { renderInApp } from '../../../../test/render-in-app';
import { sampleUser } from '../../../../test/samples';
import { EditContext } from '../../edit-context';
import { useWorkflowForm } from '../../saving/use-workflow-form';
import { buildStored } from '../../test-workflow';
import { changesOf, type WorkflowForm } from '../../workflow-form';
import { QuestionnaireTools } from './QuestionnaireTools';

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
const options = (id: string) => ['Yes', 'No'].map((value, at) => ({ _id: `${id}.${at + 1}`, value }));

async function renderTools(questionnaire: readonly object[], answers: Record<string, object>) {
  const workflow = buildStored({ id: 'w1', questionnaire });
  let form: WorkflowForm | undefined;
  function Builder() {
    const edited = useWorkflowForm(workflow);
    form = edited.form;
    return (
      <EditContext.Provider value={{ ...edited, workflow, reasons: [], target: null, goTo: () => undefined }}>
        <QuestionnaireTools />
      </EditContext.Provider>
    );
  }
  await renderInApp(<Builder />, {
    user: sampleUser,
    locale: 'en',
    answers: Object.fromEntries(Object.entries(answers).map(([call, body]) => [call, { body }])),
  });
  press('Library and files');
  const sent = () => (form ? (changesOf(form, ['questionnaire']).questionnaire as Record<string, unknown>[]) : []);
  return Object.assign(sent, { thresholds: () => form?.scoring?.thresholds.map(({ from }) => from) });
}

async function renderImport(questionnaire: readonly object[], answer: object) {
  const sent = await renderTools(questionnaire, { 'POST /api/workflows/w1/questionnaire/read': answer });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import questions…' }));
  const input = await screen.findByLabelText('Choose file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'questions.xlsx')] } });
  return sent;
}

const STORED = [question('a', 'Have you staff?', { type: 'radio', options: options('a') }), question('b', 'Old')];
const READ = [
  question('q1', 'Have you staff?', { type: 'radio', options: options('q1') }),
  question('q2', 'How many?', { show_if: { question: 'q1', is: 'equals', option: 'q1.1' } }),
];

afterEach(() => void vi.restoreAllMocks());

it('a file replaces the questionnaire after a preview, and a same question keeps its id', async () => {
  const sent = await renderImport(STORED, { questionnaire: READ, scoring: null, problems: [] });
  for (const text of ['Added: 1', 'Removed: 1', 'Unchanged: 1']) await screen.findByText(text);
  expect(screen.queryByText(/: 0$/)).toBeNull();
  expect(sent().map(({ title }) => title)).toEqual(['Have you staff?', 'Old']);
  press('Take over');
  await waitFor(() => expect(sent().map(({ title }) => title)).toEqual(['Have you staff?', 'How many?']));
  const [first, second] = sent();
  expect(first).toMatchObject({ _id: 'a', options: [{ _id: 'a.1' }, { _id: 'a.2' }] });
  expect(second).toMatchObject({ show_if: { question: 'a', is: 'equals', option: 'a.1' } });
  expect(second?._id).toBeUndefined();
});

it('questions added after the last one are new, and their conditions refer to each other', async () => {
  const sent = await renderImport(STORED, { questionnaire: READ, scoring: null, problems: [] });
  fireEvent.click(await screen.findByRole('radio', { name: 'Add after the last question' }));
  press('Take over');
  await waitFor(() => expect(sent()).toHaveLength(4));
  const [, , third, fourth] = sent() as { _id: string; options: { _id: string }[]; show_if?: object }[];
  expect(third?._id).not.toBe('a');
  expect(fourth?.show_if).toEqual({ question: third?._id, is: 'equals', option: third?.options[0]?._id });
});

it('wrong rows are named with row and column, and nothing can be taken over', async () => {
  const problems = [{ row: 7, column: 'show_if', problem: 'condition_question' }];
  const sent = await renderImport(STORED, { questionnaire: [], scoring: null, problems });
  await screen.findByText(/Row 7, Show if: The condition names a question/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take over' }).disabled).toBe(true);
  expect(sent()).toHaveLength(2);
});

it('a file whose answers give points begins the score, so that they are seen and counted', async () => {
  const scored = question('q1', 'Have you staff?', { points: { by: 'answered', points: 5 } });
  const sent = await renderImport(STORED, { questionnaire: [scored], scoring: null, problems: [] });
  const takeOver = screen.getByRole<HTMLButtonElement>('button', { name: 'Take over' });
  await waitFor(() => expect(takeOver.disabled).toBe(false));
  expect(sent.thresholds()).toBeUndefined();
  press('Take over');
  await waitFor(() => expect(sent.thresholds()).toEqual([0, 60, 80]));
});

it('thresholds of a file replace those of the form, and say so before', async () => {
  const scoring = {
    thresholds: [
      { id: 't1', name: 'Low', colour: 'red', from: 0 },
      { id: 't2', name: 'High', colour: 'green', from: 70 },
    ],
  };
  const sent = await renderImport(STORED, { questionnaire: READ, scoring, problems: [] });
  await screen.findByText('Thresholds of the file: Low from 0 %, High from 70 %');
  press('Take over');
  await waitFor(() => expect(sent.thresholds()).toEqual([0, 70]));
});

it('an example file is had where the file is chosen, in the language of the reader', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:example');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await renderTools(STORED, {});
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import questions…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download an example' }));
  const [file] = saved.mock.calls[0] ?? [];
  expect(await (file as Blob).text()).toMatch(/Multiple choice[,;]Do you have cargo insurance\?/);
});
