import { Box, Link, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../i18n/use-text';
import type { ChartRow } from './chart-rows';
import { CHARTS } from './charts.texts';
import type { ScreenPlace } from './plot';

/** Two lines fit the height of a row. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  font: 'inherit',
  lineHeight: '16px',
} as const;

interface RowLabelProps {
  row: ChartRow;
  onChoose: (place: ScreenPlace) => void;
}

export function RowLabel({ row, onChoose }: RowLabelProps) {
  const t = useText();
  const [isCut, setCut] = useState(false);
  const measure = ({ currentTarget }: { currentTarget: Element }) =>
    setCut(currentTarget.scrollHeight > currentTarget.clientHeight);
  const [first, ...more] = row.targets;
  const said = [isCut && row.label, row.help, !first && t(CHARTS.notFilterable)].filter(Boolean).join('\n');
  const label = (
    <>
      {row.label}
      {row.note && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {' '}
          {row.note}
        </Typography>
      )}
    </>
  );
  const watched = { onMouseEnter: measure, onFocus: measure };
  return (
    <Tooltip describeChild title={said}>
      {!first ? (
        <Box
          {...watched}
          component="button"
          type="button"
          aria-disabled
          sx={{ ...TWO_LINES, p: 0, border: 0, bgcolor: 'transparent', color: 'text.primary', cursor: 'help' }}
        >
          {label}
        </Box>
      ) : more.length === 0 ? (
        <Link {...watched} component={RouterLink} to={first.to} underline="hover" sx={TWO_LINES}>
          {label}
        </Link>
      ) : (
        <Link
          {...watched}
          component="button"
          type="button"
          aria-haspopup="menu"
          underline="hover"
          sx={TWO_LINES}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onChoose({ left, top: bottom });
          }}
        >
          {label}
        </Link>
      )}
    </Tooltip>
  );
}
