// @vitest-environment jsdom
import type { Locale } from '@homologa/domain/language/locales';
import type {
  OnboardingSupplierResponse,
  OpenOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import type { OwnScore as Score } from '@homologa/domain/suppliers/own-score.contract';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { OnboardingScope } from '../../onboarding/onboarding-context';
import { OwnScore } from './OwnScore';

const line = (number: number, change: Partial<Score['sections'][number]['lines'][number]>) => ({
  id: `q${number}`,
  number,
  title: `Question ${number}`,
  why: { by: 'answered' as const },
  knock_out: false,
  points: 0,
  maximum: 10,
  ...change,
});

const SCORE: Score = {
  percent: 62.5,
  points: 1012.5,
  maximum: 1620,
  knocked_out: false,
  outcome: { name: 'Passes with conditions', colour: 'amber' },
  sections: [
    {
      title: 'Quality',
      percent: 62.5,
      points: 12.5,
      maximum: 20,
      lines: [
        line(1, { why: { by: 'options', options: ['ISO 9001', 'ISO 14001'] }, points: 12.5 }),
        line(2, { why: { by: 'range', from: 10 }, points: 5, knock_out: true }),
        line(3, { why: { by: 'not_applicable' }, maximum: 0 }),
      ],
    },
  ],
};

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

async function draw(score: Score | null, locale: Locale = 'en') {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  close.push(() => {
    root.unmount();
    page.remove();
  });
  const supplier = {
    _id: 's',
    account: { connected: true, account_id: 'a' },
    ...(score ? { score } : {}),
  } as unknown as OnboardingSupplierResponse;
  const key = { workflowId: 'w', supplierId: 's' };
  const workflow = {} as OpenOnboardingWorkflow;
  root.render(
    <I18nProvider first={locale}>
      <OnboardingScope value={{ key, workflow, clientName: 'Demo', supplier, take: () => {}, choose: () => {} }}>
        <OwnScore />
        <p>drawn</p>
      </OnboardingScope>
    </I18nProvider>,
  );
  await vi.waitFor(() => expect(page.textContent).toContain('drawn'));
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { page, texts };
}

it('shows nothing to a supplier whose client does not show the score', async () => {
  const { page } = await draw(null);
  expect(page.textContent).toBe('drawn');
});

it('shows outcome, percentage and sums, and the points of each answer with their reason', async () => {
  const { page, texts } = await draw(SCORE);
  expect(texts('.score-result')).toEqual(['62.5 %Passes with conditions']);
  expect(page.textContent).toContain('1,012.5 of 1,620 points');
  expect(texts('h3')).toEqual(['Quality 62.5 %']);
  expect(texts('li')).toEqual([
    '1. Question 1ISO 9001, ISO 1400112.5 / 10',
    '2. Question 210 or more · Decides the outcome5 / 10',
    '3. Question 3Not applicable: does not count–',
  ]);
  expect(page.textContent).not.toContain('whatever the percentage');
});

it('says that one answer decides, and that no question with points applies', async () => {
  const knockedOut = await draw({ ...SCORE, knocked_out: true, outcome: { name: 'Fails', colour: 'red' } });
  expect(knockedOut.page.textContent).toContain('One answer decides the outcome, whatever the percentage.');
  const none = await draw({ ...SCORE, percent: null, points: 0, maximum: 0, outcome: null, sections: [] });
  expect(none.page.textContent).toContain('No question with points applies to you.');
  expect(none.texts('.score-result')).toEqual(['']);
  expect(none.page.querySelector('details')).toBeNull();
});

it.each<[Locale, string, string, string]>([
  ['es', 'Su puntaje', '62,5 %', '10 o más · Determina el resultado'],
  ['pt-BR', 'Sua pontuação', '62,5 %', '10 ou mais · Determina o resultado'],
])('is told in %s, with its decimal sign', async (locale, title, percent, reason) => {
  const { page, texts } = await draw(SCORE, locale);
  expect(texts('h2')).toEqual([title]);
  expect(texts('.score-result strong')).toEqual([percent]);
  expect(page.textContent).toContain(reason);
});
