// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import TemplatePage from './TemplatePage';

const PATH = '/api/questionnaire-templates';
const item = (id: string, title: string) => ({
  _id: id,
  type: 'input',
  title: { en: title },
  required: true,
  options: [],
});
const template = (version: number, items = [item('a', 'Why?')], change: object = {}) => ({
  _id: 't1',
  id: 't1',
  owner: 'company',
  title: { en: 'Suppliers' },
  description: {},
  version,
  shown_version: version,
  questions: items.length,
  missing: { en: 0, es: 1, 'pt-BR': 1 },
  archived: false,
  modified_at: '2026-11-01T10:00:00Z',
  items,
  versions: Array.from({ length: version }, (_, at) => ({
    version: version - at,
    created_at: '2026-11-01T10:00:00Z',
    is_release: false,
  })),
  ...change,
});
const COLLEAGUES = template(3, [item('a', 'Why?'), item('b', 'Since when?')]);

async function renderEdited() {
  const answers: Record<string, { status?: number; body: unknown }> = {
    [`GET ${PATH}/?`]: { body: template(2) },
    [`GET ${PATH}/t1?version=1`]: { body: { ...template(2, [item('o', 'Old?')]), shown_version: 1 } },
  };
  const app = await renderInApp(<TemplatePage scope="company" />, { user: sampleUser, locale: 'en', answers });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Question' }), { target: { value: 'Why not?' } });
  await waitFor(() => expect(publishButton(3).disabled).toBe(false));
  const choose = async (version: number) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Version' }));
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${version},`) }));
  };
  return { ...app, answers, choose, refetch: () => app.queryClient.invalidateQueries({ queryKey: ['templates'] }) };
}

const publishButton = (version: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Publish version ${version}` });
const typed = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }).map(({ value }) => value);

it('keeps unsaved edits when a newer version arrives, and publishes them on top of it', async () => {
  const { answers, refetch, sent } = await renderEdited();
  answers[`GET ${PATH}/?`] = { body: COLLEAGUES };
  await refetch();
  await screen.findByText('A newer version exists: 3');
  expect(typed()).toEqual(['Why not?']);
  expect(publishButton(3).disabled).toBe(true);
  press('Compare');
  for (const text of ['Changed: 1', 'Removed: 1']) await screen.findByText(text);
  expect(screen.queryByText(/^(Added|Unchanged): 0/)).toBeNull();
  press('Keep my changes');
  answers[`POST ${PATH}/t1/versions`] = { status: 201, body: template(4, [item('a', 'Why not?')]) };
  press('Publish version 4');
  await screen.findByText('Version 4 published.');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    based_on: 3,
    items: [item('a', 'Why not?')],
  });
});

it('offers the newer version after a rejected publication, and loads it', async () => {
  const { answers } = await renderEdited();
  answers[`POST ${PATH}/t1/versions`] = { status: 409, body: { error: 'changed', code: 'template_changed' } };
  answers[`GET ${PATH}/?`] = { body: COLLEAGUES };
  press('Publish version 3');
  await screen.findByText('A newer version exists: 3');
  press('Load version 3 and discard my changes');
  await waitFor(() => expect(screen.queryByText('A newer version exists: 3')).toBeNull());
  expect(await screen.findByText('Since when?')).toBeTruthy();
  expect(publishButton(4).disabled).toBe(true);
});

it('keeps unsaved edits while an older version is read and after the template is archived', async () => {
  const { answers, refetch, choose } = await renderEdited();
  await choose(1);
  await screen.findByText('1. Old?');
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
  await choose(2);
  await waitFor(() => expect(typed()).toEqual(['Why not?']));
  answers[`GET ${PATH}/?`] = { body: template(2, undefined, { archived: true }) };
  await refetch();
  await screen.findByText(/This template is archived/);
  expect(typed()).toEqual(['Why not?']);
  expect(publishButton(3).disabled).toBe(true);
});

it('edits the published version after an older one was read', async () => {
  const { answers, choose } = await renderEdited();
  await choose(1);
  await screen.findByText('1. Old?');
  await choose(2);
  const published = { body: template(3, [item('a', 'Why not?')]) };
  answers[`POST ${PATH}/t1/versions`] = { status: 201, ...published };
  answers[`GET ${PATH}/?`] = published;
  await screen.findByRole('button', { name: 'Publish version 3' });
  press('Publish version 3');
  await screen.findByText('Version 3 published.');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish version 4' })).disabled).toBe(true);
});
