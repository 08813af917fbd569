import { isLabelColor, LABEL_COLORS } from '@homologa/domain/companies/labels';
import CheckIcon from '@mui/icons-material/Check';
import { Box, ButtonBase, Popover, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { LABEL_COLOR_WORDS, LABELS } from './labels.texts';

interface ColorPickerProps {
  value: string;
  label?: string;
  disabled?: boolean;
  onChange: (color: string) => void;
}

const SWATCH = {
  width: 34,
  height: 34,
  borderRadius: 1.5,
  color: '#fff',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
} as const;

export function ColorPicker({ value, label, disabled, onChange }: ColorPickerProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = isLabelColor(value) ? t(LABEL_COLOR_WORDS[value]) : value;
  const title = label ? t(LABELS.colorOf, { label, name }) : t(LABELS.color, { name });
  return (
    <>
      <Tooltip title={title}>
        <ButtonBase
          aria-label={title}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ ...SWATCH, bgcolor: value, flexShrink: 0 }}
        />
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box
          role="group"
          aria-label={t(LABELS.colors)}
          sx={{ p: 1.5, display: 'grid', gridTemplateColumns: 'repeat(7, auto)', gap: 1 }}
        >
          {LABEL_COLORS.map((color) => (
            <Tooltip key={color} title={t(LABEL_COLOR_WORDS[color])}>
              <ButtonBase
                aria-label={t(LABEL_COLOR_WORDS[color])}
                aria-pressed={color === value}
                onClick={() => {
                  setAnchor(null);
                  if (color !== value) onChange(color);
                }}
                sx={{ ...SWATCH, bgcolor: color }}
              >
                {color === value && <CheckIcon fontSize="small" />}
              </ButtonBase>
            </Tooltip>
          ))}
        </Box>
      </Popover>
    </>
  );
}
