import { COMPANY_USER_STATUS_WORDS } from '@homologa/domain/companies/company-user-words';
import { COMPANY_USER_STATUSES } from '@homologa/domain/companies/company-users';
import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../shared/i18n/use-text';
import { useDebounced } from '../../shared/ui/hooks/use-debounced';
import { USERS } from './users.texts';

export function UsersFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const searched = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  // Update the text field when something else changes the search in the URL, such as the back button or the reset
  // button of the empty table.
  if (known !== searched) {
    setKnown(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const search = useDebounced(
    (q: string) => setFilters({ ...filterValues, q: q.trim() || undefined }),
    SEARCH_DEBOUNCE,
  );
  const status = COMPANY_USER_STATUSES.find((entry) => entry === filterValues['status']) ?? '';
  return (
    <>
      <TextField
        type="search"
        label={t(USERS.search)}
        value={text}
        sx={{ width: { xs: '100%', sm: 300 } }}
        onChange={(event) => {
          setText(event.target.value);
          search(event.target.value);
        }}
      />
      <TextField
        select
        label={t(USERS.status)}
        value={status}
        sx={{ width: { xs: '100%', sm: 180 } }}
        onChange={(event) => setFilters({ ...filterValues, status: event.target.value || undefined })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t(USERS.allStatuses)}</MenuItem>
        {COMPANY_USER_STATUSES.map((entry) => (
          <MenuItem key={entry} value={entry}>
            {t(COMPANY_USER_STATUS_WORDS[entry])}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
