import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { LISTS } from './lists.texts';

interface ClearFiltersProps {
  /** Filter that the button does not clear, such as the status that the list's tabs set. */
  except?: string;
}

export function ClearFilters({ except }: ClearFiltersProps) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const kept = Object.fromEntries(Object.entries(filterValues).filter(([name]) => name === except));
  return <Button onClick={() => setFilters(kept)}>{t(LISTS.clearFilters)}</Button>;
}
