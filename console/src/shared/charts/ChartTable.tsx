import type { Theme } from '@mui/material';
import { Box, Tooltip } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from '@mui/utils';
import { useFormat } from '../i18n/use-format';
import { useAppLocale, useText } from '../i18n/use-text';
import { cellText, TABLE_SIZES } from '../theme/table-text';
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
        <span style={visuallyHidden}>{whole}</span>
      </span>
    </Tooltip>
  );
}

/** Styles of the table's plain elements, because MUI's cells would compute the same styles again for each cell. */
const tableLook = (look: TableLook): SystemStyleObject<Theme> => {
  const isPlain = look === 'table';
  return {
    width: '100%',
    tableLayout: look === 'bars' ? 'fixed' : 'auto',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& :is(th, td)': (theme) => ({
      ...theme.typography.body2,
      ...cellText(theme),
      fontSize: TABLE_SIZES.small,
      color: theme.palette.text.primary,
      borderBottom: `1px solid ${isPlain ? theme.palette.divider : 'transparent'}`,
    }),
    '& thead th': { fontWeight: 600, whiteSpace: 'nowrap', ...(isPlain ? { p: '6px 4px' } : { p: 0, border: 0 }) },
    '& tbody :is(th, td)': { height: ROW_HEIGHT, p: '0 4px' },
    '& tbody th': { maxWidth: 0, textAlign: 'left' },
    '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& .count': { fontWeight: 600 },
    '& .share': { color: 'text.secondary' },
    '& .label': { display: 'flex', alignItems: 'center', gap: 1, '& > div': { minWidth: 0 } },
    '& tr[data-hovered]': { bgcolor: 'action.hover' },
  };
};

export function ChartTable({ title, rows, look, hovered, onChoose }: ChartTableProps) {
  const t = useText();
  const isPlain = look === 'table';
  const head = (text: string, align: 'left' | 'right') => (
    <th scope="col" style={{ textAlign: align }}>
      <span style={isPlain ? undefined : visuallyHidden}>{text}</span>
    </th>
  );
  return (
    <Box component="table" aria-label={title} sx={tableLook(look)}>
      <colgroup>
        <col style={{ width: look === 'bars' ? BARS_LEFT : '100%' }} />
        <col />
        <col style={{ width: SHARE_WIDTH }} />
      </colgroup>
      <thead>
        <tr>
          {head(t(CHARTS.group), 'left')}
          {head(t(CHARTS.suppliers), 'right')}
          {head(t(CHARTS.share), 'right')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.key} data-hovered={hovered === index || undefined}>
            <th scope="row">
              <div className="label">
                {look === 'donut' && <ChartSwatch row={row} />}
                <div>
                  <RowLabel row={row} onChoose={(place) => onChoose(index, place)} />
                </div>
              </div>
            </th>
            <td className="count">
              <Figure count={row.count} isShort={!isPlain} />
            </td>
            <td className="share">{row.share}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
