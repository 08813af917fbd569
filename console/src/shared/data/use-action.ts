import { isTemporary } from '@homologa/web/http/api-error';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiError } from '../http/api-error';
import { useFailureNotice } from '../ui/hooks/use-failure-notice';

interface ActionOptions<Answer, Input> {
  /** Mutation key, with which other components can detect that the action is running. */
  key?: readonly string[];
  /** Actions of one scope run one after the other. */
  scope?: string;
  success?: string | ((answer: Answer) => string);
  onDone?: (answer: Answer, input: Input) => void | Promise<void>;
  /** Called instead of the error notification, for errors that the caller displays itself. */
  onError?: (error: Error, input: Input) => void;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Returns a mutation for an action of the user. Notifies of success and failure, and offers a retry after a temporary
 * error. Ignores a 401, which ends the session.
 */
export function useAction<Answer, Input = void>(
  run: (input: Input) => Promise<Answer>,
  options: ActionOptions<Answer, Input> = {},
) {
  const notify = useNotify();
  const notifyFailure = useFailureNotice();
  const action = useMutation<Answer, Error, Input>({
    ...(options.key ? { mutationKey: options.key } : {}),
    ...(options.scope ? { scope: { id: options.scope } } : {}),
    mutationFn: run,
    onSuccess: async (answer, input) => {
      const { success } = options;
      if (success) notify(typeof success === 'function' ? success(answer) : success, { type: 'success' });
      await options.onDone?.(answer, input);
    },
    onError: (error, input) => {
      if (options.onError) options.onError(error, input);
      else if (!(error instanceof ApiError && error.status === 401)) {
        notifyFailure(messageOf(error), isTemporary(error) ? () => action.mutate(input) : null);
      }
    },
  });
  return action;
}
