import type { UpdateAccountBody, UserResponse } from '@homologa/domain/session/session.contract';
import { useQueryClient } from '@tanstack/react-query';
import { getSession, updateSessionUser } from '../auth/session-store';
import { useProvider } from './provider/use-provider';
import { useAction } from './use-action';

type Preferences = NonNullable<UpdateAccountBody['preferences']>;

const KEY = ['preferences'] as const;

/**
 * Changes the account's preferences. Displays a change immediately and sends the saves one after the other, so that
 * quick changes do not overwrite each other. Does not save changes by staff who view the account read-only.
 */
export function usePreferences() {
  const dataProvider = useProvider();
  const client = useQueryClient();
  const action = useAction<UserResponse, { id: string; preferences: Preferences }>(
    ({ id, preferences }) => dataProvider.updateAccount(id, { preferences }),
    {
      key: KEY,
      scope: 'preferences',
      onDone: (user) => {
        if (client.isMutating({ mutationKey: KEY }) <= 1) updateSessionUser(user);
      },
    },
  );
  return {
    isPending: action.isPending,
    change(preferences: Partial<UserResponse['preferences']>) {
      const { user } = getSession();
      if (!user) return;
      updateSessionUser({ ...user, preferences: { ...user.preferences, ...preferences } });
      if (!user.log_as?.read_only) {
        action.mutate({ id: user.id, preferences }, { onError: () => updateSessionUser(user) });
      }
    },
  };
}
