import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useDebounced } from '../shared/ui/hooks/use-debounced';
import { type CompanyChoice, companyNameOf } from './company-name';
import { useCompanyChoice, useFoundCompanies } from './use-companies';

interface CompanySearchProps {
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

export function CompanySearch({ label, value, onChange }: CompanySearchProps) {
  const [text, setText] = useState('');
  const search = useDebounced(setText, SEARCH_DEBOUNCE);
  const found = useFoundCompanies(text);
  const chosen = useCompanyChoice(value);
  return (
    <Autocomplete<CompanyChoice>
      options={found.data ?? []}
      value={(value && chosen.data) || null}
      loading={found.isFetching}
      // Return all options unfiltered: the server has already searched.
      filterOptions={(options) => options}
      getOptionLabel={companyNameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'selectOption') search(typed);
      }}
      onChange={(_, company) => onChange(company?.id ?? null)}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ width: { xs: '100%', sm: 260 } }}
    />
  );
}
