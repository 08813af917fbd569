import { SEARCH_DEBOUNCE } from '@homologa/domain/workflows/limits';
import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { COMMON } from '../i18n/common.texts';
import { useText } from '../i18n/use-text';
import { useDebounced } from '../ui/hooks/use-debounced';

interface ListSearchProps {
  /** What is searched, for who does not see the placeholder. */
  label: string;
  placeholder: string;
}

/** The search box of the list around it; it searches after a rest of 300 ms (reference 1.10). */
export function ListSearch({ label, placeholder }: ListSearchProps) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const searched = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  // The search may be cleared elsewhere: by the empty table, by going back.
  if (known !== searched) {
    setKnown(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const search = (q: string) => {
    const { q: _former, ...others } = filterValues;
    setFilters(q.trim() === '' ? others : { ...others, q: q.trim() });
  };
  const searchLater = useDebounced((asked: { q: string; on: string }) => {
    // The list stays until the next page is loaded: anyone who has gone on already is not called back to it.
    if (globalThis.location.pathname === asked.on) search(asked.q);
  }, SEARCH_DEBOUNCE);
  return (
    <TextField
      type="search"
      value={text}
      placeholder={placeholder}
      sx={{
        // Room for the whole placeholder beside a toolbar's buttons.
        flex: '1 1 350px',
        maxWidth: 560,
        bgcolor: 'background.paper',
        borderRadius: 1,
        // Some browsers have a button to clear of their own.
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      onChange={(event) => {
        setText(event.target.value);
        searchLater({ q: event.target.value, on: globalThis.location.pathname });
      }}
      slotProps={{
        // On a phone there is no room for the whole placeholder.
        htmlInput: { 'aria-label': label, title: text === '' ? placeholder : undefined },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={t(COMMON.clearSearch)}
                onClick={() => {
                  setText('');
                  search('');
                }}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
