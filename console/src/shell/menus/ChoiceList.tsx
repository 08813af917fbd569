import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  lang?: string;
}

interface ChoiceListProps {
  anchor: HTMLElement;
  value: string;
  options: readonly Choice<string>[];
  onClose: () => void;
  onChoose: (value: string) => void;
}

export default function ChoiceList({ anchor, value, options, onClose, onChoose }: ChoiceListProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{ transition: { onExited: onClose } }}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          lang={option.lang}
          selected={option.value === value}
          onClick={() => {
            setOpen(false);
            if (option.value !== value) onChoose(option.value);
          }}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
