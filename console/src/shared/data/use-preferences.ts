import type { UpdateAccountBody, UserResponse } from '@homologa/domain/session/session.contract';
import { useQueryClient } from '@tanstack/react-query';
import { getSession, updateSessionUser } from '../auth/session-store';
import { useProvider } from './provider/use-provider';
import { useAction } from './use-action';

type Preferences = NonNullable<UpdateAccountBody['preferences']>;

const KEY = ['preferences'] as const;

/**
 * Changes preferences of the account. They show at once and are sent one after the other: two quick changes are each
 * made from what the one before left, and an answer to the first does not undo the second. Staff who look as a user
 * see them change without saving.
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
