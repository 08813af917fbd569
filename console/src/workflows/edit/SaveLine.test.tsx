// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { SaveLine } from './SaveLine';

const draw = (state: Parameters<typeof SaveLine>[0]['state'], hasConflict: boolean) =>
  renderInApp(<SaveLine state={state} isDraft hasConflict={hasConflict} onRetry={() => undefined} />);

it('says why nothing is saved while somebody has to decide, also of the save that was not even tried', async () => {
  await draw({ status: 'failed', error: new Error(), willRetry: false }, true);
  expect(screen.getByRole('alert').textContent).toContain('somebody else has changed this workflow, see below.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says what went wrong, and offers to try again', async () => {
  await draw({ status: 'failed', error: new Error('Too long.'), willRetry: false }, false);
  expect(screen.getByRole('alert').textContent).toContain('Not saved: Too long.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
