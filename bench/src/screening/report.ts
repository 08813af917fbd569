export interface Measure {
  name: string;
  value: number;
  unit: '%' | 'ms' | 's' | 'MB' | '/s' | 'x' | '';
  goal?: { atLeast: number } | { atMost: number };
  note?: string;
}

export const isMet = ({ value, goal }: Measure): boolean | null => {
  if (!goal) return null;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
};

const shown = (value: number, unit: Measure['unit']): string => {
  if (Number.isNaN(value)) return '—';
  if (unit === '%') return `${(value * 100).toFixed(2)} %`;
  return `${value.toFixed(unit === '/s' || unit === 'MB' ? 0 : 2)} ${unit}`.trim();
};

const goalOf = ({ goal, unit }: Measure): string => {
  if (!goal) return '';
  return 'atLeast' in goal ? `>= ${shown(goal.atLeast, unit)}` : `<= ${shown(goal.atMost, unit)}`;
};

const verdict = (measure: Measure): string => {
  const met = isMet(measure);
  return met === null ? '' : met ? 'met' : 'MISSED';
};

export const tableOf = (measures: readonly Measure[]): string =>
  measures
    .map((measure) =>
      [
        measure.name.padEnd(52),
        shown(measure.value, measure.unit).padStart(12),
        goalOf(measure).padStart(16),
        verdict(measure).padStart(8),
        measure.note ?? '',
      ]
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
