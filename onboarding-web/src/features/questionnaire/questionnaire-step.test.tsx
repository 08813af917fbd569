// @vitest-environment jsdom
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { OnboardingScope } from '../../onboarding/onboarding-context';
import { QuestionnaireStep } from './components/QuestionnaireStep';

interface Item {
  id: string;
  type: 'section' | 'input';
  title: string;
  required: boolean;
}

let run = 0;
beforeEach(() => {
  run += 1;
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  localStorage.clear();
  history.replaceState(null, '', '/onboarding/w/s?step=questionnaire');
});
const opened: (() => Promise<void>)[] = [];
const closeAll = async () => {
  for (const close of opened.splice(0)) await close();
};
afterEach(async () => {
  await closeAll();
  vi.unstubAllGlobals();
});

async function comeBack() {
  await closeAll();
  run += 1;
  history.replaceState(null, '', '/onboarding/w/s?step=questionnaire');
}

/** Lets React render what was done. */
const settle = () => new Promise((go) => setTimeout(go, 30));

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
      questionnaire: { started_at: null, completed_at: null },
      answers: [...stored].map(([question_id, answer]) => ({ question_id, answer, version: versionOf(answer) })),
    }) as unknown as OnboardingSupplierResponse;
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (address.endsWith('/submit')) {
      submits.push(body);
      return answer(200, supplier());
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
    questionnaire: items.map((item) => ({ ...item, _id: item.id, options: [], file: null })),
  } as unknown as OpenOnboardingWorkflow;
  return { key, patches, submits, supplier, workflow };
}

async function open(
  items: readonly Item[],
  stored = new Map<string, string>(),
  last: ReadonlyMap<string, string> = new Map(),
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
    <I18nProvider first="en">
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
  return { ...seen, page, ...gestures };
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
      button(name).click();
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

const QUESTIONS = 'Please answer the following questions';
const CHECK = 'Check your answers before you submit them';
const items = (...counts: number[]): Item[] =>
  counts.flatMap((count, place) => [
    { id: `h${place}`, type: 'section' as const, title: `Part ${place + 1}`, required: false },
    ...Array.from({ length: count }, (_, at) => ({
      id: `p${place}-${at}`,
      type: 'input' as const,
      title: `Question ${place + 1}.${at + 1}`,
      required: at === 0,
    })),
  ]);

describe('a short questionnaire', () => {
  it('is one page with the submit on it', async () => {
    const { headings, press, submits, type } = await open(items(3, 3));
    expect(headings()).toEqual([QUESTIONS, 'Part 1', 'Part 2']);
    await type('p0-0', 'a');
    await type('p1-0', 'b');
    await press('Submit questionnaire');
    expect(submits).toHaveLength(1);
  });
});

describe('a long questionnaire', () => {
  it('is shown section by section, and the focus goes to the heading of each', async () => {
    const { headings, press, shown, focused, part, type, waitFor, patches } = await open(items(5, 5, 5));
    expect(headings()).toEqual([QUESTIONS, 'Part 1']);
    expect([part(), shown().length]).toEqual(['1', 5]);
    await type('p0-0', 'a');
    await press('Save and continue');
    expect([headings(), focused(), part()]).toEqual([[QUESTIONS, 'Part 2'], 'Part 2', '2']);
    await waitFor(() => expect(patches).toHaveLength(1));
    history.back();
    await waitFor(() => expect([part(), focused()]).toEqual(['1', 'Part 1']));
    await press('Save and continue');
    await press('Save and continue');
    await press('Save and continue');
    expect([headings(), part()]).toEqual([[CHECK, 'Part 1', 'Part 2', 'Part 3'], 'check']);
  });

  it('opens the first section with a missing answer, or all answers if nothing is missing', async () => {
    const first = await open(items(5, 5, 5), new Map([['p0-0', 'a']]));
    expect(first.part()).toBe('2');
    await comeBack();
    const all = new Map(['p0-0', 'p1-0', 'p2-0'].map((id) => [id, 'x']));
    expect((await open(items(5, 5, 5), all)).part()).toBe('check');
  });

  it('lists what is missing in each section, with a way to each question', async () => {
    const { page, press, focused, part } = await open(items(5, 5, 5));
    await press('Sections · 0 of 15 answered');
    const list = page.querySelector('dialog');
    expect(list?.textContent).toContain('Required questions still missing: 3');
    await press('11. Question 3.1');
    expect([list?.open, part(), focused()]).toEqual([false, '3', 'q-p2-0']);
  });

  it('lists every answer before the submit, returns there after a change, and names what is missing', async () => {
    const { page, press, focused, part, type, headings, submits } = await open(
      items(5, 5, 5),
      new Map([['p0-0', 'Ropes']]),
    );
    await press('Sections · 1 of 15 answered');
    await press('Check your answers');
    expect(page.querySelector('.check-answers')?.textContent).toContain('1. Question 1.1Ropes');
    await press('Submit questionnaire');
    expect(page.querySelector('[role=alert]')?.textContent).toContain('6. Question 2.1');
    expect(submits).toHaveLength(0);
    await press('Change: 1. Question 1.1');
    expect([part(), focused()]).toEqual(['1', 'Ropes']);
    await press('Save and return to check');
    expect([part(), headings()[0]]).toEqual(['check', CHECK]);
    for (const [id, name] of [
      ['p1-0', '6. Question 2.1'],
      ['p2-0', '11. Question 3.1'],
    ] as const) {
      await press(`Answer: ${name}`);
      await type(id, 'x');
      await press('Save and return to check');
    }
    await press('Submit questionnaire');
    expect(submits).toHaveLength(1);
  });

  it('is shown on one page if the supplier wants it, also next time', async () => {
    const { press, shown, headings } = await open(items(5, 5, 5));
    await press('Show everything on one page');
    expect(shown()).toHaveLength(15);
    await press('Check your answers');
    expect(headings()[0]).toBe(CHECK);
    await comeBack();
    const again = await open(items(5, 5, 5));
    expect(again.shown()).toHaveLength(15);
    await again.press('Show section by section');
    expect(again.shown()).toHaveLength(5);
    expect(localStorage.getItem('homologa.onboarding.one-page')).toBeNull();
  });
});

describe('an answer that another tab or device has changed', () => {
  const saved = async (stored: Map<string, string>) => {
    const page = await open(items(2), stored);
    return { ...page, notice: () => page.page.querySelector('.changed')?.textContent ?? null };
  };

  it('is not overwritten: both versions are shown, and the kept one is saved', async () => {
    const stored = new Map<string, string>();
    const { type, notice, waitFor, press, valueOf, submits } = await saved(stored);
    stored.set('p0-0', 'Theirs');
    await type('p0-0', 'Mine');
    await waitFor(() => expect(notice()).toContain('Your answer hereMineThe other answerTheirs'));
    expect([stored.get('p0-0'), valueOf('p0-0')]).toEqual(['Theirs', 'Mine']);
    await press('Submit questionnaire');
    expect(submits).toHaveLength(0);
    await press('Keep my answer');
    await waitFor(() => expect([stored.get('p0-0'), notice()]).toEqual(['Mine', null]));
  });

  it('asks for no choice once the stored answer equals the held one, and the questionnaire can be submitted', async () => {
    const stored = new Map([['p0-0', 'Old']]);
    const { type, notice, waitFor, press, submits } = await saved(stored);
    stored.set('p0-0', 'Theirs');
    await type('p0-0', 'Mine');
    await waitFor(() => expect(notice()).not.toBeNull());
    stored.set('p0-0', 'Mine');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(notice()).toBeNull());
    await press('Submit questionnaire');
    expect(submits).toHaveLength(1);
  });

  it('is taken over if the supplier chooses it', async () => {
    const stored = new Map<string, string>();
    const { type, notice, waitFor, press, valueOf, page } = await saved(stored);
    stored.set('p0-0', 'Theirs');
    await type('p0-0', 'Mine');
    await waitFor(() => expect(notice()).not.toBeNull());
    await type('p0-1', 'Another');
    await waitFor(() => expect(stored.get('p0-1')).toBe('Another'));
    await press('Use the other answer');
    expect([valueOf('p0-0'), notice(), stored.get('p0-0')]).toEqual(['Theirs', null, 'Theirs']);
    expect(document.activeElement).toBe(page.querySelector('#q-p0-0'));
  });

  it('is named to the tab whose saved answer it replaced', async () => {
    const stored = new Map<string, string>();
    const { type, notice, waitFor, valueOf, press } = await saved(stored);
    await type('p0-0', 'Mine');
    await waitFor(() => expect(stored.get('p0-0')).toBe('Mine'));
    stored.set('p0-0', 'Theirs');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(notice()).toContain('MineThe other answerTheirs'));
    expect(valueOf('p0-0')).toBe('Theirs');
    await press('Keep my answer');
    await waitFor(() => expect([stored.get('p0-0'), notice(), valueOf('p0-0')]).toEqual(['Mine', null, 'Mine']));
  });

  it('is not this tab’s own save whose response was lost', async () => {
    const stored = new Map<string, string>();
    const { type, notice, waitFor, valueOf } = await saved(stored);
    const serverFetch = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await serverFetch(...call);
      vi.stubGlobal('fetch', serverFetch);
      throw new TypeError('connection lost');
    });
    await type('p0-0', 'Ropes');
    await waitFor(() => expect(stored.get('p0-0')).toBe('Ropes'));
    await type('p0-0', 'Ropes and nets');
    await waitFor(() => expect(stored.get('p0-0')).toBe('Ropes and nets'));
    expect([notice(), valueOf('p0-0')]).toEqual([null, 'Ropes and nets']);
  });
});

