import { expect, it } from 'vitest';
import { offeredActions } from './offered-actions';

it('offers what can change somebody in this tab of this workflow', () => {
  expect(offeredActions('all')).toEqual(['remind', 'invite_again', 'labels', 'archive', 'unarchive', 'delete']);
  expect(offeredActions('pending', { status: 'active', type: 'onboarding' })).toEqual([
    'remind',
    'invite_again',
    'labels',
    'delete',
  ]);
  expect(offeredActions('pending', { status: 'active', type: 'investigating' })).toEqual(['labels', 'delete']);
  expect(offeredActions('archived')).toEqual(['labels', 'unarchive']);
  expect(offeredActions('completed', { status: 'closed', type: 'onboarding' })).toEqual(['labels', 'archive']);
});
