// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, type } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import TemplatePage from './TemplatePage';
import TemplatesPage from './TemplatesPage';

const PATH = '/api/questionnaire-templates';
const ITEMS = [
  // In the order of a database, which is not the order of the editor.
  { type: 'input', _id: 'a', title: { es: '¿Por qué?', en: 'Why?' }, options: [], required: true },
  { _id: 'b', type: 'input', title: { en: 'Since when?' }, required: true, options: [] },
];
const template = (change: object = {}) => ({
  _id: 't1',
  id: 't1',
  owner: 'company',
  title: { en: 'Suppliers' },
  description: {},
  version: 1,
  shown_version: 1,
  questions: 2,
  missing: { en: 0, es: 1, 'pt-BR': 2 },
  archived: false,
  modified_at: '2026-11-01T10:00:00Z',
  items: ITEMS,
  versions: [{ version: 1, created_at: '2026-11-01T10:00:00Z', is_release: false }],
  ...change,
});

it('texts of another language are added beside the known ones and published as the next version', async () => {
  const { sent: calls } = await renderInApp(<TemplatePage scope="company" />, {
    user: sampleUser,
    locale: 'en',
    answers: {
      [`GET ${PATH}/?`]: { body: template() },
      [`POST ${PATH}/t1/versions`]: { status: 201, body: template({ version: 2 }) },
    },
  });
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish version 2' });
  expect(publish.disabled).toBe(true);
  press('Español: 1 missing');
  await screen.findByText(/1 item has no text in Español/);
  await screen.findByText('Since when?');
  const [, second] = screen.getAllByRole('textbox', { name: 'Question' });
  fireEvent.change(second as HTMLElement, { target: { value: '¿Desde cuándo?' } });
  await waitFor(() => expect(publish.disabled).toBe(false));
  press('Publish version 2');
  await screen.findByText('Version 2 published.');
  const body = calls.find(({ call }) => call.startsWith('POST'))?.body;
  const [first, ...others] = ITEMS;
  expect(body).toEqual({
    based_on: 1,
    items: [first, { ...others[0], title: { en: 'Since when?', es: '¿Desde cuándo?' } }],
  });
});

it('a model of the provider is read in each language and not edited', async () => {
  await renderInApp(<TemplatePage scope="company" />, {
    user: sampleUser,
    locale: 'en',
    answers: { [`GET ${PATH}/?`]: { body: template({ owner: 'provider' }) } },
  });
  await screen.findByText(/A model of the provider, not advice/);
  press('Español: 1 missing');
  await screen.findByText('1. ¿Por qué?');
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
});

it('the list says what each language lacks, and archives a template', async () => {
  const { sent: calls } = await renderInApp(<TemplatesPage scope="company" />, {
    user: sampleUser,
    locale: 'en',
    answers: {
      [`GET ${PATH}?q=&archived=false`]: { body: [template()] },
      [`GET ${PATH}?q=why&archived=false`]: {
        body: [template({ id: 'm', owner: 'provider', title: { en: 'Model' } })],
      },
      [`GET ${PATH}?q=zz&archived=false`]: { body: [] },
      [`PATCH ${PATH}/t1`]: { body: template({ archived: true }) },
    },
  });
  await screen.findByText('Português: 2 missing');
  press('More actions: Suppliers');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('Template archived.');
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ archived: true });
  type('Search titles and questions', 'why');
  await screen.findByText('None of your company’s templates was found.');
  await screen.findByText('Model');
  expect(screen.queryByText('No template found.')).toBeNull();
  type('Search titles and questions', 'zz');
  await screen.findByText('No template found.');
  press('Clear search');
  await screen.findByText('Suppliers');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('a model is read with types, formats, points, knock-outs, weights and conditions', async () => {
  const items = [
    { _id: 's', type: 'section', title: { en: 'Staff' }, required: false, options: [], weight: 2 },
    {
      _id: 'r',
      type: 'radio',
      title: { en: 'Have you staff?' },
      required: true,
      options: [
        { _id: 'y', value: { en: 'Yes' }, points: 5 },
        { _id: 'n', value: { en: 'No' }, points: 0, knock_out: true },
      ],
    },
    {
      _id: 'n1',
      type: 'input',
      title: { en: 'How many?' },
      required: false,
      options: [],
      allow_na: true,
      format: { kind: 'number', min: 1 },
      points: { by: 'answered', points: 3 },
      show_if: { question: 'r', is: 'equals', option: 'y' },
    },
  ];
  await renderInApp(<TemplatePage scope="company" />, {
    user: sampleUser,
    locale: 'en',
    answers: { [`GET ${PATH}/?`]: { body: template({ owner: 'provider', items }) } },
  });
  await screen.findByText('Weight 2');
  await screen.findByText('Multiple choice · required');
  await screen.findByText('Yes · 5 points');
  await screen.findByText('No · 0 points · knock-out');
  await screen.findByText(
    'Number, from 1 · optional · “not applicable” allowed · Shown only if “1. Have you staff?” is “Yes”.',
  );
  await screen.findByText('any answer: 3 points');
});

