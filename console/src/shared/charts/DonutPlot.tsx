import { PieChart } from '@mui/x-charts/PieChart';
import { useId } from 'react';
import { sliceSizes } from './chart-rows';
import { fillOf, PatternDefs } from './patterns';
import type { PlotProps } from './plot';

export default function DonutPlot({ rows, size, textOf, onChoose, onHover }: PlotProps & { size: number }) {
  const id = useId();
  const sizes = sliceSizes(rows);
  return (
    <PieChart
      width={size}
      height={size}
      margin={4}
      hideLegend
      disableKeyboardNavigation
      series={[
        {
          id: 'groups',
          data: rows.map((row, index) => ({
            id: row.key,
            value: sizes[index] ?? 0,
            label: row.label,
            color: fillOf(row, id),
          })),
          innerRadius: '64%',
          paddingAngle: rows.filter(({ count }) => count > 0).length > 1 ? 2 : 0,
          cornerRadius: 3,
          valueFormatter: (_, { dataIndex }) => textOf(dataIndex),
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      onItemClick={(event, { dataIndex }) => onChoose(dataIndex, { left: event.clientX, top: event.clientY })}
      onHighlightChange={(item) => onHover(item?.dataIndex ?? null)}
    >
      <PatternDefs rows={rows} id={id} />
    </PieChart>
  );
}
