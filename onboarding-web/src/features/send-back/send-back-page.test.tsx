// @vitest-environment jsdom
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { OnboardingScope } from '../../onboarding/onboarding-context';
import { SendBackPage } from './SendBackPage';

const isYes = { question: 'staff', is: 'equals', option: 'yes' };
const options = [
  { _id: 'yes', value: 'Yes' },
  { _id: 'no', value: 'No' },
];
const item = (_id: string, type: string, more: object = {}) => ({
  _id,
  id: _id,
  type,
  title: _id,
  required: true,
  options: [],
  file: null,
  ...more,
});

const workflow = {
  report_type: 'bir',
  questionnaire: [
    item('staff', 'radio', { title: 'Do you have staff?', options }),
    item('many', 'input', { title: 'How many?', show_if: isYes }),
    item('why', 'input', { title: 'Why not?', show_if: { not: isYes } }),
  ],
} as unknown as OpenOnboardingWorkflow;

const supplier = {
  _id: 's',
  country: 'peru',
  account: { connected: true, account_id: 'a' },
  answers: [
    { question_id: 'staff', answer: 'no', version: 'v' },
    { question_id: 'why', answer: 'We are few.', version: 'v' },
  ],
  send_back: {
    _id: 'b',
    items: ['staff', 'why'].map((target) => ({ _id: `item-${target}`, kind: 'question', target, reason: 'Really?' })),
  },
  bir_request: null,
} as unknown as OnboardingSupplierResponse;

afterEach(() => vi.unstubAllGlobals());

/** Renders the page of a supplier; `asked` returns the titles of the questions on it. */
function renderPage(first: OnboardingSupplierResponse) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(first), { status: 200 }));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  function Scope() {
    const [now, take] = useState(first);
    const key = { workflowId: 'w', supplierId: 's' };
    return (
      <OnboardingScope value={{ key, workflow, clientName: 'Demo', supplier: now, take, choose: () => {} }}>
        <SendBackPage />
      </OnboardingScope>
    );
  }
  root.render(
    <I18nProvider first="en">
      <Scope />
    </I18nProvider>,
  );
  const asked = () => [...page.querySelectorAll('.question-title')].map(({ textContent }) => textContent);
  const choose = (option: string) =>
    [...page.querySelectorAll('label')]
      .find(({ textContent }) => textContent === option)
      ?.querySelector('input')
      ?.click();
  const leave = () => {
    root.unmount();
    page.remove();
  };
  return { page, asked, choose, leave };
}

it('asks below a question what its answer shows, and wants nothing for what it hides', async () => {
  const { page, asked, choose, leave } = renderPage(supplier);
  await vi.waitFor(() => expect(asked().join()).toMatch(/Do you have staff.*Why not/));
  choose('Yes');
  await vi.waitFor(() => expect(asked().join()).toMatch(/Do you have staff.*How many/));
  expect(asked().join()).not.toContain('Why not');
  expect(page.textContent).toContain('You do not need to do anything here.');
  expect(page.querySelector('[role=status].visually-hidden')?.textContent).toBe('A question has been added: How many?');
  leave();
});

it('does not ask again what was answered and is still asked', async () => {
  const { asked, leave } = renderPage({
    ...supplier,
    _id: 'settled',
    answers: [
      { question_id: 'staff', answer: 'yes', version: 'v' },
      { question_id: 'many', answer: '12', version: 'v' },
    ],
    send_back: {
      _id: 'c',
      items: [{ _id: 'item-staff', kind: 'question', target: 'staff', reason: 'Really?' }],
      settled: ['many'],
    },
  } as unknown as OnboardingSupplierResponse);
  await vi.waitFor(() => expect(asked().join()).toContain('Do you have staff'));
  expect(asked().join()).not.toContain('How many');
  leave();
});
