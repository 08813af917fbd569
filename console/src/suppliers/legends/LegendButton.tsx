import InfoIcon from '@mui/icons-material/InfoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { LEGEND_TITLES, type LegendKind } from './legend-kinds';
import { LEGENDS } from './legends.texts';
import type { StatusScope } from './status-scope';

const LegendDialog = lazyPart(() => import('./LegendDialog'));

interface LegendButtonProps {
  legend: LegendKind;
  /** Only for the status legend: the workflow or supplier whose steps it lists. */
  scope?: StatusScope;
}

export function LegendButton({ legend, scope }: LegendButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const label = t(LEGENDS.help, { name: t(LEGEND_TITLES[legend]) });
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <InfoIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <LegendDialog legend={legend} scope={scope} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
