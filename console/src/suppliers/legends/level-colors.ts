import type { ScaleLevel } from '@homologa/domain/catalog/scale-levels';

type Colors = Readonly<Record<ScaleLevel, string>>;

/** Each colour has a contrast of at least 3:1 to the theme's cards, because chart bars use these colours. */
const LIGHT: Colors = {
  best: '#1c7a3e',
  good: '#548a2c',
  fair: '#8a7a00',
  watch: '#b86a00',
  bad: '#c4501b',
  worst: '#b3261e',
  unknown: '#6d7b78',
};

const DARK: Colors = {
  best: '#5fc583',
  good: '#a3d16c',
  fair: '#e3d05a',
  watch: '#f0b75a',
  bad: '#f79463',
  worst: '#f4716a',
  unknown: '#93a5a1',
};

export const levelColors = (mode: 'light' | 'dark'): Colors => (mode === 'dark' ? DARK : LIGHT);
