// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { HelpSheet } from './HelpSheet';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the sheet beside the page becomes modal when the window is narrowed, and returns beside it when widened', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  const calls: string[] = [];
  const dialog = HTMLDialogElement.prototype;
  vi.spyOn(dialog, 'show').mockImplementation(() => void calls.push('show'));
  vi.spyOn(dialog, 'showModal').mockImplementation(() => void calls.push('modal'));
  vi.spyOn(dialog, 'close').mockImplementation(() => void calls.push('close'));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  close.push(() => {
    act(() => root.unmount());
    page.remove();
  });
  const resize = (isWide: boolean) =>
    act(async () => {
      media.matches = isWide;
      media.dispatchEvent(new Event('change'));
    });
  await act(async () =>
    root.render(
      <I18nProvider first="en">
        <HelpSheet onClose={() => {}} />
      </I18nProvider>,
    ),
  );
  expect(calls).toEqual(['show']);
  await resize(false);
  expect(calls).toEqual(['show', 'close', 'modal']);
  await resize(true);
  expect(calls).toEqual(['show', 'close', 'modal', 'close', 'show']);
});
