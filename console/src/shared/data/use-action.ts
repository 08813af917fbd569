import { isTemporary } from '@homologa/web/http/api-error';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiError } from '../http/api-error';
import { useFailureNotice } from '../ui/hooks/use-failure-notice';

interface ActionOptions<Answer, Input> {
  /** Names actions of one kind, so that others can see that one is under way. */
  key?: readonly string[];
  /** Said when it is done. */
  success?: string | ((answer: Answer) => string);
  onDone?: (answer: Answer, input: Input) => void | Promise<void>;
  /** Takes over from the notification, for errors that have a place of their own. */
  onError?: (error: Error, input: Input) => void;
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Something a person does: runs once at a time, says that it is done or why not, and offers to try again what was not
 * answered. A 401 is left to the end of the session, which shows the login page.
 */
export function useAction<Answer, Input = void>(
  run: (input: Input) => Promise<Answer>,
  options: ActionOptions<Answer, Input> = {},
) {
  const notify = useNotify();
  const tellFailure = useFailureNotice();
  const action = useMutation<Answer, Error, Input>({
    ...(options.key ? { mutationKey: options.key } : {}),
    mutationFn: run,
    onSuccess: async (answer, input) => {
      const { success } = options;
      if (success) notify(typeof success === 'function' ? success(answer) : success, { type: 'success' });
      await options.onDone?.(answer, input);
    },
    onError: (error, input) => {
      if (options.onError) options.onError(error, input);
      else if (!(error instanceof ApiError && error.status === 401)) {
        tellFailure(messageOf(error), isTemporary(error) ? () => action.mutate(input) : null);
      }
    },
  });
  return action;
}
