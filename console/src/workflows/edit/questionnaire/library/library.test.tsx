// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../../test/gestures';
import { renderInApp } from '../../../../test/render-in-app';
import { sampleUser } from '../../../../test/samples';
import { EditContext } from '../../edit-context';
import { useWorkflowForm } from '../../saving/use-workflow-form';
import { buildStored } from '../../test-workflow';
import { changesOf, type WorkflowForm } from '../../workflow-form';
import { QuestionnaireTools } from '../files/QuestionnaireTools';
import { TemplateUpdates } from './TemplateUpdates';

const TEMPLATE = '00000000-0000-4000-8000-000000000001';
const PATH = '/api/questionnaire-templates';

const item = (id: string, title: object, change: object = {}) => ({
  _id: id,
  type: 'input',
  title,
  required: true,
  options: [],
  ...change,
});
const ITEMS = [
  item('s1', { en: 'One', es: 'Uno' }, { type: 'section' }),
  item('a', { en: 'Have you staff?', es: '¿Tiene personal?' }),
  item('s2', { en: 'Two', es: 'Dos' }, { type: 'section' }),
  item('b', { en: 'Since when?' }),
];
const template = (version: number, items: object[] = ITEMS) => ({
  _id: TEMPLATE,
  id: TEMPLATE,
  owner: 'company',
  title: { en: 'Suppliers', es: 'Proveedores' },
  description: { en: 'Ours.' },
  version,
  shown_version: version,
  questions: 2,
  missing: { en: 0, es: 1, 'pt-BR': 4 },
  archived: false,
  items,
  versions: [],
});

const question = (id: string, title: string, change: object = {}) => ({
  ...item(id, {}, change),
  id,
  title,
  file: null,
});
const sourceOf = (id: string) => ({ source: { template: TEMPLATE, version: 1, item: id, language: 'en' } });
const taken = (id: string, title: string) => question(`q-${id}`, title, sourceOf(id));

async function renderBuilder(questionnaire: readonly object[], answers: Record<string, object>) {
  const workflow = buildStored({ id: 'w1', questionnaire });
  let form: WorkflowForm | undefined;
  let undo: (() => unknown) | undefined;
  function Builder() {
    const edited = useWorkflowForm(workflow);
    form = edited.form;
    undo = edited.undo;
    return (
      <EditContext.Provider value={{ ...edited, workflow, reasons: [], target: null, goTo: () => undefined }}>
        <TemplateUpdates />
        <QuestionnaireTools />
      </EditContext.Provider>
    );
  }
  const { sent: calls } = await renderInApp(<Builder />, {
    user: sampleUser,
    locale: 'en',
    answers: Object.fromEntries(Object.entries(answers).map(([call, body]) => [call, { body }])),
  });
  const questions = () => (form ? (changesOf(form, ['questionnaire']).questionnaire as Record<string, unknown>[]) : []);
  return { questions, titles: () => questions().map(({ title }) => title), calls, undo: () => undo?.() };
}

