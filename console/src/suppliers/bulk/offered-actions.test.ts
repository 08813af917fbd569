import { expect, it } from 'vitest';
import { offeredActions } from './offered-actions';

it('offers what can change somebody in this tab of this workflow', () => {
  expect(offeredActions('all')).toEqual([
    'remind',
    'invite_again',
    'labels',
    'archive',
    'unarchive',
    'decide',
    'screen',
    'delete',
  ]);
  expect(offeredActions('pending', { status: 'active', type: 'onboarding' })).toEqual([
    'remind',
    'invite_again',
    'labels',
    'decide',
    'delete',
  ]);
  expect(offeredActions('pending', { status: 'active', type: 'investigating' })).toEqual([
    'labels',
    'decide',
    'delete',
  ]);
  expect(offeredActions('archived')).toEqual(['labels', 'unarchive', 'decide']);
  expect(offeredActions('completed', { status: 'closed', type: 'onboarding' })).toEqual([
    'labels',
    'archive',
    'decide',
    'screen',
  ]);
});
