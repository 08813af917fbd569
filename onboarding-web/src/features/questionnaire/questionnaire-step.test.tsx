// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { comeBack, items, openQuestionnaire, prepareQuestionnaires } from '../../test/open-questionnaire';

prepareQuestionnaires();

const QUESTIONS = 'Please answer the following questions';
const CHECK = 'Check your answers before you submit them';
describe('a short questionnaire', () => {
  it('is one page with the submit on it', async () => {
    const { headings, press, submits, type } = await openQuestionnaire(items(3, 3));
    expect(headings()).toEqual([QUESTIONS, 'Part 1', 'Part 2']);
    await type('p0-0', 'a');
    await type('p1-0', 'b');
    await press('Submit questionnaire');
    expect(submits).toHaveLength(1);
  });
});

describe('a long questionnaire', () => {
  it('is shown section by section, and the focus goes to the heading of each', async () => {
    const { headings, press, shown, focused, part, type, waitFor, patches } = await openQuestionnaire(items(5, 5, 5));
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
    const first = await openQuestionnaire(items(5, 5, 5), new Map([['p0-0', 'a']]));
    expect(first.part()).toBe('2');
    await comeBack();
    const all = new Map(['p0-0', 'p1-0', 'p2-0'].map((id) => [id, 'x']));
    expect((await openQuestionnaire(items(5, 5, 5), all)).part()).toBe('check');
  });

  it('lists what is missing in each section, with a way to each question', async () => {
    const { page, press, focused, part } = await openQuestionnaire(items(5, 5, 5));
    expect(page.querySelector('[aria-label="Sections · 0/15 (0 of 15 answered)"]')).not.toBeNull();
    await press('Sections · 0/15');
    const list = page.querySelector('dialog');
    expect(list?.textContent).toContain('Required questions still missing: 3');
    await press('11. Question 3.1');
    expect([list?.open, part(), focused()]).toEqual([false, '3', 'q-p2-0']);
  });

  it('lists every answer before the submit, returns there after a change, and names what is missing', async () => {
    const { page, press, focused, part, type, headings, submits } = await openQuestionnaire(
      items(5, 5, 5),
      new Map([['p0-0', 'Ropes']]),
    );
    await press('Sections · 1/15');
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

  it('says which typed texts cannot be saved where the answers are checked', async () => {
    const asked = items(5, 5, 5).map((item) =>
      item.id === 'p0-1' ? { ...item, format: { kind: 'long_text' as const, max_length: 5 } } : item,
    );
    const { page, press, type, submits, waitFor } = await openQuestionnaire(
      asked,
      new Map(['p0-0', 'p1-0', 'p2-0'].map((id) => [id, 'x'])),
    );
    await press('Answer: 2. Question 1.2');
    await waitFor(() => expect(page.querySelector('#q-p0-1')).not.toBeNull());
    await type('p0-1', 'about ten');
    await press('Save and return to check');
    const line = [...page.querySelectorAll('.answer-line')][1]?.textContent;
    expect([line, page.querySelector('.check-missing')?.textContent?.trim()]).toEqual([
      '2. Question 1.2At most 5 charactersChange: 2. Question 1.2',
      'Answers to be corrected: 1',
    ]);
    await press('Submit questionnaire');
    expect(submits).toHaveLength(0);
  });

  it('is shown on one page if the supplier wants it, also next time', async () => {
    const { press, shown, headings } = await openQuestionnaire(items(5, 5, 5));
    await press('Show everything on one page');
    expect(shown()).toHaveLength(15);
    await press('Check your answers');
    expect(headings()[0]).toBe(CHECK);
    await comeBack();
    const again = await openQuestionnaire(items(5, 5, 5));
    expect(again.shown()).toHaveLength(15);
    await again.press('Show section by section');
    expect(again.shown()).toHaveLength(5);
    expect(localStorage.getItem('homologa.onboarding.one-page')).toBeNull();
  });
});

describe('a questionnaire that was changed since the supplier began', () => {
  it('links what is new below the heading, and keeps the list while it is answered', async () => {
    const asked = items(2).map((item) => ({ ...item, isNew: item.id === 'p0-1' }));
    const { page, type, press, focused, patches, waitFor } = await openQuestionnaire(asked, new Map([['p0-0', 'a']]));
    await waitFor(() => expect(page.querySelector('.note')?.textContent).toContain('1 question is new'));
    const [heading, note] = [page.querySelector('h1'), page.querySelector('.note')];
    expect(heading!.compareDocumentPosition(note!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press('2. Question 1.2');
    expect(focused()).toBe('q-p0-1');
    await type('p0-1', 'b');
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(page.querySelector('.note li')?.textContent).toBe('2. Question 1.2');
  });

  it('opens the page of a new question', async () => {
    const asked = items(5, 5, 5).map((item) => ({ ...item, isNew: item.id === 'p2-1' }));
    const { press, focused, part } = await openQuestionnaire(asked);
    await press('12. Question 3.2');
    expect([part(), focused()]).toEqual(['3', 'q-p2-1']);
  });

  it('says nothing where nothing is new', async () => {
    const { page } = await openQuestionnaire(items(2));
    expect(page.querySelector('.note')).toBeNull();
  });
});

describe('answers in a spreadsheet', () => {
  it('says which file to upload after another one was chosen', async () => {
    const { page, waitFor } = await openQuestionnaire(items(2));
    const panel = page.querySelector<HTMLDetailsElement>('.sheet-panel');
    panel!.open = true;
    panel!.dispatchEvent(new Event('toggle'));
    await waitFor(() => expect(page.querySelector('input[type=file]')).not.toBeNull());
    const input = page.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File(['%PDF-1.7'], 'answers.pdf')] });
    input!.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() =>
      expect(page.querySelector('[role=alert]')?.textContent).toContain('Upload the .xlsx file that you downloaded'),
    );
  });
});