async function choose(name: string) {
  press('Library and files');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

it('a section is inserted in the chosen language, says what is missing and remembers its source', async () => {
  const { questions, titles } = await renderBuilder([question('x', 'Old')], {
    [`GET ${PATH}?q=&archived=false`]: [
      template(2),
      { ...template(1), id: 'm', owner: 'provider', title: { en: 'Model' } },
    ],
    [`GET ${PATH}/${TEMPLATE}?`]: template(2),
  });
  await choose('Insert from library…');
  await screen.findByText('Model (2 questions, version 1)');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Language of the questions' }));
  fireEvent.click(screen.getByRole('option', { name: 'Español' }));
  fireEvent.click(await screen.findByText('Proveedores (2 questions, version 2)'));
  const part = await screen.findByRole('combobox', { name: 'What to insert' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Proveedores'));
  fireEvent.mouseDown(part);
  fireEvent.click(screen.getByRole('option', { name: 'Dos' }));
  await screen.findByText('1 item has no text in Español and is inserted in another language.');
  press('Insert');
  await waitFor(() => expect(titles()).toEqual(['Old', 'Dos', 'Since when?']));
  expect(questions()[2]?.['source']).toEqual({ template: TEMPLATE, version: 2, item: 'b', language: 'es' });
});

it('a search asks the server for titles and questions', async () => {
  await renderBuilder([], {
    [`GET ${PATH}?q=&archived=false`]: [template(1)],
    [`GET ${PATH}?q=staff&archived=false`]: [],
  });
  await choose('Insert from library…');
  await screen.findByText('Suppliers (2 questions, version 1)');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search titles and questions' }), {
    target: { value: 'staff' },
  });
  await screen.findByText('No template found.');
  press('Clear search');
  await screen.findByText('Suppliers (2 questions, version 1)');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('the questionnaire is saved as a template in one language', async () => {
  const { calls } = await renderBuilder([question('x', 'Why?'), question('y', 'File', { type: 'attachment' })], {
    [`GET ${PATH}?q=&archived=false`]: [],
    [`POST ${PATH}`]: template(1),
  });
  await choose('Save as template…');
  await screen.findByText(/Attachments are left out/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title of the template' }), { target: { value: 'Ours' } });
  press('Save');
  await screen.findByText('Template saved.');
  const body = calls.find(({ call }) => call === `POST ${PATH}`)?.body as { title: object; items: { title: object }[] };
  expect(body.title).toEqual({ en: 'Ours' });
  expect(body.items.map(({ title }) => title)).toEqual([{ en: 'Why?' }]);
});

it('the next version of a template keeps the translations of questions that came from it', async () => {
  const { calls } = await renderBuilder([taken('a', 'Have you staff?'), question('n', 'New?')], {
    [`GET ${PATH}?q=&archived=false`]: [template(1)],
    [`GET ${PATH}/${TEMPLATE}?`]: template(1),
    [`POST ${PATH}/${TEMPLATE}/versions`]: template(2),
  });
  await choose('Save as template…');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Save as' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Version 2 of “Suppliers”' }));
  press('Save');
  await screen.findByText('Template saved.');
  const body = calls.find(({ call }) => call.endsWith('/versions'))?.body as { based_on: number; items: object[] };
  expect(body).toMatchObject({ based_on: 1, items: [ITEMS[1], { title: { en: 'New?' } }] });
});

it('a section is added to a template of the company, or takes the place of the section that it was', async () => {
  const questionnaire = [
    { ...taken('s2', 'Two again'), type: 'section' },
    taken('b', 'Since when?'),
    question('s3', 'Sites', { type: 'section' }),
    question('n', 'Where?'),
  ];
  const { calls } = await renderBuilder(questionnaire, {
    [`GET ${PATH}?q=&archived=false`]: [template(1)],
    [`GET ${PATH}/${TEMPLATE}?`]: template(1),
    [`POST ${PATH}/${TEMPLATE}/versions`]: template(2),
  });
  await choose('Save as template…');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Save as' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Version 2 of “Suppliers”' }));
  await screen.findByText('The new version has the questions of this questionnaire only.');
  const choosePart = async (name: string) => {
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'What to save' }));
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  await choosePart('Two again');
  await screen.findByText(/The section replaces the section “Two” of the template/);
  await choosePart('Sites');
  await screen.findByText(/The section is added at the end of the template/);
  press('Save');
  await screen.findByText('Template saved.');
  const body = calls.find(({ call }) => call.endsWith('/versions'))?.body as { items: object[] };
  expect(body).toMatchObject({ items: [...ITEMS, { title: { en: 'Sites' } }, { title: { en: 'Where?' } }] });
  expect(body.items).toHaveLength(6);
});

async function chooseIn(label: string, name: string) {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name }));
}

it('a section whose condition names a question of another section is saved with the template’s ids', async () => {
  const shown = { show_if: { question: 'q-a', is: 'answered' }, ...sourceOf('b') };
  const { calls } = await renderBuilder(
    [
      taken('a', 'Have you staff?'),
      question('q-s2', 'Two', { type: 'section' }),
      question('q-b', 'Since when?', shown),
    ],
    {
      [`GET ${PATH}?q=&archived=false`]: [template(1)],
      [`GET ${PATH}/${TEMPLATE}?`]: template(1),
      [`POST ${PATH}/${TEMPLATE}/versions`]: template(2),
    },
  );
  await choose('Save as template…');
  await chooseIn('Save as', 'Version 2 of “Suppliers”');
  await chooseIn('What to save', 'Two');
  await screen.findByText(/The section replaces the section “Two” of the template/);
  press('Save');
  await screen.findByText('Template saved.');
  const body = calls.find(({ call }) => call.endsWith('/versions'))?.body as { items: object[] };
  expect(body.items.at(-1)).toMatchObject({ _id: 'b', show_if: { question: 'a', is: 'answered' } });
});

