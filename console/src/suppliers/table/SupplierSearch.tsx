import { useText } from '../../shared/i18n/use-text';
import { ListSearch } from '../../shared/lists/ListSearch';
import { SUPPLIERS } from '../suppliers.texts';

/** The search box of a suppliers table. */
export function SupplierSearch() {
  const t = useText();
  return <ListSearch label={t(SUPPLIERS.search)} placeholder={t(SUPPLIERS.searchLabel)} />;
}
