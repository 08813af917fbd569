// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { type Item, items, openQuestionnaire, prepareQuestionnaires } from '../../test/open-questionnaire';

prepareQuestionnaires();

describe('an answer that another tab or device has changed', () => {
  const saved = async (stored: Map<string, string>) => {
    const page = await openQuestionnaire(items(2), stored);
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
    const shown = await openQuestionnaire(asked, stored, last);
    await shown.waitFor(() => expect(takeButton(shown.page)?.getAttribute('aria-disabled')).toBe('false'));
    return { ...shown, stored };
  }
});
