import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { LISTS } from './lists.texts';

interface ClearFiltersProps {
  /** Name of a filter that stays, such as that of the list's tabs. */
  except?: string;
}

/** The way back from a list in which nothing matches. */
export function ClearFilters({ except }: ClearFiltersProps) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const kept = Object.fromEntries(Object.entries(filterValues).filter(([name]) => name === except));
  return <Button onClick={() => setFilters(kept)}>{t(LISTS.clearFilters)}</Button>;
}
