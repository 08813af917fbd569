// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, type } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { SaveViewDialog } from './SaveViewDialog';
import type { SavedViews } from './use-saved-views';

it('saves a view that is shown in the menu and opens after signing in, without another dialog', async () => {
  const save = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  await renderInApp(
    <SaveViewDialog saved={{ save } as unknown as SavedViews} isOneWorkflow={false} onClose={onClose} />,
  );
  type(/^Name/, ' Brazil ');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show it in the menu' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Begin with it after signing in' }));
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(save.mock.calls).toEqual([['Brazil', { isEverywhere: false, isPinned: true, isHome: true }]]);
});
