import type { Locale } from '@homologa/domain/language/locales';
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import type { Condition } from '@homologa/domain/questionnaires/condition';
import type { QuestionResponse } from '@homologa/domain/questionnaires/questionnaire.contract';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { QuestionnaireStep } from '../features/questionnaire/components/QuestionnaireStep';
import { I18nProvider } from '../i18n/I18nProvider';
import { OnboardingScope } from '../onboarding/onboarding-context';
import { settle } from './settle';

export interface Item {
  id: string;
  type: 'section' | 'input' | 'radio' | 'checkbox';
  title: string;
  required: boolean;
  options?: QuestionResponse['options'];
  show_if?: Condition;
  format?: QuestionResponse['format'];
  /** Added or changed since the supplier began. */
  isNew?: boolean;
}

let run = 0;
const opened: (() => Promise<void>)[] = [];
const closeAll = async () => {
  for (const close of opened.splice(0)) await close();
};
/** Registers the hooks of a test file that opens questionnaires. */
export function prepareQuestionnaires(): void {
  beforeEach(() => {
    run += 1;
    vi.stubGlobal('scrollTo', () => {});
    localStorage.clear();
    history.replaceState(null, '', '/onboarding/w/s?step=questionnaire');
  });
  afterEach(async () => {
    await closeAll();
    vi.unstubAllGlobals();
  });
}

/** Closes the page, as if it were opened again later. */
export async function comeBack() {
  await closeAll();
  run += 1;
  history.replaceState(null, '', '/onboarding/w/s?step=questionnaire');
}

const versionOf = (answer: string | undefined): string => (answer === undefined ? '' : `v-${answer}`);

/** Stands in for the server: stores answers, and rejects a save whose `seen` is not the stored version. */
function serve(items: readonly Item[], stored: Map<string, string>, last: ReadonlyMap<string, string>) {
  const key = { workflowId: `w${run}`, supplierId: `s${run}` };
  const patches: { question_id: string; answer: string | null; seen?: string }[][] = [];
  const submits: unknown[] = [];
  const supplier = () =>
    ({
      _id: key.supplierId,
      onboarding_step: 'questionnaire',
      send_back: null,
      account: { connected: true, account_id: 'a' },
      invite: { country: 'peru' },
      country: 'peru',
      questionnaire: {
        started_at: null,
        completed_at: null,
        new_questions: items.flatMap(({ id, isNew }) => (isNew ? [id] : [])),
      },
      answers: [...stored].map(([question_id, answer]) => ({ question_id, answer, version: versionOf(answer) })),
    }) as unknown as OnboardingSupplierResponse;
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    // The queue of a page that the test has closed still retries, as in a tab that leaves the questionnaire.
    if (address.includes('/suppliers/') && !address.includes(key.supplierId)) return answer(404, {});
    if (address.endsWith('/submit')) {
      submits.push(body);
      return answer(200, supplier());
    }
    if (address.endsWith('/answers-sheet')) {
      return answer(415, { error: 'This type of file is not allowed.', code: 'file_type_not_allowed', details: [] });
    }
    if (address.endsWith('/last-answers')) {
      if (method === 'GET') {
        const sent = { company_name: 'ACME', title: 'Homologación', received_at: '2026-01-02T00:00:00.000Z' };
        return answer(200, { last: last.size > 0 ? { ...sent, form: false, questions: last.size } : null });
      }
      for (const [id, given] of last) stored.set(id, given);
    }
    if (method === 'GET' || address.endsWith('/last-answers')) return answer(200, supplier());
    const { answers } = JSON.parse(body ?? '{}') as { answers: (typeof patches)[number] };
    patches.push(answers);
    const changed = answers.filter(
      ({ question_id: id, answer: given, seen }) =>
        seen !== undefined && seen !== versionOf(stored.get(id)) && given !== (stored.get(id) ?? null),
    );
    if (changed.length > 0) {
      const details = changed.map(({ question_id: id }) => ({
        code: 'answer_changed',
        message: '',
        path: `answers.${id}`,
      }));
      return answer(409, { error: 'changed', code: 'answer_changed', details });
    }
    for (const { question_id: id, answer: given } of answers) {
      if (given === null) stored.delete(id);
      else stored.set(id, given);
    }
    return answer(200, supplier());
  });
  const workflow = {
    type: 'onboarding',
    report_type: 'questionnaire',
    payment: 'client',
    info: { title: 'Homologación' },
    questionnaire: items.map((item) => ({ options: [], ...item, _id: item.id, file: null })),
  } as unknown as OpenOnboardingWorkflow;
  return { key, patches, submits, supplier, workflow };
}

/** Opens the step of a questionnaire, before a stand-in of the server. */
export async function openQuestionnaire(
  items: readonly Item[],
  stored = new Map<string, string>(),
  last: ReadonlyMap<string, string> = new Map(),
  locale: Locale = 'en',
) {
  const { key, workflow, supplier, ...seen } = serve(items, stored, last);
  function Scope({ children }: { children: ReactNode }) {
    const [now, take] = useState(supplier);
    return (
      <OnboardingScope value={{ key, workflow, clientName: 'Demo', supplier: now, take, choose: () => {} }}>
        {children}
      </OnboardingScope>
    );
  }
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const tree = () => (
    <I18nProvider first={locale}>
      <Scope>
        <QuestionnaireStep />
      </Scope>
    </I18nProvider>
  );
  root.render(tree());
  opened.push(async () => {
    root.unmount();
    page.remove();
  });
  const gestures = gesturesOn(page);
  await gestures.waitFor(() => expect(page.querySelector('h1')).not.toBeNull());
  await settle();
  return { ...seen, supplier, page, ...gestures };
}

function gesturesOn(page: HTMLElement) {
  const isSeen = (element: Element) => element.closest('[hidden], dialog:not([open])') === null;
  const button = (name: string) => {
    const found = [...page.querySelectorAll('button')].filter(isSeen).find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no button ${name}: ${page.textContent}`);
    return found;
  };

  return {
    press: async (name: string) => {
      const found = await vi.waitFor(() => button(name));
      found.click();
      await settle();
    },
    type: async (id: string, text: string) => {
      const field = page.querySelector<HTMLTextAreaElement>(`#q-${id}`);
      if (!field) throw new Error(`no field ${id}`);
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    },
    valueOf: (id: string) => page.querySelector<HTMLTextAreaElement>(`#q-${id}`)?.value,
    shown: () => [...page.querySelectorAll('textarea')].filter(isSeen).map(({ id }) => id.slice(2)),
    headings: () => [...page.querySelectorAll('h1, h2')].filter(isSeen).map(({ textContent }) => textContent),
    focused: () => document.activeElement?.textContent || document.activeElement?.id,
    waitFor: (check: () => void) =>
      vi.waitFor(
        async () => {
          await settle();
          check();
        },
        { timeout: 20_000 },
      ),
    part: () => new URLSearchParams(location.search).get('part'),
  };
}

/** Parts of a questionnaire with so many questions each, of which the first is required. */
export const items = (...counts: number[]): Item[] =>
  counts.flatMap((count, place) => [
    { id: `h${place}`, type: 'section' as const, title: `Part ${place + 1}`, required: false },
    ...Array.from({ length: count }, (_, at) => ({
      id: `p${place}-${at}`,
      type: 'input' as const,
      title: `Question ${place + 1}.${at + 1}`,
      required: at === 0,
    })),
  ]);
