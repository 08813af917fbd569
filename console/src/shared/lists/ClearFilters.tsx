import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { LISTS } from './lists.texts';

interface ClearFiltersProps {
  /** Filter that is not cleared, such as the status filter of the list's tabs. */
  except?: string;
}

/** Button that clears the filters, for lists without matches. */
export function ClearFilters({ except }: ClearFiltersProps) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const kept = Object.fromEntries(Object.entries(filterValues).filter(([name]) => name === except));
  return <Button onClick={() => setFilters(kept)}>{t(LISTS.clearFilters)}</Button>;
}
