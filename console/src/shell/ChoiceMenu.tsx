import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, type ReactElement, useState } from 'react';

/** How a header button gets its tooltip. */
export type Tip = (title: string, button: ReactElement) => ReactElement;

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The language that the label is in, where it is not the page's. */
  lang?: string;
}

interface ChoiceMenuProps<Value extends string> {
  label: string;
  icon: ReactElement;
  value: Value;
  options: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** Puts a tooltip around the button; without one, what is chosen is written on it where there is room. */
  tip?: Tip;
}

/** A button of the header that opens a choice of one. Its name says what is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, value, options, onChoose, tip } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const name = `${label}: ${chosen}`;
  const opener = {
    'aria-label': name,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {tip ? (
        tip(name, <IconButton {...opener}>{icon}</IconButton>)
      ) : (
        <Button {...opener} color="inherit" startIcon={icon} sx={BARE_ON_PHONES}>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {chosen}
          </Box>
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            lang={option.lang}
            selected={option.value === value}
            onClick={() => {
              setAnchor(null);
              if (option.value !== value) onChoose(option.value);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const BARE_ON_PHONES = { minWidth: 44, minHeight: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } };
