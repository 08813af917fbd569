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
  /** Accessible name of the search field, because screen readers may skip the placeholder. */
  label: string;
  placeholder: string;
  /** Fills the line, so that the buttons after it stay where they are when one of them becomes wider. */
  fillsLine?: boolean;
}

export function ListSearch({ label, placeholder, fillsLine = false }: ListSearchProps) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const searched = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  // Update the text field when something else changes the search, such as the back button or the reset button of the
  // empty table.
  if (known !== searched) {
    setKnown(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const search = (q: string) => {
    const { q: _former, ...others } = filterValues;
    setFilters(q.trim() === '' ? others : { ...others, q: q.trim() });
  };
  const searchLater = useDebounced((asked: { q: string; on: string }) => {
    // The list stays mounted until the next page is loaded, and a late search must not return the user to the list.
    if (globalThis.location.pathname === asked.on) search(asked.q);
  }, SEARCH_DEBOUNCE);
  return (
    <TextField
      type="search"
      value={text}
      placeholder={placeholder}
      sx={{
        flex: '1 1 350px',
        maxWidth: fillsLine ? undefined : 560,
        bgcolor: 'background.paper',
        borderRadius: 1,
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      onChange={(event) => {
        setText(event.target.value);
        searchLater({ q: event.target.value, on: globalThis.location.pathname });
      }}
      slotProps={{
        // Phones cut off the placeholder, so the tooltip repeats it.
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
