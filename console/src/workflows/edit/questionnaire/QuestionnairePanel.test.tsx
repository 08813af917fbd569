// @vitest-environment jsdom
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { sampleUser } from '../../../test/samples';
import { EditContext } from '../edit-context';
import { useWorkflowForm } from '../saving/use-workflow-form';
import { buildStored } from '../test-workflow';
import { changesOf, type WorkflowForm } from '../workflow-form';
import { QuestionnairePanel } from './QuestionnairePanel';

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

async function renderBuilder(questionnaire: readonly object[], change: object = {}, locale: Locale = 'en') {
  const workflow = buildStored({ id: 'w1', questionnaire, ...change });
  let form: WorkflowForm | undefined;
  function Builder() {
    const edited = useWorkflowForm(workflow);
    form = edited.form;
    return (
      <EditContext.Provider value={{ ...edited, workflow, reasons: [], target: null, goTo: () => undefined }}>
        <QuestionnairePanel />
      </EditContext.Provider>
    );
  }
  await renderInApp(<Builder />, { user: sampleUser, locale });
  return () => (form ? changesOf(form, ['questionnaire']).questionnaire : undefined);
}

const cards = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.classList.contains('MuiCard-root'))
    .map((card) => within(card));
const titles = () =>
  screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^(Question|Section)/ }).map(({ value }) => value);
const choose = (field: HTMLElement, name: string) => {
  fireEvent.mouseDown(field);
  fireEvent.click(screen.getByRole('option', { name }));
};

