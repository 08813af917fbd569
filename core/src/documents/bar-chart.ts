import { COLORS } from './colors';
import { lineHeight, type Sheet, STYLES } from './sheet';

interface BarChart {
  groups: readonly { label: string; values: readonly (number | null)[] }[];
  series: readonly { label: string; color: string }[];
  format: (value: number) => string;
  alt: string;
}

export const SERIES_COLORS = [COLORS.brand, '#c98a1b', '#1f5fa8'] as const;

const PLOT = 110;
const LEGEND = 18;
const MAX_BAR = 34;

export function drawBarChart(sheet: Sheet, chart: BarChart): void {
  const label = lineHeight(STYLES.small);
  const height = LEGEND + PLOT + 3 * label + 8;
  sheet.demand(height);
  const top = sheet.y;
  const draw = () => {
    drawLegend(sheet, chart, top);
    drawBars(sheet, chart, { top: top + LEGEND + label, height: PLOT });
  };
  sheet.content('Figure', draw, { alt: chart.alt, bbox: [sheet.left, top, sheet.right, top + height] });
  sheet.y = top + height;
}

function drawLegend(sheet: Sheet, { series }: BarChart, y: number): void {
  let x = sheet.left;
  for (const { label, color } of series) {
    sheet.doc.rect(x, y + 2, 8, 8).fill(color);
    const width = sheet.measure(label, STYLES.small);
    sheet.lines([label], { x: x + 12, y: y + 1, width }, STYLES.small);
    x += width + 30;
  }
}

function drawBars(sheet: Sheet, { groups, series, format }: BarChart, plot: { top: number; height: number }): void {
  const values = groups.flatMap((group) => group.values).filter((value) => value !== null);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const unit = plot.height / (highest - lowest || 1);
  const zero = plot.top + highest * unit;
  const place = sheet.width / groups.length;
  const bar = Math.min(MAX_BAR, (place * 0.7) / series.length);
  const label = lineHeight(STYLES.small);
  const step = Math.max(bar + 6, (place * 0.86) / series.length);
  groups.forEach((group, index) => {
    const middle = sheet.left + place * (index + 0.5);
    group.values.forEach((value, number) => {
      if (value === null) return;
      const centre = middle + (number - (series.length - 1) / 2) * step;
      const height = Math.max(Math.abs(value) * unit, 0.75);
      const y = value < 0 ? zero : zero - height;
      sheet.doc.rect(centre - bar / 2, y, bar, height).fill(series[number]?.color ?? COLORS.brand);
      const text = { x: centre - step / 2, y: value < 0 ? y + height + 1 : y - label, width: step } as const;
      sheet.label(format(value), { ...text, align: 'center' }, STYLES.small);
    });
    const below = { x: middle - place / 2, y: plot.top + plot.height + label + 2, width: place } as const;
    sheet.label(group.label, { ...below, align: 'center' }, { ...STYLES.small, font: 'bold' });
  });
  sheet.doc.rect(sheet.left, zero - 0.4, sheet.width, 0.8).fill(COLORS.quiet);
}
