import { useText } from '../../shared/i18n/use-text';
import { ListSearch } from '../../shared/lists/ListSearch';
import { SUPPLIERS } from '../suppliers.texts';

export function SupplierSearch() {
  const t = useText();
  return <ListSearch label={t(SUPPLIERS.search)} placeholder={t(SUPPLIERS.searchLabel)} fillsLine />;
}
