import type { DuplicateCandidate, DuplicateMatch } from '@homologa/domain/suppliers/duplicates.contract';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useDebounced } from '../../shared/ui/hooks/use-debounced';
import { useLatest } from '../../shared/ui/hooks/use-latest';

const isSearchable = (candidates: readonly DuplicateCandidate[]): boolean =>
  candidates.some(({ tax_id, duns_number, company_name, emails }) =>
    [tax_id, duns_number, company_name, ...emails].some((text) => text.trim() !== ''),
  );

interface Found {
  /** Key of the candidates that were searched; matches are ignored if the user has changed the candidates since. */
  key: string;
  matches: DuplicateMatch[];
}

const keyOf = (candidates: readonly DuplicateCandidate[]): string =>
  JSON.stringify(
    candidates.map(({ country, tax_id, duns_number, company_name, emails }) => [
      country,
      tax_id,
      duns_number,
      company_name,
      emails,
    ]),
  );

/**
 * Searches the company's suppliers for duplicates. `scheduleLookup` searches `SEARCH_DEBOUNCE` milliseconds after the
 * last change. `confirm` resolves to true if suppliers may be added: there are no matches, the user has seen them, or
 * the search has failed.
 */
export function useDuplicates(candidates: readonly DuplicateCandidate[]) {
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const key = keyOf(candidates);
  const latestKey = useLatest(key);
  const look = async (asked: readonly DuplicateCandidate[]): Promise<Found> => {
    const found: Found = { key: keyOf(asked), matches: [] };
    if (!isSearchable(asked)) return found;
    const answer = {
      queryKey: ['suppliers', 'findDuplicates', found.key],
      queryFn: () => dataProvider.findDuplicates(asked),
    };
    found.matches = await queries.fetchQuery(answer).catch(() => []);
    return found;
  };
  const show = (answer: Found) => {
    if (answer.key === latestKey.current) setFound(answer);
  };
  const scheduleLookup = useDebounced(
    (asked: readonly DuplicateCandidate[]) => void look(asked).then(show),
    SEARCH_DEBOUNCE,
  );
  const shown = found?.key === key ? found.matches : [];
  return {
    matches: shown,
    scheduleLookup,
    confirm: async (): Promise<boolean> => {
      if (shown.length > 0) return true;
      const answer = await look(candidates);
      show(answer);
      return answer.matches.length === 0;
    },
  };
}
