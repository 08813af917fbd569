// @vitest-environment jsdom
import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { EMPTY_BIR_FORM } from '@homologa/domain/bir-form/merge-form';
import { missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider';
import { MissingFields } from './components/MissingFields';

const form = birFormFor('mexico', 'bir');
const missing = missingBirFields(form, EMPTY_BIR_FORM, new Set());

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
  vi.unstubAllGlobals();
});

async function render(shown: typeof missing): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  close.push(() => {
    act(() => root.unmount());
    page.remove();
  });
  await act(async () =>
    root.render(
      <I18nProvider first="en">
        <MissingFields state={{ form, missing: shown }} open={() => {}} />
      </I18nProvider>,
    ),
  );
  return page;
}

it('many missing fields are one closed line per part with their number, and add up', async () => {
  const page = await render(missing);
  const lines = [...page.querySelectorAll('summary')].map(({ textContent }) => textContent ?? '');
  const counts = lines.map((line) => Number(/(\d+) missing$/.exec(line)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(missing.length);
  expect(page.querySelector('details[open]')).toBeNull();
});

it.each([
  ['folded', missing],
  ['listed', missing.slice(0, 3)],
])('each part has a heading of the second level while its fields are %s', async (_name, shown) => {
  const page = await render(shown);
  const parts = page.querySelectorAll('.form-missing').length;
  expect(parts).toBeGreaterThan(0);
  expect(page.querySelectorAll('h2').length).toBe(parts);
});

it('few missing fields are listed at once', async () => {
  const page = await render(missing.slice(0, 3));
  expect([page.querySelectorAll('details').length, page.querySelectorAll('li button').length]).toEqual([0, 3]);
});