it('a condition on a question that the template does not have is named before saving', async () => {
  const shown = { show_if: { question: 'w', is: 'answered' } };
  await renderBuilder(
    [question('w', 'Any sites?'), question('s', 'Sites', { type: 'section' }), question('n', 'Where?', shown)],
    { [`GET ${PATH}?q=&archived=false`]: [template(1)], [`GET ${PATH}/${TEMPLATE}?`]: template(1) },
  );
  await choose('Save as template…');
  await chooseIn('Save as', 'Version 2 of “Suppliers”');
  await chooseIn('What to save', 'Sites');
  await screen.findByText(/“Where\?” depends on “Any sites\?”, which the template does not have/);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await chooseIn('What to save', 'The whole questionnaire');
  await waitFor(() => expect(save.disabled).toBe(false));
});

const SECOND = [
  ITEMS[0],
  item('a', { en: 'How many people do you employ?' }),
  item('c', { en: 'Where?' }),
  ...ITEMS.slice(2, 3),
] as object[];
const USED = [
  taken('s1', 'One'),
  taken('a', 'Have you staff, Ana?'),
  question('own', 'Mine'),
  taken('s2', 'Two'),
  taken('b', 'Since when?'),
];

it('a newer version is offered with what it changes, and applied with undo', async () => {
  const { questions, titles, undo } = await renderBuilder(USED, {
    [`GET ${PATH}/${TEMPLATE}?`]: template(2, SECOND),
    [`GET ${PATH}/${TEMPLATE}?version=1`]: template(1),
  });
  await screen.findByText(/Version 1 of “Suppliers” is used\. Version 2 is available\./);
  press('See what changes');
  for (const text of ['Added: 1', 'Changed: 1', 'Removed: 1', 'Unchanged: 3']) await screen.findByText(text);
  await screen.findByText('Have you staff, Ana?');
  press('Update');
  await waitFor(() => expect(titles()).toEqual(['One', 'How many people do you employ?', 'Where?', 'Mine', 'Two']));
  expect(questions()[1]).toMatchObject({ _id: 'q-a', source: { version: 2, item: 'a' } });
  expect(questions()[0]).toMatchObject({ _id: 'q-s1', source: { version: 2 } });
  const inUse = await screen.findByText('Version 2 of “Suppliers” is used.');
  await waitFor(() => expect(document.activeElement).toBe(inUse));
  undo();
  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(titles()[1]).toBe('Have you staff, Ana?');
});

const THREE = [ITEMS[0], ITEMS[1], item('d', { en: 'Who?' }), ITEMS[2], ITEMS[3]] as object[];
const MOVED = [ITEMS[0], THREE[2], ITEMS[1], ITEMS[2]] as object[];
const USED_THREE = [taken('s1', 'One'), taken('a', 'Have you staff?'), taken('d', 'Who?'), taken('s2', 'Two')];

it('moves of a template are offered in words, and each is followed or left', async () => {
  const next = [...MOVED.slice(0, 3), ITEMS[3], ITEMS[2]] as object[];
  const { titles, undo } = await renderBuilder([...USED_THREE, taken('b', 'Since when?')], {
    [`GET ${PATH}/${TEMPLATE}?`]: template(2, next),
    [`GET ${PATH}/${TEMPLATE}?version=1`]: template(1, THREE),
  });
  await screen.findByText(/Version 2 is available/);
  press('See what changes');
  const first = { name: '“Who?”: to the first place of its section', checked: true };
  const choice = await screen.findByRole('checkbox', first);
  screen.getByRole('checkbox', { name: '“Since when?”: into section “One”, after “Have you staff?”', checked: true });
  fireEvent.click(choice);
  await screen.findByRole('checkbox', { ...first, checked: false });
  screen.getByRole('checkbox', { name: 'All moves (2)' });
  press('Update');
  await waitFor(() => expect(titles()).toEqual(['One', 'Have you staff?', 'Since when?', 'Who?', 'Two']));
  undo();
  await waitFor(() => expect(titles()).toEqual(['One', 'Have you staff?', 'Who?', 'Two', 'Since when?']));
});

it('a question that was moved here stays where it is unless the move is chosen', async () => {
  const [s1, a, d, s2] = USED_THREE;
  const { titles } = await renderBuilder([s1!, a!, s2!, d!, taken('b', 'Since when?')], {
    [`GET ${PATH}/${TEMPLATE}?`]: template(2, [...MOVED, ITEMS[3]!]),
    [`GET ${PATH}/${TEMPLATE}?version=1`]: template(1, THREE),
  });
  await screen.findByText(/Version 2 is available/);
  press('See what changes');
  await screen.findByRole('checkbox', {
    name: '“Who?”: to the first place of its section; you moved it yourself',
    checked: false,
  });
  press('Update');
  await screen.findByText('Version 2 of “Suppliers” is used.');
  expect(titles()).toEqual(['One', 'Have you staff?', 'Two', 'Who?', 'Since when?']);
});
