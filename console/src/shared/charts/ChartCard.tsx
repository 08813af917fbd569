import ChartIcon from '@mui/icons-material/BarChartOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import { Box, IconButton, ListSubheader, Menu, MenuItem, Skeleton, Tooltip, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../i18n/use-format';
import { useAppLocale, useText } from '../i18n/use-text';
import { Panel } from '../ui/Panel';
import { lazyPart } from '../ui/states/lazy-part';
import { BARS_LEFT, ChartTable, figuresWidth, ROW_HEIGHT } from './ChartTable';
import { type ChartRow, totalOf } from './chart-rows';
import { CHARTS } from './charts.texts';
import type { PlotProps, ScreenPlace } from './plot';
import { shortCount } from './short-count';

const BarPlot = lazyPart(() => import('./BarPlot'));
const DonutPlot = lazyPart(() => import('./DonutPlot'));

const RING = 148;

interface ChartCardProps {
  title: string;
  rows: readonly ChartRow[];
  form: 'bars' | 'donut';
  /** Total number of suppliers; displayed if some suppliers belong to no group. */
  suppliers: number;
  nothing?: string;
}

function Bars(props: PlotProps) {
  const locale = useAppLocale();
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: `calc(${BARS_LEFT} + 8px)`,
        right: figuresWidth(props.rows.map(({ count }) => shortCount(count, locale))),
        bottom: 0,
        height: props.rows.length * ROW_HEIGHT,
        cursor: 'pointer',
      }}
    >
      <Suspense fallback={null}>
        <BarPlot {...props} rowHeight={ROW_HEIGHT} />
      </Suspense>
    </Box>
  );
}

function Donut(props: PlotProps) {
  const locale = useAppLocale();
  return (
    <Box aria-hidden sx={{ position: 'relative', width: RING, height: RING, flex: 'none', mx: 'auto' }}>
      <Suspense fallback={<Skeleton variant="circular" width={RING} height={RING} />}>
        <DonutPlot {...props} size={RING} />
      </Suspense>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          pointerEvents: 'none',
          fontWeight: 700,
          fontSize: '1.25rem',
        }}
      >
        {shortCount(totalOf(props.rows), locale)}
      </Box>
    </Box>
  );
}

function TargetMenu({ row, place, onClose }: { row: ChartRow; place: ScreenPlace; onClose: () => void }) {
  const t = useText();
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={place}
      slotProps={{ list: { 'aria-label': t(CHARTS.choose) } }}
    >
      <ListSubheader aria-hidden sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
        {t(CHARTS.choose)}
      </ListSubheader>
      {row.targets.map(({ label, to }) => (
        <MenuItem key={to} component={Link} to={to} sx={{ maxWidth: 360, whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/**
 * Shows supplier groups as a chart with a table, or as a table alone. Each group links to its suppliers: the chart by
 * mouse, the table by mouse and keyboard.
 */
export function ChartCard({ title, rows, form, suppliers, nothing }: ChartCardProps) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const [isTable, setTable] = useState(false);
  const [hovered, setHovered] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ row: ChartRow; place: ScreenPlace } | null>(null);
  const known = totalOf(rows);
  const look = isTable ? 'table' : form;

  const choose = (index: number, place: ScreenPlace) => {
    const row = rows[index];
    const [only, ...more] = row?.targets ?? [];
    if (!row || !only) return;
    if (more.length === 0) void navigate(only.to);
    else setAsked({ row, place });
  };
  const textOf = (index: number): string => {
    const row = rows[index];
    if (!row) return '';
    const figures = `${format.number(row.count)} (${row.share})`;
    return row.targets.length > 0 ? figures : `${figures} · ${t(CHARTS.notFilterable)}`;
  };
  const plot = { rows, textOf, onChoose: choose, onHover: setHovered };
  const turn = t(isTable ? CHARTS.asChart : CHARTS.asTable);
  return (
    <Panel
      title={title}
      action={
        known > 0 && (
          <Tooltip title={turn}>
            <IconButton
              size="small"
              aria-label={`${turn}: ${title}`}
              onClick={() => setTable(!isTable)}
              sx={{ my: -0.75 }}
            >
              {isTable ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
        )
      }
    >
      {known === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{nothing ?? t(CHARTS.nothing)}</Typography>
      ) : (
        <Box
          sx={{
            position: 'relative',
            ...(look === 'donut' ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } : {}),
          }}
        >
          {look === 'donut' && <Donut {...plot} />}
          <Box sx={look === 'donut' ? { flex: '1 1 230px', minWidth: 0 } : undefined}>
            <ChartTable title={title} rows={rows} look={look} hovered={hovered} onChoose={choose} />
          </Box>
          {look === 'bars' && <Bars {...plot} />}
        </Box>
      )}
      {known > 0 && known < suppliers && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t(CHARTS.coverage, { known, total: suppliers })}
        </Typography>
      )}
      {asked && <TargetMenu {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
