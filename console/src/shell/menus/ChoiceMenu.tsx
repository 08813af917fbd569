import { Box, Button, IconButton } from '@mui/material';
import { type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import { lazyPart, loadAhead } from '../../shared/ui/states/lazy-part';
import type { Choice } from './ChoiceList';

// Loads the menu's code on hover and focus, because MUI's menus are too large for the first load of the login page.
const ChoiceList = lazyPart(() => import('./ChoiceList'));
const comeNear = () => loadAhead([ChoiceList]);

export type Tip = (title: string, button: ReactElement) => ReactElement;

interface ChoiceMenuProps<Value extends string> {
  label: string;
  icon: ReactElement;
  value: Value;
  options: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  tip?: Tip;
}

export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, value, options, onChoose, tip } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Key of the list, incremented on each opening, so that a new list opens even while the previous list is still
  // closing.
  const [turn, setTurn] = useState(0);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const name = `${label}: ${chosen}`;
  const opener = {
    'aria-label': name,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onPointerEnter: comeNear,
    onFocus: comeNear,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget);
      setTurn(turn + 1);
    },
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
      {anchor && (
        <Suspense fallback={null}>
          <ChoiceList
            key={turn}
            anchor={anchor}
            value={value}
            options={options}
            onClose={() => setAnchor(null)}
            onChoose={(chosenValue) => onChoose(chosenValue as Value)}
          />
        </Suspense>
      )}
    </>
  );
}

const BARE_ON_PHONES = { minWidth: 44, minHeight: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } };
