// @vitest-environment jsdom
import type { AccountHomeResponse } from '@homologa/domain/onboarding/account-home.contract';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { cacheTexts, loadTexts } from '../../i18n/held-texts';
import { I18nProvider } from '../../i18n/I18nProvider';
import { LazyPanels } from './LazyPanels';

const HOME: AccountHomeResponse = {
  account: {
    _id: 'a1',
    id: 'a1',
    name: 'Ana',
    email: 'ana@example.test',
    phone: '',
    country: 'PER',
    language: null,
    is_email_proven: true,
    can_change_email: true,
  },
  onboardings: [],
  consents: [],
  privacy_requests: [],
};

test('panels that cannot be loaded leave the rest of the home, and a press of the button loads them anew', async () => {
  // The panels and their texts are loaded together; here there is no connection at the first attempt.
  await loadTexts('en');
  let isOffline = true;
  const texts = () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ default: ['text'] }));
  cacheTexts(1, { en: texts, es: texts, 'pt-BR': texts });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page, { onCaughtError: () => {} });
  root.render(
    <I18nProvider first="en">
      <p>The list</p>
      <LazyPanels home={HOME} take={() => {}} />
    </I18nProvider>,
  );
  const see = (text: string) => vi.waitFor(() => expect(page.textContent).toContain(text), 20_000);
  await see('Try again');
  expect(page.textContent).toBe('The listThis could not be loaded.Try again');
  isOffline = false;
  page.querySelector('button')?.click();
  await see('A copy of your data');
  expect(page.textContent).toContain('The list');
  expect(document.activeElement).toBe(page.querySelector('[tabindex="-1"]'));
  root.unmount();
  page.remove();
});