it('begins without questions, and adds questions and sections, which are incomplete until they are written', async () => {
  await renderBuilder([]);
  expect(screen.queryByText('All questionnaire fields are required.')).toBeNull();
  press('Create new question');
  const [first] = screen.getAllByRole('textbox', { name: /^(Question|Section)/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
  // A new question shows no error until the focus leaves it.
  expect(screen.queryByText('All questionnaire fields are required.')).toBeNull();
  fireEvent.blur(first as HTMLElement, { relatedTarget: screen.getByRole('button', { name: 'Duplicate' }) });
  expect(screen.queryByText('All questionnaire fields are required.')).toBeNull();
  const type = screen.getByRole('combobox', { name: 'Type' });
  fireEvent.blur(type, { relatedTarget: first as HTMLElement });
  expect(screen.queryByText('All questionnaire fields are required.')).toBeNull();
  fireEvent.blur(type, { relatedTarget: screen.getByRole('button', { name: 'Add section' }) });
  expect(screen.getByText('All questionnaire fields are required.')).toBeTruthy();
  press('Add section');
  const fields = screen.getAllByRole('textbox', { name: /^(Question|Section)/ });
  expect(fields).toHaveLength(2);
  fields.forEach((field, place) => fireEvent.change(field, { target: { value: `Text ${place}` } }));
  expect(screen.queryByText('All questionnaire fields are required.')).toBeNull();
});

it('moves questions by their buttons, says where to, and keeps the focus on the way back', async () => {
  const sent = await renderBuilder([question('a', 'First'), question('b', 'Second')]);
  const [first] = cards();
  expect(first?.getByRole<HTMLButtonElement>('button', { name: 'Move up' }).disabled).toBe(true);
  fireEvent.click(first?.getByRole('button', { name: 'Move down' }) as HTMLElement);
  expect(titles()).toEqual(['Second', 'First']);
  expect(screen.getAllByRole('status').some(({ textContent }) => /2.*2/.test(textContent ?? ''))).toBe(true);
  const up = cards()[1]?.getByRole('button', { name: 'Move up' });
  await waitFor(() => expect(document.activeElement).toBe(up));
  expect(sent()).toMatchObject([{ title: 'Second' }, { title: 'First' }]);
});

it('gives a choice its two options, which cannot be removed, and takes further ones', async () => {
  const sent = await renderBuilder([question('a', 'Which?')]);
  choose(screen.getByRole('combobox', { name: 'Type' }), 'Multiple choice');
  expect(screen.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(2);
  press('Add option');
  for (const n of [1, 2, 3]) {
    fireEvent.change(screen.getByRole('textbox', { name: `Option ${n}` }), { target: { value: `Answer ${n}` } });
  }
  press('Remove option 1');
  expect(screen.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(3);
  press('Remove option 3');
  expect(sent()).toMatchObject([{ type: 'radio', options: [{ value: 'Answer 1' }, { value: 'Answer 2' }] }]);
});

it('copies a question right behind it, without its id, and removes it again', async () => {
  const sent = await renderBuilder([question('a', 'First'), question('b', 'Second')]);
  fireEvent.click(cards()[0]?.getByRole('button', { name: 'Duplicate' }) as HTMLElement);
  expect(titles()).toEqual(['First', 'First', 'Second']);
  fireEvent.click(cards()[0]?.getByRole('button', { name: 'Remove question' }) as HTMLElement);
  expect(titles()).toEqual(['First', 'Second']);
  expect(JSON.stringify(sent())).not.toContain('"a"');
});

it('puts a removed question back in its place, with its id, also after another one was moved', async () => {
  const sent = await renderBuilder([question('a', 'First'), question('b', 'Second'), question('c', 'Third')]);
  const remove = (place: number) =>
    fireEvent.click(cards()[place]?.getByRole('button', { name: 'Remove question' }) as HTMLElement);
  remove(1);
  expect(titles()).toEqual(['First', 'Third']);
  await screen.findByText('Question removed.');
  fireEvent.click(cards()[0]?.getByRole('button', { name: 'Move down' }) as HTMLElement);
  press('Undo');
  expect(titles()).toEqual(['Third', 'First', 'Second']);
  expect(sent()).toMatchObject([{ _id: 'c' }, { _id: 'a' }, { _id: 'b' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('Second')));
  remove(0);
  press('Undo');
  expect(titles()).toEqual(['Third', 'First', 'Second']);
});

const REMOVAL = {
  en: ['Remove question', 'Question removed.', 'Undo'],
  es: ['Quitar pregunta', 'Se quitó la pregunta.', 'Deshacer'],
  'pt-BR': ['Remover pergunta', 'Pergunta removida.', 'Desfazer'],
} as const;

it.each(LOCALES)('offers to undo the removal of a question (%s)', async (locale) => {
  const [remove, removed, undo] = REMOVAL[locale];
  const sent = await renderBuilder([question('a', 'First')], {}, locale);
  press(remove);
  await screen.findByText(removed);
  expect(sent()).toEqual([]);
  press(undo);
  expect(sent()).toMatchObject([{ _id: 'a', title: 'First' }]);
});

it('closes and opens the questions, and numbers them without the sections', async () => {
  await renderBuilder([question('s', 'Part', { type: 'section' }), question('a', 'First'), question('b', 'Second')]);
  press('Collapse all');
  expect(titles()).toEqual([]);
  expect(screen.getByText('1. First')).toBeTruthy();
  expect(screen.getByText('2. Second')).toBeTruthy();
  press('Expand all');
  expect(titles()).toEqual(['Part', 'First', 'Second']);
});

it('makes an answer optional, and offers a new question of a live workflow no file', async () => {
  const sent = await renderBuilder([question('a', 'First')], { status: 'active' });
  fireEvent.click(screen.getByRole('switch', { name: 'Required' }));
  expect(sent()).toMatchObject([{ required: false }]);
  press('Create new question');
  fireEvent.mouseDown(screen.getAllByRole('combobox', { name: 'Type' })[1] as HTMLElement);
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toContain('Free text');
  expect(offered).not.toContain('Attachment');
});

const optionValues = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Option/ }).map(({ value }) => value);
const options = [
  { _id: 'o1', value: 'A' },
  { _id: 'o2', value: 'B' },
];

it('makes the next option by Enter, removes an empty one by Backspace, and splits pasted lines', async () => {
  await renderBuilder([question('a', 'Which?', { type: 'radio', options })]);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Option 2' }), { key: 'Enter' });
  const third = screen.getByRole('textbox', { name: 'Option 3' });
  await waitFor(() => expect(document.activeElement).toBe(third));
  fireEvent.keyDown(third, { key: 'Backspace' });
  expect(optionValues()).toEqual(['A', 'B']);
  const second = screen.getByRole('textbox', { name: 'Option 2' });
  await waitFor(() => expect(document.activeElement).toBe(second));
  fireEvent.paste(second, { clipboardData: { getData: () => 'C\nD' } });
  expect(optionValues()).toEqual(['A', 'B', 'C', 'D']);
});

it('adds the next question of the same kind by Ctrl+Enter, and makes questions of pasted lines', async () => {
  const sent = await renderBuilder([question('a', 'Which?', { type: 'radio', options }), question('b', 'Last')]);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Option 1' }), { key: 'Enter', ctrlKey: true });
  expect(titles()).toEqual(['Which?', '', 'Last']);
  const fresh = screen.getAllByRole('textbox', { name: 'Question' })[1] as HTMLElement;
  await waitFor(() => expect(document.activeElement).toBe(fresh));
  fireEvent.paste(fresh, { clipboardData: { getData: () => 'One\nTwo' } });
  expect(titles()).toEqual(['Which?', 'One', 'Two', 'Last']);
  expect(sent()).toMatchObject([{ type: 'radio' }, { type: 'radio' }, { type: 'radio' }, { type: 'input' }]);
});

const OVERFLOW = {
  en: [
    'A question has at most 200 options. 199 pasted lines were taken. 1 is left over; copy it before you close this message.',
    'Add option',
  ],
  es: [
    'Una pregunta tiene como máximo 200 opciones. Se tomaron 199 líneas pegadas. Sobra 1; cópiela antes de cerrar este mensaje.',
    'Agregar opción',
  ],
  'pt-BR': [
    'Uma pergunta tem no máximo 200 opções. 199 linhas coladas foram usadas. Sobrou 1; copie-a antes de fechar esta mensagem.',
    'Adicionar opção',
  ],
} as const;

it.each(LOCALES)('says how many pasted lines were taken and offers the rest to be copied (%s)', async (locale) => {
  const [message, add] = OVERFLOW[locale];
  const [first] = options;
  await renderBuilder(
    [question('a', 'Which?', { type: 'radio', options: [first, { _id: 'o2', value: '' }] })],
    {},
    locale,
  );
  const [, second] = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ id }) => id.startsWith('option-'));
  if (!second) throw new Error('no second option');
  const lines = Array.from({ length: 200 }, (_, index) => `Line ${index + 1}`).join('\n');
  fireEvent.paste(second, { clipboardData: { getData: () => lines } });
  const alert = screen.getByText(message, { exact: false }).closest('[role=alert]');
  expect(alert?.querySelector('textarea')?.value).toBe('Line 200');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: add }).disabled).toBe(true);
});
