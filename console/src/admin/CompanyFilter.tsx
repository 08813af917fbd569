import { useListContext } from 'react-admin';
import { useText } from '../shared/i18n/use-text';
import { ADMIN } from './admin.texts';
import { CompanySearch } from './CompanySearch';

export function CompanyFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const chosen = typeof filterValues['company_id'] === 'string' ? filterValues['company_id'] : null;
  return (
    <CompanySearch
      label={t(ADMIN.company)}
      value={chosen}
      onChange={(id) => setFilters({ ...filterValues, company_id: id ?? undefined })}
    />
  );
}
