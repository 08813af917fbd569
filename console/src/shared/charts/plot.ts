import type { ChartRow } from './chart-rows';

export interface ScreenPlace {
  left: number;
  top: number;
}

/** Props of every chart. Charts are hidden from screen readers, which read the table instead. */
export interface PlotProps {
  rows: readonly ChartRow[];
  textOf: (index: number) => string;
  onChoose: (index: number, place: ScreenPlace) => void;
  onHover: (index: number | null) => void;
}
