// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { AffectedReview } from '../AffectedReview';
import { EditContext } from '../edit-context';
import { useWorkflowForm } from '../saving/use-workflow-form';
import { buildStored } from '../test-workflow';
import { ChangesReview } from './ChangesReview';
import { VersionList } from './VersionList';

const item = (id: string, title = id) => ({
  _id: id,
  id,
  type: 'input',
  title,
  required: true,
  options: [],
  file: null,
});
const workflow = buildStored({ id: 'w1', status: 'active', questionnaire: [item('a'), item('b')] });

function Page() {
  const state = useWorkflowForm(workflow);
  const questions = state.form.questions.slice(0, 1);
  const form = { ...state.form, questions };
  return (
    <EditContext.Provider value={{ ...state, form, workflow, reasons: [], target: null, goTo: () => undefined }}>
      <AffectedReview />
      <VersionList />
    </EditContext.Provider>
  );
}

const group = (effect: string, count: number, names: string[]) => ({
  effect,
  count,
  suppliers: names.map((name) => ({ _id: name, id: name, company_name: name })),
});
const VERSIONS = [
  { version: 2, published_at: '2026-11-20T10:00:00.000Z', published_by: 'Ana Demo', submitted: 0 },
  { version: 1, published_at: '2026-11-01T10:00:00.000Z', published_by: null, submitted: 4 },
];
const answers = {
  'POST /api/workflows/w1/questionnaire/affected': {
    body: {
      groups: [group('answers_dropped', 22, ['Sogas']), group('keeps_version', 4, []), group('not_started', 0, [])],
    },
  },
  'GET /api/workflows/w1/questionnaire/versions': { body: VERSIONS },
  'GET /api/workflows/w1/questionnaire/versions/1': {
    body: { version: 1, questionnaire: [item('a', 'Before'), item('x')] },
  },
  'GET /api/workflows/w1/questionnaire/versions/2': {
    body: { version: 2, questionnaire: [item('a', 'After'), item('b')] },
  },
};

it('counts the suppliers by what the update does to them, and names them at a press', async () => {
  await renderInApp(<Page />, { user: buyerOf('bir'), answers });
  await screen.findByText(/22 suppliers are answering and lose answers/);
  expect(screen.queryByText(/have not started/)).toBeNull();
  screen.getByText(/Answers to 1 question are kept/);
  screen.getByText(/4 suppliers have submitted and keep the version they answered/);
  const name = screen.getByRole('link', { name: 'Sogas' });
  expect(name.closest('ul')?.hidden).toBe(true);
  fireEvent.click(screen.getAllByRole('button', { name: 'Show who' })[0]!);
  expect(name.closest('ul')?.hidden).toBe(false);
  screen.getByText('and 21 more');
});

it('says nothing about answers where only suppliers who have submitted keep their version', async () => {
  const body = { groups: [group('keeps_version', 1, ['Sogas']), group('not_started', 2, [])] };
  await renderInApp(<Page />, {
    user: buyerOf('bir'),
    answers: { ...answers, 'POST /api/workflows/w1/questionnaire/affected': { body } },
  });
  await screen.findByText(/1 supplier has submitted and keeps the version it answered/);
  expect(screen.queryByText(/Answers to|is removed/)).toBeNull();
});

it('lists the published versions and compares two of them', async () => {
  await renderInApp(<Page />, { user: buyerOf('bir'), answers });
  await screen.findByText(/Published by Ana Demo on November 20, 2026/);
  screen.getByText(/4 suppliers have answered it/);
  press('Show what version 2 changed');
  await screen.findByText('Changed: 1');
  for (const text of ['Added: 1', 'Removed: 1', '1. After', 'before 2. x']) screen.getByText(text);
  screen.getByText('Reworded; before: “Before”');
});

const SECTIONS = [
  { ...item('s1', 'Staff'), type: 'section', required: false },
  item('a', 'How many?'),
  item('b', 'Since when?'),
  { ...item('s2', 'Money'), type: 'section', required: false },
  item('c', 'How much?'),
];

async function renderChanges(locale: 'en' | 'es' | 'pt-BR') {
  const stored = buildStored({ id: 'w1', status: 'active', questionnaire: SECTIONS });
  function Changed() {
    const state = useWorkflowForm(stored);
    const [s1, a, b, s2, c] = state.form.questions;
    const counted = { ...a!, title: 'How many people?', required: false, format: { kind: 'number' as const } };
    const form = { ...state.form, questions: [s1!, counted, s2!, c!, b!] };
    return (
      <EditContext.Provider
        value={{ ...state, form, workflow: stored, reasons: [], target: null, goTo: () => undefined }}
      >
        <ChangesReview />
      </EditContext.Provider>
    );
  }
  const body = { groups: [], lost_answers: [{ question: 'a', suppliers: 3 }] };
  await renderInApp(<Changed />, {
    user: buyerOf('bir'),
    locale,
    answers: { 'POST /api/workflows/w1/questionnaire/affected': { body } },
  });
}

it.each([
  [
    'en',
    'Section “Staff” · Reworded; before: “How many?” · Kind of answer: Free text → Number · Optional now',
    'Section “Money” · Before in section “Staff”',
    '3 suppliers that are answering lose their answers.',
  ],
  [
    'es',
    'Sección “Staff” · Redacción; antes: “How many?” · Tipo de respuesta: Texto libre → Número · Ahora opcional',
    'Sección “Money” · Antes en la sección “Staff”',
    '3 proveedores que están respondiendo pierden su respuesta.',
  ],
  [
    'pt-BR',
    'Seção “Staff” · Redação; antes: “How many?” · Tipo de resposta: Texto livre → Número · Agora opcional',
    'Seção “Money” · Antes na seção “Staff”',
    '3 fornecedores que estão respondendo perdem a resposta.',
  ],
] as const)('lists before an update what changes in each question, and who loses answers (%s)', async (...told) => {
  const [locale, ...texts] = told;
  await renderChanges(locale);
  for (const text of texts) await screen.findByText(text);
  screen.getByText('1. How many people?');
  screen.getByText('3. Since when?');
});

it('lists no changes of a questionnaire that stays the same', async () => {
  function Same() {
    const state = useWorkflowForm(workflow);
    return (
      <EditContext.Provider value={{ ...state, workflow, reasons: [], target: null, goTo: () => undefined }}>
        <ChangesReview />
      </EditContext.Provider>
    );
  }
  await renderInApp(<Same />, { user: buyerOf('bir') });
  expect(screen.queryByText('What changes')).toBeNull();
});
