// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Shortcuts } from '../../../shell/shortcuts/Shortcuts';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { DecideButton } from './DecideButton';

// Preload the lazy dialog, because on a busy machine the import takes longer than a test's timeout.
beforeAll(() => import('../../../shell/shortcuts/ShortcutHelp'), 60_000);

async function renderButton(user = buyerOf('bir')) {
  const decide = vi.fn();
  const { router } = await renderInApp(
    <>
      <DecideButton supplier={{ decision: null }} onDecide={decide} />
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Select" />
      <Shortcuts />
    </>,
    { user },
  );
  return { decide, place: () => router.state.location.pathname };
}

const key = (name: string, target: HTMLElement = document.body) => fireEvent.keyDown(target, { key: name });
const shownKey = () => screen.getByRole('button', { name: 'Decide' }).getAttribute('aria-keyshortcuts');

it('the letter d opens the decision, and typing it into a field does not', async () => {
  const { decide } = await renderButton();
  key('d', screen.getByRole('textbox', { name: 'Search' }));
  expect(decide).not.toHaveBeenCalled();
  expect(shownKey()).toBe('d');
  key('d');
  expect(decide).toHaveBeenCalledTimes(1);
});

it('a user who may not decide has neither the button nor the letter', async () => {
  const { decide } = await renderButton({ ...buyerOf('bir'), company_admin: false });
  key('d');
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  expect(decide).not.toHaveBeenCalled();
});

it.each(['body', 'checkbox'])('g and d go to the dashboard and do not decide if the focus is on the %s', async (on) => {
  const { decide, place } = await renderButton();
  const target = on === 'body' ? document.body : screen.getByRole('checkbox', { name: 'Select' });
  key('g', target);
  key('d', target);
  await screen.findByText('Another page');
  expect(place()).toBe('/home');
  expect(decide).not.toHaveBeenCalled();
});

it('letters that are switched off are gone at once from buttons and keys, also if another tab does it', async () => {
  const { decide } = await renderButton();
  key('?');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByLabelText('Use shortcuts of single letters'));
  expect(shownKey()).toBeNull();
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  key('d');
  expect(decide).not.toHaveBeenCalled();
  localStorage.setItem('homologa.shortcuts', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'homologa.shortcuts' })));
  expect(shownKey()).toBe('d');
});
