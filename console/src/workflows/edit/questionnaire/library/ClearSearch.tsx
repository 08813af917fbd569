import { Button } from '@mui/material';
import type { RefObject } from 'react';
import { COMMON } from '../../../../shared/i18n/common.texts';
import { useText } from '../../../../shared/i18n/use-text';

interface ClearSearchProps {
  /** The search field, which takes the focus: the button is gone as soon as there are results. */
  searchRef: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

export function ClearSearch({ searchRef, onClear }: ClearSearchProps) {
  const t = useText();
  return (
    <Button
      sx={{ mt: 1 }}
      onClick={() => {
        onClear();
        searchRef.current?.focus();
      }}
    >
      {t(COMMON.clearSearch)}
    </Button>
  );
}
