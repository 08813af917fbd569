import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';

/** Refreshes the list of checks and the session's quota after checks were requested or turned into suppliers. */
export function useChecksChanged() {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return async () => {
    refresh();
    await Promise.all(
      [['compliance-checks'], ['session'], ['suppliers'], ['statistics']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** Milliseconds between polls of a check's result: a screening takes a few seconds. */
export const CHECK_POLL = 1_500;
