// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { BulkActions } from './BulkActions';

it('does not let staff who act as a user decide, and says why', async () => {
  const choose = vi.fn();
  await renderInApp(<BulkActions actions={['decide', 'archive']} onChoose={choose} />, {
    user: { ...buyerOf('bir'), log_as: { logged_in_as_by: 's', reason: 'r', expires_at: '', read_only: false } },
  });
  const decide = await screen.findByRole('button', { name: 'Decide' });
  fireEvent.click(decide);
  expect(choose).not.toHaveBeenCalled();
  expect(decide.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(choose).toHaveBeenCalledWith('archive');
});
