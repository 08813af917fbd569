// @vitest-environment jsdom
import type { OpenOnboardingWorkflow } from '@homologa/domain/onboarding/onboarding.contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../i18n/I18nProvider';
import { QuestionnairePreview } from '../components/QuestionnairePreview';

const option = (id: string, value: string, points: number) => ({ _id: id, value, points });
const item = (id: string, change: object) => ({
  _id: id,
  id,
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});
const questionnaire = [
  item('insured', { type: 'radio', options: [option('yes', 'Yes', 10), option('no', 'No', 0)] }),
  item('brazil', { type: 'input', show_if: { fact: 'country', is: 'equals', value: 'brazil' } }),
];
const scoring = {
  thresholds: [
    { id: 'f', name: 'Fails', colour: 'red', from: 0 },
    { id: 'p', name: 'Passes', colour: 'green', from: 80 },
  ],
};

let root: Root;
let page: HTMLElement;
const asked: string[] = [];

async function open(points: { scoring: unknown } | null) {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const body = points ? { _id: 'w', questionnaire, ...points } : { error: 'forbidden' };
    return new Response(JSON.stringify(body), { status: points ? 200 : 403 });
  });
  // Suppliers' questionnaires hold no points.
  const workflow = {
    id: 'w',
    report_type: 'questionnaire',
    questionnaire: questionnaire.map((one) => ({
      ...one,
      options: one.options.map((each: { _id: string; value: string }) => ({ _id: each._id, value: each.value })),
    })),
  } as unknown as OpenOnboardingWorkflow;
  root = createRoot(page);
  await act(async () => {
    root.render(
      <I18nProvider first="en">
        <QuestionnairePreview workflow={workflow} />
      </I18nProvider>,
    );
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.length = 0;
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

it('shows the questions of the chosen country', async () => {
  await open({ scoring: null });
  expect(page.textContent).not.toContain('2. brazil');
  const country = page.querySelector('select');
  await act(async () => {
    if (country) country.value = 'brazil';
    country?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(page.textContent).toContain('2. brazil');
  expect(page.textContent).not.toContain('Score of these answers');
});

it('scores the answers as they are given, with points that only the client’s session loads', async () => {
  await open({ scoring });
  expect(asked.some((address) => address.endsWith('/api/workflows/w?fields=questionnaire,scoring'))).toBe(true);
  expect(page.textContent).toContain('0 % · 0 of 10 points · Fails');
  await act(async () => page.querySelector<HTMLInputElement>('input[type=radio]')?.click());
  expect(page.textContent).toContain('100 % · 10 of 10 points · Passes');
});

it('shows no score where the points cannot be loaded', async () => {
  await open(null);
  expect(page.textContent).toContain('insured');
  expect(page.textContent).not.toContain('Score of these answers');
});
