import { BarChart } from '@mui/x-charts/BarChart';
import type { PlotProps } from './plot';

export default function BarPlot({ rows, rowHeight, textOf, onChoose, onHover }: PlotProps & { rowHeight: number }) {
  return (
    <BarChart
      layout="horizontal"
      height={rows.length * rowHeight}
      margin={0}
      hideLegend
      // Disable the chart's own highlight: hovering highlights the row of the table beside the chart.
      axisHighlight={{ x: 'none', y: 'none' }}
      disableKeyboardNavigation
      borderRadius={4}
      series={[
        {
          data: rows.map(({ count }) => count),
          minBarSize: 4,
          valueFormatter: (_, { dataIndex }) => textOf(dataIndex),
        },
      ]}
      xAxis={[{ position: 'none', min: 0, max: Math.max(1, ...rows.map(({ count }) => count)) }]}
      yAxis={[
        {
          position: 'none',
          scaleType: 'band',
          categoryGapRatio: 0.6,
          data: rows.map(({ key }) => key),
          valueFormatter: (key: string) => rows.find((row) => row.key === key)?.label ?? key,
          colorMap: { type: 'ordinal', values: rows.map(({ key }) => key), colors: rows.map(({ color }) => color) },
        },
      ]}
      onAxisClick={(event, axis) => {
        if (axis && 'clientX' in event) onChoose(axis.dataIndex, { left: event.clientX, top: event.clientY });
      }}
      onHighlightedAxisChange={(axes) => onHover(axes[0]?.dataIndex ?? null)}
    />
  );
}
