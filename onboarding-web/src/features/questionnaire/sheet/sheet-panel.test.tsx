// @vitest-environment jsdom
import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerSheetResponse } from '@homologa/domain/onboarding/answers/answer-sheet.contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { items, openQuestionnaire, prepareQuestionnaires } from '../../../test/open-questionnaire';

prepareQuestionnaires();

type LeftOut = AnswerSheetResponse['left_out'];
type Reply = (server: { stored: Map<string, string>; supplier: () => unknown }) => Response | Promise<Response>;

const reply = (status: number, body: unknown): Reply => {
  return () => new Response(JSON.stringify(body), { status });
};
const cut: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the panel. Each upload is answered by the next of `uploads`; the last one answers all further uploads. */
async function openPanel(uploads: readonly Reply[], locale: Locale = 'en') {
  const stored = new Map<string, string>();
  const opened = await openQuestionnaire(items(2), stored, new Map(), locale);
  const others = fetch;
  const sent: FormData[] = [];
  const downloads: string[] = [];
  vi.stubGlobal('fetch', async (address: string, options: { method?: string; body?: FormData } = {}) => {
    if (!address.includes('/answers-sheet')) return others(address, options);
    if (options.method !== 'POST') {
      downloads.push(address);
      return new Response('sheet');
    }
    sent.push(options.body as FormData);
    return (uploads[Math.min(sent.length, uploads.length) - 1] ?? cut)({ stored, supplier: opened.supplier });
  });
  const { page, waitFor } = opened;
  const panel = page.querySelector<HTMLDetailsElement>('.sheet-panel');
  if (!panel) throw new Error('there is no panel');
  panel.open = true;
  panel.dispatchEvent(new Event('toggle'));
  await waitFor(() => expect(panel.querySelector('input[type=file]')).not.toBeNull());
  const choose = (content: string, name = 'answers.xlsx') => {
    const input = panel.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const contents = () => Promise.all(sent.map(async (form) => await (form.get('file') as File).text()));
  const says = () => panel.querySelector('[role=status]')?.textContent;
  const buttons = () => [...panel.querySelectorAll('button')].map(({ textContent }) => textContent);
  return { ...opened, panel, choose, sent, contents, downloads, says, buttons };
}

const LEFT: LeftOut = [
  { row: 3, sheet: null, question_id: 'p0-0', number: 1, title: 'Question 1.1', reason: 'Reason of the server' },
  { row: 4, sheet: '2. Sites', question_id: null, number: null, title: null, reason: 'Another reason' },
];

/** Answer of the server, which has stored an answer to the first question if it took any. */
const answered = (count: number, left: LeftOut = []): Reply => {
  return ({ stored, supplier }) => {
    if (count > 0) stored.set('p0-0', 'Offline');
    return new Response(JSON.stringify({ supplier: supplier(), taken: count, left_out: left }));
  };
};

it('downloads the sheet in the language of the page, named like the workflow', async () => {
  const { panel, press, downloads, waitFor } = await openPanel([]);
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  const note = ({ target }: Event) => {
    if (target instanceof HTMLAnchorElement && target.download) names.push(target.download);
  };
  panel.ownerDocument.addEventListener('click', note);
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    panel.ownerDocument.removeEventListener('click', note);
  });
  await press('Download the spreadsheet');
  await waitFor(() => expect(downloads).toEqual([expect.stringMatching(/\/answers-sheet\?language=en$/)]));
  await waitFor(() => expect(names).toEqual(['Homologación.xlsx']));
});

it('shows how many answers were saved, takes them over, and focuses the outcome', async () => {
  const { choose, says, waitFor, valueOf, sent, panel } = await openPanel([answered(2)]);
  choose('PK');
  await waitFor(() => expect(says()).toBe('2 answers were saved. Check them below and submit.'));
  expect(valueOf('p0-0')).toBe('Offline');
  expect(sent[0]?.get('language')).toBe('en');
  await waitFor(() => expect(document.activeElement).toBe(panel.querySelector('[role=status]')));
});

