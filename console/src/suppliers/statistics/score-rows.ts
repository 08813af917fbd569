import type { ScaleLevel } from '@homologa/domain/catalog/scale-levels';
import type { Locale } from '@homologa/domain/language/locales';
import { THRESHOLD_COLOURS, type ThresholdColour } from '@homologa/domain/questionnaires/points';
import { SCORE_FILTER_WORDS } from '@homologa/domain/questionnaires/score-words';
import type { SupplierListFilter } from '@homologa/domain/suppliers/supplier.contract';
import type { ScoreGroups } from '@homologa/domain/workflows/statistics.contract';
import { type ChartRow, type ChartTarget, withShares } from '../../shared/charts/chart-rows';

const LEVELS: Readonly<Record<Exclude<ThresholdColour, 'blue'>, ScaleLevel>> = {
  green: 'best',
  amber: 'watch',
  red: 'worst',
  grey: 'unknown',
};

interface ScoreTools {
  locale: Locale;
  colors: Readonly<Record<ScaleLevel, string>>;
  blue: string;
  targets: (filter: SupplierListFilter) => readonly ChartTarget[];
}

/**
 * Rows of the chart of scores, one per colour. A colour that all chosen workflows give one name has the name as its
 * label and the colour, by which the list is filtered, as its help; otherwise the label is the colour, and its help
 * lists the names.
 */
export function scoreRows(groups: ScoreGroups, { locale, colors, blue, targets }: ScoreTools): ChartRow[] {
  const inOrder = groups.toSorted((a, b) => THRESHOLD_COLOURS.indexOf(a.key) - THRESHOLD_COLOURS.indexOf(b.key));
  return withShares(inOrder).map(({ key, count, share, names }): ChartRow => {
    const colourName = SCORE_FILTER_WORDS[key][locale];
    const [name, ...more] = names;
    const texts =
      name !== undefined && more.length === 0
        ? { label: name, help: colourName }
        : { label: colourName, ...(name === undefined ? {} : { help: names.join(', ') }) };
    return {
      ...texts,
      key,
      count,
      share,
      color: key === 'blue' ? blue : colors[LEVELS[key]],
      targets: targets({ score_outcome: [key] }),
    };
  });
}
