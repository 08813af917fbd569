import { Box, Table, TableBody, TableCell, TableHead, TableRow, Tooltip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useFormat } from '../i18n/use-format';
import { useAppLocale, useText } from '../i18n/use-text';
import type { ChartRow } from './chart-rows';
import { CHARTS } from './charts.texts';
import { ChartSwatch } from './patterns';
import type { ScreenPlace } from './plot';
import { RowLabel } from './RowLabel';
import { shortCount } from './short-count';

/** Height of a table row and of its bar, in pixels. */
export const ROW_HEIGHT = 36;
export const BARS_LEFT = '46%';
const SHARE_WIDTH = 52;

/** Width in pixels of the figures to the right of the bars, for the longest number. */
export const figuresWidth = (counts: readonly string[]): number =>
  SHARE_WIDTH + 24 + 9 * Math.max(1, ...counts.map(({ length }) => length));

type TableLook = 'table' | 'bars' | 'donut';

interface ChartTableProps {
  title: string;
  rows: readonly ChartRow[];
  look: TableLook;
  hovered: number | null;
  onChoose: (index: number, place: ScreenPlace) => void;
}

/** Displays a number; screen readers get the full number if it is abbreviated. */
function Figure({ count, isShort }: { count: number; isShort: boolean }) {
  const locale = useAppLocale();
  const format = useFormat();
  const whole = format.number(count);
  const short = shortCount(count, locale);
  if (!isShort || short === whole) return whole;
  return (
    <Tooltip title={whole}>
      <span>
        <span aria-hidden>{short}</span>
        <Box component="span" sx={visuallyHidden}>
          {whole}
        </Box>
      </span>
    </Tooltip>
  );
}

export function ChartTable({ title, rows, look, hovered, onChoose }: ChartTableProps) {
  const t = useText();
  const isPlain = look === 'table';
  const head = (text: string, align: 'left' | 'right') => (
    <TableCell align={align} sx={isPlain ? { px: 0.5, py: 0.75 } : { p: 0, border: 0 }}>
      <Box component="span" sx={isPlain ? undefined : visuallyHidden}>
        {text}
      </Box>
    </TableCell>
  );
  const cell = { height: ROW_HEIGHT, py: 0, px: 0.5, borderColor: isPlain ? 'divider' : 'transparent' };
  return (
    <Table
      size="small"
      aria-label={title}
      sx={{ tableLayout: look === 'bars' ? 'fixed' : 'auto', borderCollapse: 'separate', borderSpacing: 0 }}
    >
      <colgroup>
        <col style={{ width: look === 'bars' ? BARS_LEFT : '100%' }} />
        <col />
        <col style={{ width: SHARE_WIDTH }} />
      </colgroup>
      <TableHead>
        <TableRow>
          {head(t(CHARTS.group), 'left')}
          {head(t(CHARTS.suppliers), 'right')}
          {head(t(CHARTS.share), 'right')}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={row.key} sx={{ bgcolor: hovered === index ? 'action.hover' : undefined }}>
            <TableCell component="th" scope="row" sx={{ ...cell, maxWidth: 0 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {look === 'donut' && <ChartSwatch row={row} />}
                <Box sx={{ minWidth: 0 }}>
                  <RowLabel row={row} onChoose={(place) => onChoose(index, place)} />
                </Box>
              </Box>
            </TableCell>
            <TableCell align="right" sx={{ ...cell, whiteSpace: 'nowrap', fontWeight: 600 }}>
              <Figure count={row.count} isShort={!isPlain} />
            </TableCell>
            <TableCell align="right" sx={{ ...cell, whiteSpace: 'nowrap', color: 'text.secondary' }}>
              {row.share}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
