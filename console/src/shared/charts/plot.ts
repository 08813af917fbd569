import type { ChartRow } from './chart-rows';

/** A place on screen, for the menu of a row that leads to several places. */
export interface ScreenPlace {
  left: number;
  top: number;
}

/** What every drawing of rows takes. It is drawn for the eye and the mouse; the table beside it is for everybody. */
export interface PlotProps {
  rows: readonly ChartRow[];
  /** What the tooltip says of a row after its label. */
  textOf: (index: number) => string;
  onChoose: (index: number, place: ScreenPlace) => void;
  onHover: (index: number | null) => void;
}
