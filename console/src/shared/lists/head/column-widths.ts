import { COLUMN_WIDTH_MAX, COLUMN_WIDTH_MIN } from '@homologa/domain/suppliers/limits';

import type { CSSProperties } from 'react';

export type Widths = Readonly<Record<string, number>>;

const STEP = 40;

export const fittedWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, COLUMN_WIDTH_MIN), COLUMN_WIDTH_MAX));

export const steppedWidth = (width: number, step: -1 | 1): number => fittedWidth(width + step * STEP);

/** Name of the CSS variable on the table's box with a column's width. */
export const widthVariable = (column: string): `--col-${string}` => `--col-${column}`;

export const widthVariables = (widths: Widths): Record<string, string> =>
  Object.fromEntries(Object.entries(widths).map(([column, width]) => [widthVariable(column), `${width}px`]));

/** Width of a column: the width set by the user, otherwise at most the column's default. */
export const widthOf = ({ key, width }: { key: string; width?: number }): CSSProperties => ({
  width: `var(${widthVariable(key)}, auto)`,
  maxWidth: `var(${widthVariable(key)}, ${width === undefined ? 'none' : `${width}px`})`,
});

export const contentWidth = (cell: HTMLElement | null | undefined): number | undefined =>
  cell?.querySelector('.cut')?.getBoundingClientRect().width;
