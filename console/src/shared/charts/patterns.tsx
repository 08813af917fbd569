import { Box, useTheme } from '@mui/material';
import { useId } from 'react';
import type { ChartPattern, ChartRow } from './chart-rows';

const SIZE = 8;

const MARKS: Readonly<Record<Exclude<ChartPattern, 'solid'>, string>> = {
  stripes: 'M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4',
  dots: 'M2,2 h.01 M6,6 h.01',
  lines: 'M0,2 h8 M0,6 h8',
};

/** Patterns are hidden on screens and visible in print and forced colours, which may lose the colours. */
const MARKS_SEEN = { display: 'none', '@media print, (forced-colors: active)': { display: 'inline' } } as const;

const patternId = (row: ChartRow, id: string): string => `${id}-${row.key}`.replaceAll(':', '');

export const fillOf = (row: ChartRow, id: string): string =>
  row.pattern && row.pattern !== 'solid' ? `url(#${patternId(row, id)})` : row.color;

export function PatternDefs({ rows, id }: { rows: readonly ChartRow[]; id: string }) {
  const { palette } = useTheme();
  return (
    <defs>
      {rows.map((row) => {
        if (!row.pattern || row.pattern === 'solid') return null;
        return (
          <pattern
            key={row.key}
            id={patternId(row, id)}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
            patternTransform="scale(.9)"
          >
            <rect width={SIZE} height={SIZE} fill={row.color} />
            <Box
              component="path"
              sx={MARKS_SEEN}
              d={MARKS[row.pattern]}
              stroke={palette.background.paper}
              strokeWidth={row.pattern === 'dots' ? 2.4 : 1.6}
              strokeLinecap={row.pattern === 'dots' ? 'round' : 'butt'}
            />
          </pattern>
        );
      })}
    </defs>
  );
}

export function ChartSwatch({ row }: { row: ChartRow }) {
  const id = useId();
  return (
    <svg width={14} height={14} aria-hidden style={{ flex: 'none' }}>
      <PatternDefs rows={[row]} id={id} />
      <rect width={14} height={14} rx={3} fill={fillOf(row, id)} />
    </svg>
  );
}