it('leaves the focus in the field in which the supplier types meanwhile', async () => {
  const { choose, says, waitFor, page } = await openPanel([answered(2)]);
  choose('PK');
  const field = [...page.querySelectorAll<HTMLElement>('input[type=text], textarea')].at(-1);
  field?.focus();
  await waitFor(() => expect(says()).toBe('2 answers were saved. Check them below and submit.'));
  expect([field !== undefined, document.activeElement === field]).toEqual([true, true]);
});

it.each<[Locale, string, string, string, string]>([
  ['en', 'No answer was saved.', 'Not taken. ', 'Row 3', 'Sheet “2. Sites”, row 4'],
  ['es', 'No se guardó ninguna respuesta.', 'No se tomó lo siguiente. ', 'Fila 3', 'Hoja «2. Sites», fila 4'],
  ['pt-BR', 'Nenhuma resposta foi salva.', 'Não foi aceito. ', 'Linha 3', 'Aba “2. Sites”, linha 4'],
])('lists in %s what was not taken, with its place, its reason and a way to the question', async (locale, ...words) => {
  const { choose, says, waitFor, panel, sent } = await openPanel([answered(0, LEFT)], locale);
  choose('PK');
  await waitFor(() => expect(says()).toBe(words[0]));
  expect(sent[0]?.get('language')).toBe(locale);
  const list = panel.querySelector('.sheet-left');
  expect(list?.querySelector('p')?.textContent?.startsWith(words[1] ?? '')).toBe(true);
  const [first, second] = [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(first).toBe(`${words[2]} Question 1.1Reason of the server`);
  expect(second).toBe(`${words[3]} Another reason`);
  expect([...(list?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(['Question 1.1']);
});

it('shows the first cells of a long list and how many more there are', async () => {
  const many = Array.from({ length: 53 }, (_, at) => ({ ...LEFT[1], row: at + 2 }) as LeftOut[number]);
  const { choose, waitFor, panel } = await openPanel([answered(0, many)]);
  choose('PK');
  await waitFor(() => expect(panel.querySelectorAll('li')).toHaveLength(50));
  expect(panel.textContent).toContain('And 3 more.');
});

it('tells an error of the server, and offers no second try for a file that it rejects', async () => {
  const tooLarge = { error: 'The file is too large.', code: 'file_too_large', details: [] };
  const { choose, waitFor, panel, buttons } = await openPanel([reply(413, tooLarge)]);
  choose('PK');
  await waitFor(() => expect(panel.querySelector('[role=alert]')?.textContent).toMatch(/too large/i));
  expect(buttons()).toEqual(['Download the spreadsheet', 'Upload the spreadsheet']);
});

it('keeps the file of an upload that a lost line interrupts, and sends it again as it was', async () => {
  const { choose, waitFor, panel, buttons, press, contents, says } = await openPanel([cut, cut, answered(2)]);
  choose('what was chosen', 'mine.xlsx');
  const retry = 'Try again: mine.xlsx';
  await waitFor(() => expect(buttons()).toContain(retry));
  await waitFor(() => expect(panel.querySelector('[role=alert]')?.textContent).toMatch(/connection/i));
  await press(retry);
  await waitFor(() => expect(buttons()).toContain(retry));
  await press(retry);
  await waitFor(() => expect(says()).toBe('2 answers were saved. Check them below and submit.'));
  expect(await contents()).toEqual(Array(3).fill('what was chosen'));
  expect(buttons()).not.toContain(retry);
  expect(panel.querySelector('[role=alert]')).toBeNull();
});

it('says that the answers are saved if the first upload had arrived and only its answer was lost', async () => {
  const { choose, waitFor, buttons, press, says } = await openPanel([cut, answered(0)]);
  choose('PK');
  await waitFor(() => expect(buttons()).toContain('Try again: answers.xlsx'));
  await press('Try again: answers.xlsx');
  await waitFor(() => expect(says()).toBe('The answers of the spreadsheet are saved. Check them below and submit.'));
});

it('drops the kept file when another one is chosen', async () => {
  const { choose, waitFor, buttons, contents, says } = await openPanel([cut, answered(0)]);
  choose('first');
  await waitFor(() => expect(buttons()).toContain('Try again: answers.xlsx'));
  choose('second');
  await waitFor(() => expect(says()).toBe('No new answers in the spreadsheet.'));
  expect(await contents()).toEqual(['first', 'second']);
});