describe('the offer to start from the last answers', () => {
  const last = new Map([['p0-0', 'Ropes']]);
  const TAKE = 'Start from my last answers';
  const offer = (page: HTMLElement) => page.querySelector<HTMLElement>('.last-answers');
  const takeButton = (page: HTMLElement) => offer(page)?.querySelector('button');

  it('fills the answers in and moves the focus to its confirmation, which survives the list of answers', async () => {
    const { page, press, waitFor, focused, stored } = await openOffer(items(5, 5, 5));
    await press(TAKE);
    await waitFor(() => expect(focused()).toContain('Your last answers are filled in.'));
    expect([offer(page), stored.get('p0-0')]).toEqual([null, 'Ropes']);
    for (let pages = 0; pages < 3; pages += 1) await press('Save and continue');
    expect(page.querySelector<HTMLElement>('.note[role=status]')?.hidden).toBe(true);
    history.back();
    await waitFor(() => expect(page.querySelector<HTMLElement>('.note[role=status]')?.hidden).toBe(false));
  });

  it('stays with a reason once an answer is saved, and can no longer be taken', async () => {
    const { page, type, press, waitFor, stored } = await openOffer(items(3));
    await type('p0-1', 'Nets');
    await waitFor(() => expect(stored.get('p0-1')).toBe('Nets'));
    await waitFor(() => expect(takeButton(page)?.getAttribute('aria-disabled')).toBe('true'));
    expect(offer(page)?.textContent).toContain('You have already begun to answer');
    await press(TAKE);
    expect(stored.has('p0-0')).toBe(false);
  });

  async function openOffer(asked: readonly Item[]) {
    const stored = new Map<string, string>();
    const shown = await open(asked, stored, last);
    await shown.waitFor(() => expect(takeButton(shown.page)?.getAttribute('aria-disabled')).toBe('false'));
    return { ...shown, stored };
  }
});
