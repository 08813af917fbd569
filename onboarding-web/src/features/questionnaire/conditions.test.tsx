// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Item, openQuestionnaire, prepareQuestionnaires } from '../../test/open-questionnaire';

prepareQuestionnaires();

const options = [
  { _id: 'yes', value: 'Yes' },
  { _id: 'no', value: 'No' },
];
const isYes = { question: 'staff', is: 'equals', option: 'yes' } as const;

const questions: Item[] = [
  { id: 'staff', type: 'radio', title: 'Do you have staff?', required: true, options },
  { id: 'many', type: 'input', title: 'How many?', required: true, show_if: isYes },
  {
    id: 'abroad',
    type: 'input',
    title: 'How many abroad?',
    required: false,
    show_if: { question: 'many', is: 'answered' },
  },
  { id: 'last', type: 'input', title: 'Anything else?', required: false },
];

/** Questions below a heading each, so many that they are asked page by page. */
const long = (): Item[] => [
  { id: 'first', type: 'section', title: 'Part one', required: false },
  ...questions,
  { id: 'second', type: 'section', title: 'Part two', required: false, show_if: isYes },
  ...Array.from(
    { length: 10 },
    (_, place): Item => ({
      id: `q${place}`,
      type: 'input',
      title: `Question ${place}`,
      required: place === 0,
    }),
  ),
];

describe('a questionnaire with conditions', () => {
  it('shows and hides questions at once, keeps their answers and says so', async () => {
    const { page, shown, choose, type, valueOf } = await openWithChoice(questions);
    expect(shown()).toEqual(['last']);
    await choose('Yes');
    expect(shown()).toEqual(['many', 'last']);
    expect(news(page)).toBe('A question has been added: How many?');
    await type('many', '12');
    expect(shown()).toEqual(['many', 'abroad', 'last']);
    expect(page.textContent).toContain('2 of 4 answered');
    await choose('No');
    expect(shown()).toEqual(['last']);
    expect(page.textContent).toContain('1 of 2 answered');
    expect(news(page)).toBe('2 questions are no longer asked.');
    await choose('Yes');
    expect(valueOf('many')).toBe('12');
  });

  it('counts no headings among the questions that appear', async () => {
    const heading: Item = { id: 'part', type: 'section', title: 'Staff', required: false, show_if: isYes };
    const { page, choose } = await openWithChoice([questions[0]!, heading, { ...questions[3]!, id: 'inside' }]);
    await choose('Yes');
    expect(news(page)).toBe('A question has been added: Anything else?');
  });

  it('leaves the focus and the fields where they are', async () => {
    const { page, choose } = await openWithChoice(questions);
    const last = page.querySelector<HTMLElement>('#q-last');
    const yes = page.querySelector<HTMLElement>('#q-staff');
    yes?.focus();
    await choose('Yes');
    expect(document.activeElement).toBe(yes);
    expect(page.querySelector('#q-last')).toBe(last);
  });

  it('requires shown questions only, and sends no answer of a hidden one with the submit', async () => {
    const { page, choose, type, press, patches, submits, waitFor } = await openWithChoice(questions);
    await choose('Yes');
    await press('Submit questionnaire');
    expect(submits).toHaveLength(0);
    expect(page.textContent).toContain('2. How many?');
    await type('many', 'secret');
    await choose('No');
    const before = patches.length;
    await press('Submit questionnaire');
    await waitFor(() => expect(submits).toEqual([JSON.stringify({ answers: [] })]));
    // An autosave before may have stored the draft; the submit itself sends nothing of it.
    expect(JSON.stringify(patches.slice(before))).not.toContain('secret');
  });

  it('keeps the pages of a long one where they are while sections appear', async () => {
    const { choose, headings, press, shown } = await openWithChoice(long());
    expect(headings()).toContain('Part one');
    await press('Save and continue');
    expect(headings()).toContain('Check your answers before you submit them');
    history.replaceState(null, '', '/onboarding/w/s?step=questionnaire&part=1');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await choose('Yes');
    await press('Save and continue');
    expect(headings()).toContain('Part two');
    expect(shown()).toHaveLength(10);
  });
});

const news = (page: HTMLElement) =>
  [...page.querySelectorAll('[role="status"].visually-hidden')].map(({ textContent }) => textContent).join('');

async function openWithChoice(items: readonly Item[]) {
  const opened = await openQuestionnaire(items);
  return {
    ...opened,
    choose: async (name: string) => {
      const label = [...opened.page.querySelectorAll('label')].find(({ textContent }) => textContent === name);
      label?.querySelector('input')?.click();
      await opened.waitFor(() => expect(label?.querySelector('input')?.checked).toBe(true));
    },
  };
}