async function upload(name: string) {
  await screen.findByRole('button', { name: 'Load a file…' });
  press('Load a file…');
  const input = await screen.findByLabelText('Choose file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
}

async function renderLoading(answer: object) {
  await renderInApp(<TemplatePage scope="company" />, {
    user: sampleUser,
    locale: 'en',
    answers: { [`GET ${PATH}/?`]: { body: template() }, [`POST ${PATH}/read`]: { body: answer } },
  });
  await upload('questions.csv');
}
const titles = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }).map(({ value }) => value);

it.each([
  ['company', PATH],
  ['provider', '/api/desk/questionnaire-templates'],
] as const)('a file is loaded into a template of the %s and published as its next version', async (scope, path) => {
  const questions = [{ ...ITEMS[1], id: 'q1', _id: 'q1', title: 'Why?', file: null }];
  const { sent: calls } = await renderInApp(<TemplatePage scope={scope} />, {
    user: sampleUser,
    locale: 'en',
    answers: {
      [`GET ${path}/?`]: { body: template({ owner: scope }) },
      [`POST ${path}/read`]: { body: { questionnaire: questions, problems: [] } },
      [`POST ${path}/t1/versions`]: { status: 201, body: template({ version: 2, owner: scope }) },
    },
  });
  await upload('questions.xlsx');
  await screen.findByText(/Its texts become those in English/);
  for (const text of ['Removed: 1', 'Unchanged: 1']) await screen.findByText(text);
  expect(titles()).toEqual(['Why?', 'Since when?']);
  press('Take over');
  await screen.findByText(/Questions replaced, texts in English\. Undo brings/);
  press('Publish version 2');
  await screen.findByText('Version 2 published.');
  const body = calls.find(({ call }) => call.endsWith('/versions'))?.body;
  expect(body).toEqual({ based_on: 1, items: [{ ...ITEMS[0] }] });
});

it('questions of a file are added after the last one, and the first of them has the focus', async () => {
  const question = { ...ITEMS[1], id: 'q1', _id: 'q1', title: 'Why?', file: null };
  await renderLoading({ questionnaire: [question], problems: [] });
  fireEvent.click(await screen.findByRole('radio', { name: 'Add after the last question' }));
  press('Take over');
  await screen.findByText(/Questions added at the end, texts in English/);
  expect(titles()).toEqual(['Why?', 'Since when?', 'Why?']);
  const added = screen.getAllByRole('textbox', { name: 'Question' })[2];
  await waitFor(() => expect(document.activeElement).toBe(added));
});

it('wrong rows of a file are named in the dialog, which closes without a change', async () => {
  await renderLoading({
    questionnaire: [],
    problems: [{ row: 7, column: 'show_if', problem: 'condition_question' }],
  });
  await screen.findByText(/Row 7, Show if: The condition names a question/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take over' }).disabled).toBe(true);
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/Row 7/)).toBeNull();
  expect(titles()).toEqual(['Why?', 'Since when?']);
});

it('a section of another template is inserted with all its languages', async () => {
  const section = { _id: 's', type: 'section', title: { en: 'Staff', es: 'Personal' }, required: false, options: [] };
  const other = template({ id: 'm', _id: 'm', title: { en: 'Model' }, items: [ITEMS[0], section, ITEMS[1]] });
  const { sent: calls } = await renderInApp(<TemplatePage scope="company" />, {
    user: sampleUser,
    locale: 'en',
    answers: {
      [`GET ${PATH}/?`]: { body: template() },
      [`GET ${PATH}?q=&archived=false`]: { body: [template(), other] },
      [`GET ${PATH}/m?`]: { body: other },
      [`POST ${PATH}/t1/versions`]: { status: 201, body: template({ version: 2 }) },
    },
  });
  await screen.findByRole('button', { name: 'Insert a section…' });
  const opener = screen.getByRole('button', { name: 'Insert a section…' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('combobox', { name: 'Template' });
  press('Cancel');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  press('Insert a section…');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Template' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Model' }));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'What to insert' }));
  fireEvent.click(screen.getByRole('option', { name: 'Staff' }));
  press('Insert');
  await screen.findByText('Questions inserted.');
  await waitFor(() => expect(document.activeElement).toMatchObject({ tagName: 'TEXTAREA', value: 'Staff' }));
  press('Publish version 2');
  await screen.findByText('Version 2 published.');
  const sent = calls.find(({ call }) => call.endsWith('/versions'))?.body as { items: { _id: string }[] } | undefined;
  const items = sent?.items ?? [];
  expect(items).toMatchObject([
    ...ITEMS.map(({ title }) => ({ title })),
    { type: 'section', title: section.title },
    { title: { en: 'Since when?' } },
  ]);
  expect(new Set(items.map(({ _id }) => _id)).size).toBe(4);
});
